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

/** Drops a file on an element. */
const drop = (target: Locator, { name, mimeType, buffer }: TestFile) =>
  target.evaluate(
    (element, { text, name, type }) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name, { type }));
      for (const event of ['dragover', 'drop'])
        element.dispatchEvent(
          new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer: data }),
        );
    },
    { text: String(buffer), name, type: mimeType },
  );

/** Opens the gallery's sample form. Returns locators and actions of its files field. */
export async function openFilesField(page: Page) {
  await page.goto(GALLERY_URL);
  const { group, value } = createSampleForm(page);
  const field = group('Fotos que te inspiran');
  const rows = field.getByRole('listitem').filter({ has: page.getByRole('button') });
  const select = field.getByRole('button', { name: 'Selecciona' });
  await select.waitFor();

  return {
    select,
    rows,
    zone: field.locator('div', { hasText: /^Arrastra tus archivos o Selecciona$/ }).last(),
    status: field.getByRole('status'),
    button: (name: string) => field.getByRole('button', { name, exact: true }),
    names: () => rows.locator('[title]').allTextContents(),
    /** The field's value in the form: data URLs. */
    value: async () => (await value())?.files,
    drop,
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
