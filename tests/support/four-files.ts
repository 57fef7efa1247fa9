import { expect, type Page } from 'playwright/test';
import { dataUrlOf, fileOf, openFilesField } from './files-field.ts';

export const FOUR_FILES = ['a', 'b', 'c', 'd'].map((name) =>
  fileOf(`${name}.pdf`, 'application/pdf', name),
);

interface Animated {
  name: string;
  /** First and last offset from the row's place; `undefined` for a row that only appears. */
  translate: string[] | undefined;
  duration: number;
  easing: string;
}

/** Records every animation that starts: one could end before the test asks for it. */
function recordAnimations() {
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

/** Opens the files field, and adds a.pdf to d.pdf. */
export async function openFourFiles(page: Page) {
  await page.addInitScript(recordAnimations);
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
    /** Distance between the tops of two adjacent rows, in CSS pixels. */
    rowStep: () =>
      files.rows.evaluateAll(([one, two]) => {
        if (!(one instanceof HTMLElement && two instanceof HTMLElement)) throw new Error('No rows');
        return two.offsetTop - one.offsetTop;
      }),
    /** The animations since the last call, in the order of the rows. */
    animations: () => page.evaluate<Animated[]>('animated.splice(0)'),
  };
}
