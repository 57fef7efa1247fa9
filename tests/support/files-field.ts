import { expect, type Locator, type Page } from 'playwright/test';
import { createSampleForm, SAMPLE_FORM_URL } from './gallery.ts';
import { middleOf } from './layout.ts';

/** A file for Playwright's `setFiles`. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PNG of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

export const picture = (name: string): TestFile => ({ name, mimeType: 'image/png', buffer: PNG });
export const fileOf = (name: string, mimeType: string, content: Buffer | string): TestFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
export const dataUrlOf = ({ mimeType, buffer }: TestFile) =>
  `data:${mimeType};base64,${buffer.toString('base64')}`;

/**
 * Returns a function that dispatches these paste or drag events with files, or with a text if there are none. It resolves to
 * whether the page has cancelled each of them.
 */
const transfer =
  (...types: string[]) =>
  (target: Locator, ...files: TestFile[]) => {
    const described = files.map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      content: buffer.toString('base64'),
    }));
    return target.evaluate(
      (element, { types, described }) => {
        const data = new DataTransfer();
        for (const { name, mimeType, content } of described) {
          const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
          data.items.add(new File([bytes], name, { type: mimeType }));
        }
        if (described.length === 0) data.setData('text/plain', 'hola');
        const options = { bubbles: true, cancelable: true };
        const events = types.map((type) =>
          type === 'paste'
            ? new ClipboardEvent(type, { ...options, clipboardData: data })
            : new DragEvent(type, { ...options, dataTransfer: data }),
        );
        return events.map((event) => !element.dispatchEvent(event));
      },
      { types, described },
    );
  };

/** Opens the gallery's sample form. Returns locators and actions of its files field. */
export async function openFilesField(page: Page) {
  await page.goto(SAMPLE_FORM_URL);
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
    drop: transfer('dragenter', 'dragover', 'drop'),
    dragOver: transfer('dragover'),
    dragLeave: transfer('dragleave'),
    paste: transfer('paste'),
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
const filesOf = (letters: string) =>
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
