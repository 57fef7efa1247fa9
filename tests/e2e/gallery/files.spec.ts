import type { Locator, Page } from 'playwright/test';
import { createGalleryForm, GALLERY_URL } from '../../support/gallery.ts';
import { middleOf } from '../../support/layout.ts';
import { facesAreThere, settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** The field type files: choosing, dropping, refusing, removing and reordering. `files-state.test.ts` has the list. */

const fileOf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(name) });
/** One file for each letter: a.pdf, b.pdf … */
const filesOf = (letters: string) => [...letters].map((letter) => fileOf(`${letter}.pdf`));
const dataUrlOf = ({ mimeType, buffer }: ReturnType<typeof fileOf>) =>
  `data:${mimeType};base64,${buffer.toString('base64')}`;

/** Opens the gallery's form. Returns locators and actions of its files field. */
async function openFilesField(page: Page) {
  await page.goto(GALLERY_URL);
  const { group, value } = createGalleryForm(page);
  const field = group('Fotos que te inspiran');
  const rows = field.getByRole('listitem').filter({ has: page.getByRole('button') });
  const names = () => rows.locator('[title]').allTextContents();
  const select = field.getByRole('button', { name: 'Selecciona' });
  await select.waitFor();
  await facesAreThere(page);
  return {
    select,
    rows,
    zone: field.locator('div', { hasText: /^Arrastra tus archivos o Selecciona$/ }).last(),
    status: field.getByRole('status'),
    button: (name: string) => field.getByRole('button', { name, exact: true }),
    /** Chooses files in the browser's file picker. */
    async choose(letters: string) {
      const opening = page.waitForEvent('filechooser');
      await select.click();
      await (await opening).setFiles(filesOf(letters));
    },
    /** Expects these files in this order in the list, and as data URLs in the form's value: `bacd`. */
    async expectFiles(letters: string) {
      const expected = filesOf(letters);
      await expect.poll(names).toEqual(expected.map(({ name }) => name));
      await expect.poll(async () => (await value())?.files).toEqual(expected.map(dataUrlOf));
    },
    /** The middle of the handle that moves a file. */
    handleOf: (name: string) =>
      middleOf(
        rows
          .filter({ has: page.getByTitle(name, { exact: true }) })
          .locator('span')
          .first(),
      ),
  };
}

/** Opens the files field, and adds a.pdf to d.pdf. */
async function openFourFiles(page: Page) {
  const files = await openFilesField(page);
  await files.choose('abcd');
  await files.expectFiles('abcd');
  // The mouse reaches only what is on the screen.
  await files.rows.first().evaluate((row) => row.scrollIntoView({ block: 'center' }));
  return files;
}

/** Drops x.pdf on an element. */
const drop = (target: Locator) =>
  target.evaluate((element) => {
    const data = new DataTransfer();
    data.items.add(new File(['x.pdf'], 'x.pdf', { type: 'application/pdf' }));
    for (const event of ['dragover', 'drop'])
      element.dispatchEvent(
        new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer: data }),
      );
  });

test('S-GEN-3 S-GEN-4 S-GEN-6 R-30: files are dropped or chosen, ten at most, in the order shown', async ({
  page,
}) => {
  const files = await openFilesField(page);
  expect(await files.zone.textContent()).toBe('Arrastra tus archivos o Selecciona');
  const opening = page.waitForEvent('filechooser');
  await files.select.press('Enter');
  expect((await opening).isMultiple()).toBe(true);
  await files.choose('m');
  await files.expectFiles('m');
  await drop(files.zone);
  await files.expectFiles('mx');
  await files.choose('abcdefghi');
  await expect(files.status).toContainText('i.pdf no se ha añadido');
  await files.button('Quitar m.pdf (1)').click();
  await files.expectFiles('xabcdefgh');
});

test('S-GEN-5 S-CON-10 R-32: a row dragged by its handle makes the others give way, in 0.45 s', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const files = await openFourFiles(page);
  const row = files.rows.first();
  await expect(row).toHaveCSS('transition-duration', '0.45s');
  await expect(row).toHaveCSS('transition-timing-function', 'cubic-bezier(0.4, 0, 0.1, 1)');
  const from = await files.handleOf('a.pdf');
  const to = await files.handleOf('c.pdf');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, to.y, { steps: 5 });
  await expect.poll(async () => (await files.handleOf('b.pdf')).y).toBeCloseTo(from.y, 0);
  await page.mouse.up();
  await files.expectFiles('bcad');
  await expect(files.status).toHaveText('a.pdf: puesto 3 de 4');
});

test('S-GEN-5: the buttons move a file by mouse and keys, and say its place', async ({ page }) => {
  const files = await openFourFiles(page);
  await files.button('Bajar a.pdf (1)').click();
  await files.expectFiles('bacd');
  await expect(files.button('Bajar a.pdf (2)')).toBeFocused();
  await expect(files.status).toHaveText('a.pdf: puesto 2 de 4');
  await files.button('Subir a.pdf (2)').press('Enter');
  await files.expectFiles('abcd');
  await expect(files.button('Subir a.pdf (1)')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await files.button('Bajar d.pdf (4)').press('Space');
  await settle(page);
  await files.expectFiles('abcd');
});
