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
/** "1.png", "2.png" … */
export const pictures = (count: number): TestFile[] =>
  Array.from({ length: count }, (_, index) => picture(`${index + 1}.png`));
export const fileOf = (name: string, mimeType: string, content: Buffer | string): TestFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
export const dataUrlOf = ({ mimeType, buffer }: TestFile) =>
  `data:${mimeType};base64,${buffer.toString('base64')}`;

/**
 * Dispatches paste or drag events with these files, or with a text if there are none. Resolves to whether the page has
 * cancelled each of them.
 */
async function dispatchTransfer(target: Locator, types: string[], files: TestFile[]) {
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
}

/** The drop zone of a files field. */
const zoneIn = (field: Locator) =>
  field.locator('div', { hasText: /^Arrastra tus archivos o Selecciona$/ }).last();

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
    zone: zoneIn(field),
    status: field.getByRole('status'),
    button: (name: string) => field.getByRole('button', { name, exact: true }),
    names: () => rows.locator('[title]').allTextContents(),
    /** The field's value in the form: data URLs. */
    value: async () => (await value())?.files,
    sent: async () => (await sent())?.files,
    drop: (target: Locator, ...files: TestFile[]) =>
      dispatchTransfer(target, ['dragenter', 'dragover', 'drop'], files),
    dragOver: (target: Locator, ...files: TestFile[]) =>
      dispatchTransfer(target, ['dragover'], files),
    dragLeave: (target: Locator, ...files: TestFile[]) =>
      dispatchTransfer(target, ['dragleave'], files),
    paste: (target: Locator, ...files: TestFile[]) => dispatchTransfer(target, ['paste'], files),
    /** Chooses files in the browser's file picker. */
    async choose(...files: TestFile[]) {
      const opening = page.waitForEvent('filechooser');
      await select.click();
      await (await opening).setFiles(files);
    },
    /** Resets the form, so that the field has no file. */
    async empty() {
      await reset.click();
      await expect(rows).toHaveCount(0);
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

const FOUR_FILES = ['a', 'b', 'c', 'd'].map((name) =>
  fileOf(`${name}.pdf`, 'application/pdf', name),
);

/** Opens the files field, and adds a.pdf to d.pdf. */
export async function openFourFiles(page: Page) {
  const files = await openFilesField(page);
  await files.choose(...FOUR_FILES);
  await expect.poll(files.value).toHaveLength(4);
  // Mouse and touch events reach only what is on the screen.
  await files.rows.first().evaluate((row) => row.scrollIntoView({ block: 'center' }));
  return {
    ...files,
    /** Expects this order in the list and in the form's value, for example `bacd`. */
    async expectOrder(order: string) {
      const names = [...order].map((name) => `${name}.pdf`);
      await expect.poll(files.names).toEqual(names);
      const urls = names.map((name) => FOUR_FILES.find((file) => file.name === name));
      await expect.poll(files.value).toEqual(urls.map((file) => file && dataUrlOf(file)));
    },
  };
}
