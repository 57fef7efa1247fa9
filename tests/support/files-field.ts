import { expect, type Locator, type Page } from 'playwright/test';
import { createSampleForm, GALLERY_URL } from './gallery.ts';
import { middleOf } from './layout.ts';

/** A file for Playwright's `setFiles`. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const fileOf = (name: string, mimeType: string, content: Buffer | string): TestFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
export const dataUrlOf = ({ mimeType, buffer }: TestFile) =>
  `data:${mimeType};base64,${buffer.toString('base64')}`;

/** Dispatches these drag events with files. */
const dragTo =
  (...types: string[]) =>
  (target: Locator, ...files: TestFile[]) =>
    target.evaluate(
      (element, { types, files }) => {
        const data = new DataTransfer();
        for (const { name, mimeType, text } of files)
          data.items.add(new File([text], name, { type: mimeType }));
        for (const type of types)
          element.dispatchEvent(
            new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }),
          );
      },
      { types, files: files.map(({ buffer, ...file }) => ({ ...file, text: String(buffer) })) },
    );

/** Opens the gallery's sample form. Returns locators and actions of its files field. */
export async function openFilesField(page: Page) {
  await page.goto(GALLERY_URL);
  const { group, value, sent, reset, submit } = createSampleForm(page);
  const field = group('Fotos que te inspiran');
  const rows = field.getByRole('listitem').filter({ has: page.getByRole('button') });
  const select = field.getByRole('button', { name: 'Selecciona' });
  await select.waitFor();

  return {
    field,
    select,
    rows,
    reset,
    submit,
    picker: field.locator('input[type="file"]'),
    zone: field.locator('div', { hasText: /^Arrastra tus archivos o Selecciona$/ }).last(),
    status: field.getByRole('status'),
    button: (name: string) => field.getByRole('button', { name, exact: true }),
    names: () => rows.locator('[title]').allTextContents(),
    /** The field's value in the form: data URLs. */
    value: async () => (await value())?.files,
    sent: async () => (await sent())?.files,
    drop: dragTo('dragover', 'drop'),
    dragOver: dragTo('dragover'),
    dragLeave: dragTo('dragleave'),
    /** Chooses files in the browser's file picker. */
    async choose(...files: TestFile[]) {
      const opening = page.waitForEvent('filechooser');
      await select.click();
      await (await opening).setFiles(files);
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

/** One file for each letter: a.pdf, b.pdf … */
export const filesOf = (letters: string) =>
  [...letters].map((letter) => fileOf(`${letter}.pdf`, 'application/pdf', letter));

/** Opens the files field, and adds a.pdf to d.pdf. */
export async function openFourFiles(page: Page) {
  const files = await openFilesField(page);
  await files.choose(...filesOf('abcd'));
  await expect.poll(files.value).toHaveLength(4);
  // Mouse and touch events reach only what is on the screen.
  await files.rows.first().evaluate((row) => row.scrollIntoView({ block: 'center' }));
  return {
    ...files,
    /** Expects this order in the list and in the form's value, for example `bacd`. */
    async expectOrder(order: string) {
      const expected = filesOf(order);
      await expect.poll(files.names).toEqual(expected.map(({ name }) => name));
      await expect.poll(files.value).toEqual(expected.map(dataUrlOf));
    },
  };
}
