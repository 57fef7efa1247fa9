import { expectAccessible } from '../../support/accessibility.ts';
import {
  dataUrlOf,
  fileOf,
  openFilesField,
  openFourFiles,
  picture,
  type TestFile,
} from '../../support/files-field.ts';
import { swipe } from '../../support/gallery.ts';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** The field type files: choosing, dropping, pasting, refusing, previewing, removing and reordering. */

const PDF = fileOf('menu.pdf', 'application/pdf', '%PDF-1.4');
const HEIC = fileOf('IMG_0412.HEIC', '', 'heic');
const TEXT = fileOf('notas.txt', 'text/plain', 'x');

test('files are dropped, chosen or pasted; the value is one data URL per file, in the order shown', async ({
  page,
}) => {
  const files = await openFilesField(page);
  await test.step('S-GEN-6: the drop zone has exactly the specified text', async () => {
    expect(await files.zone.textContent()).toBe('Arrastra tus archivos o Selecciona');
  });
  await test.step('S-GEN-6: a file dropped beside the zone changes nothing and does not make the browser leave the page', async () => {
    // Retry, because the field listens for drops only after React has mounted it.
    const drop = (...brought: TestFile[]) => files.drop(page.locator('body'), ...brought);
    await expect.poll(() => drop(PDF)).toEqual([false, true, true]);
    // The browser handles dragged and pasted text itself.
    expect(await drop()).toEqual([false, false, false]);
    expect(await files.dragOver(files.zone)).toEqual([false]);
    expect(await files.paste(files.zone)).toEqual([false]);
    await expect(files.rows).toHaveCount(0);
  });
  await test.step('S-GEN-6: the zone is highlighted under dragged files', async () => {
    await expect(files.zone).not.toHaveAttribute('data-over');
    await files.dragOver(files.zone, PDF);
    await expect(files.zone).toHaveAttribute('data-over');
    await files.dragLeave(files.zone, PDF);
    await expect(files.zone).not.toHaveAttribute('data-over');
  });
  await test.step('S-GEN-6: "Selecciona" opens the picker, also for the same file again', async () => {
    const opening = page.waitForEvent('filechooser');
    await files.select.press('Enter');
    expect((await opening).isMultiple()).toBe(true);
    await files.choose(PDF);
    // Browsers fire no `change` event if the picker still holds the file.
    await expect(files.picker).toHaveJSProperty('value', '');
    await files.choose(PDF);
    await expect.poll(files.names).toEqual(['menu.pdf', 'menu.pdf (2)']);
    await expect(files.status).toHaveText('1 archivo añadido, 2 en total');
  });
  await test.step('S-GEN-3 R-30: dropped and pasted files are added, and the value follows', async () => {
    // Systems that do not know HEIC give the file no type.
    await files.drop(files.zone, HEIC, picture('a.png'));
    await expect(files.status).toHaveText('2 archivos añadidos, 4 en total');
    await files.drop(files.rows.first(), picture('b.png'));
    await files.zone.click({ position: { x: 4, y: 4 } });
    await files.paste(page.locator(':focus'), picture('c.png'));
    const heic = { ...HEIC, mimeType: 'image/heic' };
    const shown = [PDF, PDF, heic, picture('a.png'), picture('b.png'), picture('c.png')];
    await expect.poll(files.value).toEqual(shown.map(dataUrlOf));
  });
  await test.step('S-GEN-3: pictures have a preview, other files and a picture that the browser cannot show a plain tile', async () => {
    await expect.soft(files.rows.nth(0).getByText('pdf', { exact: true })).toBeVisible();
    await expect.soft(files.rows.nth(2).getByText('heic', { exact: true })).toBeVisible();
    const preview = files.rows.nth(3).locator('img');
    await expect.soft(preview).toHaveJSProperty('naturalWidth', 1);
    await expect.soft(files.rows.locator('img')).toHaveCount(3);
  });
});

test('a refused file is shown and announced with name and reason, and accepted files are kept', async ({
  page,
}) => {
  const files = await openFilesField(page);
  await test.step('S-GEN-4: a wrong type, an empty file, a file that is too large', async () => {
    const large = (name: string, size: number) => fileOf(name, 'image/png', Buffer.alloc(size));
    const [zero, full, over] = [
      large('0.png', 0),
      large('1.png', 1.5e6),
      large('2.png', 1.5e6 + 1),
    ];
    await files.choose(TEXT, zero, full, over);
    for (const refusal of [
      'notas.txt no se ha añadido: ese tipo de archivo no se admite',
      '0.png no se ha añadido: no tiene contenido',
      '2.png no se ha añadido: ocupa más de 1,5 MB',
    ])
      await expect(files.status.getByText(refusal, { exact: true })).toBeVisible();
    expect(await files.names()).toEqual(['1.png']);
    await expectAccessible(page);
  });
  await files.reset.click();
  await test.step('S-GEN-3: a file that cannot be read, such as a folder', async () => {
    await files.choose(picture('a.png'));
    await page.evaluate(() => {
      FileReader.prototype.readAsDataURL = function () {
        this.dispatchEvent(new ProgressEvent('error'));
      };
    });
    await files.choose(fileOf('boda.pdf', 'application/pdf', 'x'));
    await expect(files.status).toHaveText('boda.pdf no se ha añadido: no se ha podido leer');
    await expect.poll(files.value).toEqual([dataUrlOf(picture('a.png'))]);
  });
});

