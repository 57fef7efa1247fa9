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

test('S-GEN-3 S-GEN-4 S-GEN-6 R-30: files are dropped or chosen, ten at most, in the order shown', async ({
  page,
}) => {
  const files = await openFilesField(page);
  const menu = fileOf('menu.pdf', 'application/pdf', 'menu');
  const photo = fileOf('foto.png', 'image/png', 'foto');
  expect(await files.zone.textContent()).toBe('Arrastra tus archivos o Selecciona');
  const opening = page.waitForEvent('filechooser');
  await files.select.press('Enter');
  expect((await opening).isMultiple()).toBe(true);
  await files.choose(menu);
  await expect.poll(files.value).toEqual([dataUrlOf(menu)]);
  await files.drop(files.zone, photo);
  await expect.poll(files.value).toEqual([menu, photo].map(dataUrlOf));
  await files.choose(...filesOf('abcdefghi'));
  await expect(files.status).toContainText('i.pdf no se ha añadido');
  await expect(files.rows).toHaveCount(10);
  await files.button('Quitar menu.pdf').click();
  await expect(files.rows).toHaveCount(9);
});

test('S-GEN-5 S-CON-10 R-32: a row dragged by its handle makes the others give way, in 0.45 s', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const files = await openFourFiles(page);
  await expect(files.rows.first()).toHaveCSS('transition-duration', '0.45s');
  await expect(files.rows.first()).toHaveCSS(
    'transition-timing-function',
    'cubic-bezier(0.4, 0, 0.1, 1)',
  );
  const from = await files.handleOf('a.pdf');
  const to = await files.handleOf('c.pdf');
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
