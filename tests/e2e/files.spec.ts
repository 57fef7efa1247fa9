import { expectAccessible } from '../support/accessibility.ts';
import { dataUrlOf, fileOf, openFilesField, picture, pictures } from '../support/files-field.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

/** The field type files: choosing, refusing, previewing and removing. */

const PDF = fileOf('menu.pdf', 'application/pdf', '%PDF-1.4');
const HEIC = fileOf('IMG_0412.HEIC', '', 'heic');
const TEXT = fileOf('notas.txt', 'text/plain', 'x');

test('S-GEN-3 S-GEN-6 R-30: the drop zone has exactly the specified text, "Selecciona" opens the picker, and the value is one data URL per file, in the order shown', async ({
  page,
}) => {
  const files = await openFilesField(page);
  expect(await files.zone.textContent()).toBe('Arrastra tus archivos o Selecciona');
  const opening = page.waitForEvent('filechooser');
  await files.select.press('Enter');
  expect((await opening).isMultiple()).toBe(true);
  await test.step('the same file can be chosen twice', async () => {
    await files.choose(PDF);
    // Browsers fire no `change` event if the picker still holds the file.
    await expect(files.picker).toHaveJSProperty('value', '');
    await files.choose(PDF);
    await expect.poll(files.value).toEqual([dataUrlOf(PDF), dataUrlOf(PDF)]);
  });
  await files.empty();
  await files.choose(picture('a.png'), PDF);
  // Wait, because a file that is added during reading joins the same announcement.
  await expect(files.status).toHaveText('2 archivos añadidos, 2 en total.');
  // Systems that do not know HEIC give the file no type.
  await files.drop(files.zone, HEIC);
  await expect
    .poll(files.value)
    .toEqual([
      dataUrlOf(picture('a.png')),
      dataUrlOf(PDF),
      dataUrlOf({ ...HEIC, mimeType: 'image/heic' }),
    ]);
  await expect(files.status).toHaveText('1 archivo añadido, 3 en total.');
});

test('S-GEN-4 S-CON-1: the 11th file and every other refused file are shown and announced with name and reason; accepted files are kept', async ({
  page,
}) => {
  const files = await openFilesField(page);
  await test.step('the 11th file', async () => {
    await files.choose(...pictures(9));
    await files.drop(files.zone, picture('10.png'), picture('11.png'));
    const refusal = 'Se admiten 10 archivos como máximo: 11.png';
    await expect(files.field.getByText(refusal, { exact: true })).toBeVisible();
    await expect.poll(files.names).toEqual(pictures(10).map(({ name }) => name));
    await expect.poll(async () => (await files.value()) as string[]).toHaveLength(10);
  });
  await files.empty();
  const large = (name: string, size: number) => fileOf(name, 'image/png', Buffer.alloc(size));
  await files.choose(
    TEXT,
    large('empty.png', 0),
    large('large.png', 1_500_001),
    large('1.png', 1_500_000),
    large('2.png', 1_500_000),
    large('3.png', 1),
  );
  const reasons = [
    'Tipo de archivo no admitido: notas.txt',
    'Sin contenido: empty.png',
    'Más de 1,5 MB por archivo: large.png',
    'Más de 3 MB entre todos: 3.png',
  ];
  for (const reason of reasons)
    await expect(files.field.getByText(reason, { exact: true })).toBeVisible();
  await expect(files.status).toHaveText(
    `2 archivos añadidos, 2 en total. Archivos no añadidos. ${reasons.join('. ')}`,
  );
  expect(await files.names()).toEqual(['1.png', '2.png']);

  await files.button('Cerrar el aviso').click();
  await expect(files.field.getByText('Archivos no añadidos', { exact: true })).toBeHidden();
  await expect(files.select).toBeFocused();
});

test('S-GEN-3: pictures have a preview, other files a plain tile; a reset frees the memory of the previews and shows no message', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const urls = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (file) => {
      const url = createObjectURL(file);
      urls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      urls.delete(url);
      revokeObjectURL(url);
    };
    Object.assign(globalThis, { urls });
  });
  const openUrls = () => page.evaluate('urls.size');
  const files = await openFilesField(page);
  await test.step('the previews', async () => {
    await files.choose(picture('a.png'), PDF, HEIC);
    const shown = files.rows.nth(0).locator('img');
    await expect(shown).toHaveJSProperty('complete', true);
    expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
    await expect(files.rows.nth(1).getByText('PDF', { exact: true })).toBeVisible();
    await expect(files.rows.nth(2).getByText('HEIC', { exact: true })).toBeVisible();
    await expect(files.rows.locator('img')).toHaveCount(1);
  });
  await files.empty();
  await files.choose(...pictures(3));
  await expect.poll(openUrls).toBe(3);
  await files.button('Quitar 2.png').click();
  await expect.poll(openUrls).toBe(2);
  await expect.poll(files.value).toHaveLength(2);
  await files.reset.click();
  await expect(files.rows).toHaveCount(0);
  await expect.poll(openUrls).toBe(0);
  await settle(page);
  await expect(files.field.getByText('El campo no puede estar vacío')).toBeHidden();
  await files.choose(picture('1.png'));
  await expect.poll(files.value).toEqual([dataUrlOf(picture('1.png'))]);
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
    await expect(files.field.getByText('El campo no puede estar vacío')).toBeVisible();
  });
});

test('S-GEN-3: axe finds no violation in a field with files, refused files and a message', async ({
  page,
}) => {
  const files = await openFilesField(page);
  await files.submit.click();
  await expectAccessible(page);
  await files.choose(picture('a.png'), PDF, TEXT);
  await expect(files.rows).toHaveCount(2);
  await expectAccessible(page);
});
