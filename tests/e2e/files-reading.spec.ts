import type { Page } from 'playwright/test';
import { openFilesField, pictures } from '../support/files-field.ts';
import { expect, test } from '../support/test.ts';

/** Reading files: one after the other, with progress, errors and cancelling. */

/** Makes every `FileReader` of the page wait. The returned function releases the next one. */
async function holdReading(page: Page) {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    const read = FileReader.prototype.readAsDataURL;
    FileReader.prototype.readAsDataURL = function (blob) {
      waiting.push(() => this.readyState === FileReader.EMPTY && read.call(this, blob));
    };
    const releaseReading = () => {
      const read = waiting.shift();
      read?.();
      return read !== undefined;
    };
    Object.assign(globalThis, { releaseReading });
  });
  // Retries until a reader waits.
  return () => page.waitForFunction('releaseReading()');
}

test('S-GEN-3: a file that cannot be read is named, and the others are read', async ({ page }) => {
  await page.addInitScript(() => {
    const read = FileReader.prototype.readAsDataURL;
    let count = 0;
    FileReader.prototype.readAsDataURL = function (blob) {
      count += 1;
      if (count === 2) setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
      else read.call(this, blob);
    };
  });
  const files = await openFilesField(page);
  await files.choose(...pictures(3));
  await expect(files.field.getByText('No se ha podido leer: 2.png', { exact: true })).toBeVisible();
  await expect.poll(files.names).toEqual(['1.png', '3.png']);
  await expect.poll(files.value).toHaveLength(2);
  await expect(files.status).toContainText('2 archivos añadidos, 2 en total.');
});

test('S-GEN-3: reading ten files shows progress, and the form cannot be sent before all are read', async ({
  page,
}) => {
  const release = await holdReading(page);
  const files = await openFilesField(page);
  await files.choose(...pictures(10));
  await expect(files.progress).toHaveAccessibleName('Cargando 1 de 10…');
  await release();
  await expect(files.progress).toHaveAccessibleName('Cargando 2 de 10…');
  await files.submit.click();
  await expect(
    files.field.getByText('Espera a que terminen de cargarse los archivos'),
  ).toBeVisible();
  for (let count = 1; count < 10; count += 1) {
    await expect(files.field.getByText(`Cargando ${count + 1} de 10…`)).toBeVisible();
    await release();
  }
  await expect(files.progress).toBeHidden();
  await expect(files.field.getByText('Espera a que')).toBeHidden();
  await expect.poll(files.value).toHaveLength(10);
});

test('S-GEN-3: cancelling keeps the files that have been read, and the focus moves to "Selecciona"', async ({
  page,
}) => {
  const release = await holdReading(page);
  const files = await openFilesField(page);
  await files.choose(...pictures(10));
  await files.button('Cancelar').waitFor();
  await release();
  await expect(files.progress).toHaveAccessibleName('Cargando 2 de 10…');
  await files.button('Cancelar').click();
  await expect.poll(files.names).toEqual(['1.png']);
  await expect(files.status).toHaveText('Carga cancelada. Archivos añadidos: 1 de 10.');
  await expect(files.select).toBeFocused();
  await expect.poll(files.value).toHaveLength(1);
});