test('S-GEN-3: an empty field is refused with the focus on "Selecciona"; after sending it is empty without a message; removing a file changes the value and focuses the next file', async ({
  page,
}) => {
  const files = await openFilesField(page);
  const empty = files.field.getByText('El campo no puede estar vacío');
  for (const [name, value] of Object.entries({
    text: 'Núria',
    email: 'nuria@visitor.example',
    tel: '+34 600 123 456',
    textarea: 'Una cena.',
  }))
    await page.locator(`[name="${name}"]`).fill(value);
  await files.submit.click();
  await expect(files.select).toBeFocused();
  await expect(files.select).toHaveAccessibleDescription(
    /^El campo no puede estar vacío Imágenes y PDF\. Hasta 10 archivos/,
  );
  await files.choose(PDF);
  await expect(empty).toBeHidden();
  await expect.poll(files.value).toHaveLength(1);
  await files.submit.click();
  await expect(files.rows).toHaveCount(0);
  await expect.poll(files.sent).toEqual([dataUrlOf(PDF)]);
  await settle(page);
  await expect(empty).toBeHidden();
  await test.step('removing a file changes the value and focuses the next file', async () => {
    await files.choose(picture('a.png'), PDF, picture('c.png'));
    await expect.poll(files.value).toHaveLength(3);
    await files.button('Quitar menu.pdf').click();
    await expect(files.button('Quitar c.png')).toBeFocused();
    await expect(files.status).toHaveText('menu.pdf quitado');
    await page.keyboard.press('Enter');
    await expect(files.button('Quitar a.png')).toBeFocused();
    await expect.poll(files.value).toEqual([dataUrlOf(picture('a.png'))]);
    await page.keyboard.press('Enter');
    await expect(files.select).toBeFocused();
    await expect(empty).toBeVisible();
  });
});

test('S-GEN-5 R-30: a row dragged by its handle makes the others give way, and the value follows; Escape undoes the drag alone, and a click moves nothing', async ({
  page,
}) => {
  const files = await openFourFiles(page);
  // In a modal dialog, as on the site.
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.append(document.getElementById('root') as HTMLElement);
    dialog.showModal();
  });
  await files.rows.first().evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const from = await files.handleOf('a.pdf');
  const to = await files.handleOf('c.pdf');
  const press = async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
  };
  await press();
  await page.mouse.move(from.x, to.y, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('dialog')).toHaveAttribute('open');
  await page.mouse.click(from.x, from.y);
  await settle(page);
  await files.expectOrder('abcd');
  expect((await files.handleOf('a.pdf')).y).toBeCloseTo(from.y, 0);

  await press();
  await page.mouse.move(from.x, to.y - 20, { steps: 5 });
  await expect.poll(async () => (await files.handleOf('b.pdf')).y).toBeCloseTo(from.y, 0);
  await page.mouse.up();
  await files.expectOrder('bcad');
  await expect(files.status).toHaveText('a.pdf: puesto 3 de 4');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

  test('S-GEN-5: a finger on a handle moves its file and does not scroll the page', async ({
    page,
  }) => {
    const files = await openFourFiles(page);
    const before = await page.evaluate(() => scrollY);
    const from = await files.handleOf('b.pdf');
    await swipe(page, from, { y: (await files.handleOf('a.pdf')).y - from.y });
    await files.expectOrder('bacd');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test('S-GEN-5: the buttons move a file by mouse and keys, keep the focus, and say its place, also at both ends of the list', async ({
  page,
}) => {
  const files = await openFourFiles(page);
  await files.button('Bajar a.pdf').click();
  await files.expectOrder('bacd');
  await expect(files.button('Bajar a.pdf')).toBeFocused();
  await expect(files.status).toHaveText('a.pdf: puesto 2 de 4');
  await files.button('Subir a.pdf').press('Enter');
  await files.expectOrder('abcd');
  await expect(files.button('Subir a.pdf')).toBeFocused();
  await expect(files.button('Subir a.pdf')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await files.button('Bajar d.pdf').press('Space');
  await settle(page);
  await files.expectOrder('abcd');
});

test('S-CON-10 R-32: rows move to their new places in 0.45 s with the curve of every layout change; with reduced motion at once', async ({
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
  await files.button('Quitar c.pdf').click();
  await files.expectOrder('bad');
  expect(await takeMoves()).toEqual(['d.pdf']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await files.button('Bajar b.pdf').click();
  await files.expectOrder('abd');
  expect(await takeMoves()).toEqual([]);
});
