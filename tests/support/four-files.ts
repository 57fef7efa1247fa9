import { expect, type Page } from 'playwright/test';
import { dataUrlOf, fileOf, openFilesField } from './files-field.ts';

export const FOUR_FILES = ['a', 'b', 'c', 'd'].map((name) =>
  fileOf(`${name}.pdf`, 'application/pdf', name),
);

interface Animated {
  name: string;
  /** Where it begins, against where it ends; nothing of a file that only appears. */
  translate: string[] | undefined;
  duration: number;
  easing: string;
}

/** Notes every animation of a row that begins: one could be over before a test asks for it. */
function noteAnimations() {
  const animated: Animated[] = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, options) {
    const { duration, easing } = options as { duration: number; easing: string };
    const { translate } = keyframes as { translate?: string[] };
    const name = this.querySelector('[title]')?.textContent ?? '';
    animated.push({ name, translate, duration, easing });
    return animate.call(this, keyframes, options);
  };
  Object.assign(globalThis, { animated });
}

/** The files field with a.pdf to d.pdf in it. */
export async function openFourFiles(page: Page) {
  await page.addInitScript(noteAnimations);
  const files = await openFilesField(page);
  await files.choose(...FOUR_FILES);
  await expect.poll(files.value).toHaveLength(4);
  // The mouse and the finger need it on the screen.
  await files.rows.first().evaluate((row) => row.scrollIntoView({ block: 'center' }));
  return {
    ...files,
    /** Shown, and sent. */
    async expectOrder(order: string) {
      const names = [...order].map((name) => `${name}.pdf`);
      await expect.poll(files.names).toEqual(names);
      const urls = names.map((name) => FOUR_FILES.find((file) => file.name === name));
      await expect.poll(files.value).toEqual(urls.map((file) => file && dataUrlOf(file)));
    },
    /** From the top of one row to that of the next, in CSS pixels. */
    rowStep: () =>
      files.rows.evaluateAll(([one, two]) => {
        if (!(one instanceof HTMLElement && two instanceof HTMLElement)) throw new Error('No rows');
        return two.offsetTop - one.offsetTop;
      }),
    /** What has been animated since, in the order of the rows. */
    animations: () => page.evaluate<Animated[]>('animated.splice(0)'),
  };
}
