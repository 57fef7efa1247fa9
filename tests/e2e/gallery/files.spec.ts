import {
  dataUrlOf,
  fileOf,
  filesOf,
  openFilesField,
  openFourFiles,
} from '../../support/files-field.ts';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** The field type files: choosing, dropping, refusing, removing and reordering. `files-state.test.ts` has the list. */

test('files are dropped or chosen; the value is one data URL per file, in the order shown', async ({
  page,
}) => {
  const files = await openFilesField(page);
  const menu = fileOf('menu.pdf', 'application/pdf', 'menu');
  const photo = fileOf('foto.png', 'image/png', 'foto');
  await test.step('S-GEN-6: the drop zone has exactly the specified text, and is highlighted under dragged files', async () => {
    expect(await files.zone.textContent()).toBe('Arrastra tus archivos o Selecciona');
    await files.dragOver(files.zone, menu);
    await expect(files.zone).toHaveAttribute('data-over');
    await files.dragLeave(files.zone, menu);
    await expect(files.zone).not.toHaveAttribute('data-over');
  });
  await test.step('S-GEN-6: "Selecciona" opens the picker, also for the same file again', async () => {
    const opening = page.waitForEvent('filechooser');
    await files.select.press('Enter');
    expect((await opening).isMultiple()).toBe(true);
    await files.choose(menu);
    // Browsers fire no `change` event if the picker still holds the file.
    await expect(files.picker).toHaveJSProperty('value', '');
    await files.choose(menu);
    await expect.poll(files.names).toEqual(['menu.pdf', 'menu.pdf']);
    await expect(files.status).toHaveText('1 archivo añadido, 2 en total');
  });
  await test.step('S-GEN-3 R-30: a dropped file is added, and the value follows', async () => {
    await files.drop(files.zone, photo);
    await expect.poll(files.value).toEqual([menu, menu, photo].map(dataUrlOf));
  });
  await test.step('S-GEN-4: the 11th file is refused by name, and the first ten are kept', async () => {
    await files.choose(...filesOf('abcdefgh'));
    await expect(files.status).toContainText('h.pdf no se ha añadido');
    await expect(files.rows).toHaveCount(10);
  });
});

test('S-GEN-5 R-30: a row dragged by its handle makes the others give way', async ({ page }) => {
  const files = await openFourFiles(page);
  const from = await files.handleOf('a.pdf');
  const to = await files.handleOf('c.pdf');
  await page.mouse.click(from.x, from.y);
  await settle(page);
  await files.expectOrder('abcd');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, to.y, { steps: 5 });
  await expect.poll(async () => (await files.handleOf('b.pdf')).y).toBeCloseTo(from.y, 0);
  await page.mouse.up();
  await files.expectOrder('bcad');
  await expect(files.status).toHaveText('a.pdf: puesto 3 de 4');
});

test('S-GEN-5: the buttons move a file by mouse and keys, and say its place', async ({ page }) => {
  const files = await openFourFiles(page);
  await files.button('Bajar a.pdf').click();
  await files.expectOrder('bacd');
  await expect(files.button('Bajar a.pdf')).toBeFocused();
  await expect(files.status).toHaveText('a.pdf: puesto 2 de 4');
  await files.button('Subir a.pdf').press('Enter');
  await files.expectOrder('abcd');
  await expect(files.button('Subir a.pdf')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await files.button('Bajar d.pdf').press('Space');
  await settle(page);
  await files.expectOrder('abcd');
});

test('S-CON-10 R-32: rows move in 0.45 s with the curve of every layout change', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Record the moves, because a transition could end before the test asks for it.
  await page.addInitScript(() => {
    const moves: unknown[] = [];
    Object.assign(globalThis, { moves });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const name = (target as HTMLElement).querySelector('[title]')?.textContent;
      if (propertyName === 'translate') moves.push(name);
    });
  });
  const takeMoves = async () => {
    await settle(page);
    return page.evaluate<string[]>('moves.splice(0).sort()');
  };
  const files = await openFourFiles(page);
  await expect(files.rows.first()).toHaveCSS('transition-duration', '0.45s');
  await expect(files.rows.first()).toHaveCSS(
    'transition-timing-function',
    'cubic-bezier(0.4, 0, 0.1, 1)',
  );
  await files.button('Bajar a.pdf').click();
  await files.expectOrder('bacd');
  expect(await takeMoves()).toEqual(['a.pdf', 'b.pdf']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await files.button('Bajar b.pdf').click();
  await files.expectOrder('abcd');
  expect(await takeMoves()).toEqual([]);
});
