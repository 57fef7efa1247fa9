import type { Locator } from 'playwright/test';
import { FIRST_SENTENCE } from '../../../src/content/site.ts';
import { boxOf, inWindows } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';

/** Where the design puts the parts of the home page at each window width (U-11). */

/** First sentences of the hero's title, of 12 to 30 characters. */
const SENTENCES = [
  'Tú celebras.',
  'Tú pones la ilusión.',
  'Hoy mandan las ganas.',
  'Imagina un momento memorable.',
  'Vuestra boda, a vuestra manera',
];

/** The windows of desktops, tablets and phones. */
const WINDOWS = [
  '1920 × 1080',
  '1440 × 900',
  '1024 × 768',
  '768 × 1024',
  '390 × 844',
  '360 × 640',
  '320 × 568',
] as const;

/** The lines and the box of the title: first with its own sentence, then with each of these. */
const titlesWith = (title: Locator, sentences: readonly string[]) =>
  title.evaluate(
    (heading, { others, limit }) => {
      const first = heading.firstElementChild as Element;
      const own = first.textContent;
      const show = (sentence: string) => {
        first.textContent = sentence;
        // As the section renders it.
        heading.dataset.long = String(sentence.length > limit);
      };
      const titles = [own, ...others].map((sentence) => {
        show(sentence);
        const { left, right, bottom, height } = heading.getBoundingClientRect();
        const lines = Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight));
        return { sentence, lines, left, right, bottom };
      });
      show(own);
      return titles;
    },
    { others: sentences, limit: FIRST_SENTENCE.usual },
  );

test('U-11 U-16: whatever first sentence of up to 30 characters the owner writes, the hero’s title is over the sky in at most three lines, and no text covers the table', async ({
  page,
  site,
}) => {
  await site.visit();
  // The fallback font may break the title at another place.
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
  const title = page.getByRole('heading', { level: 1 });
  const text = page.locator('h1 ~ p');
  const picture = page.getByRole('main').locator('img').first();
  await inWindows(page, WINDOWS, async (width, height) => {
    const isUpright = await picture.evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      return img.naturalHeight > img.naturalWidth;
    });
    expect.soft(isUpright, 'the crop for portrait windows').toBe(height > width);
    const { y } = await boxOf(text);
    for (const { sentence, lines, left, right, bottom } of await titlesWith(title, SENTENCES)) {
      expect.soft(lines, `lines of “${sentence}”`).toBeLessThanOrEqual(3);
      expect.soft(right, `right edge of “${sentence}”`).toBeLessThanOrEqual(width - left);
      // The candles and plates are in the middle of the picture. In landscape they are beside the title.
      const lowest = height > width ? 0.45 * height : y;
      expect.soft(bottom, `bottom of “${sentence}”`).toBeLessThan(lowest);
    }
    if (height > width) expect.soft(y, 'text under the table').toBeGreaterThan(0.6 * height);
  });
  await test.step('on phones the text of the hero may have about 80 characters', async () => {
    await text.evaluate((words) => words.replaceChildren('Bodas y eventos '.repeat(5)));
    expect((await boxOf(text)).y).toBeGreaterThan(0.6 * 568);
  });
});

test('U-11: from 700 px on, text and picture of a service are side by side', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await inWindows(page, ['700 × 1024', '768 × 1024', '1920 × 1024'], async () => {
    for (const id of ['weddings', 'corporateEvents'] as const) {
      const words = await boxOf(site.section(id).getByRole('heading'));
      const picture = await boxOf(site.section(id).getByRole('img'));
      const [start, end] = [Math.max(words.x, picture.x), Math.min(words.right, picture.right)];
      expect.soft(start, `columns of ${id}`).toBeGreaterThanOrEqual(end);
      expect.soft(words.y, `line of ${id}`).toBeLessThan(picture.bottom);
    }
  });
});
