import type { Locator, Page } from 'playwright/test';
import { DAY_PLAN } from '../../../src/content/day-plan.ts';
import { PROCESS } from '../../../src/content/process.ts';
import { QUESTIONS } from '../../../src/content/questions.ts';
import { boxOf } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** Where the design puts the parts of the home page at each window width (U-11). */

/** First sentences of the hero's title, of 12 to 30 characters. */
const SENTENCES = [
  'Tú celebras.',
  'Tu gran momento.',
  'Momentos mágicos.',
  'Tú sueñas con algo.',
  'Tú pones la ilusión.',
  'Hoy mandan las ganas.',
  'Mamá sueña con una fiesta.',
  'Imagina un momento memorable.',
  'Tú cuéntanos cómo lo imaginas.',
  'Vuestra boda, a vuestra manera',
];

const resize = async (page: Page, width: number, height: number) => {
  await page.setViewportSize({ width, height });
  await settle(page);
};

/** The lines and the box of the title: first with its own sentence, then with each of these. */
const titlesWith = (title: Locator, sentences: readonly string[]) =>
  title.evaluate((heading, others) => {
    const first = heading.firstElementChild as Element;
    const [own, size] = [String(first.textContent), String(heading.dataset.long)];
    const measure = (sentence: string) => {
      const { left, right, bottom, height } = heading.getBoundingClientRect();
      const lines = Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight));
      return { sentence, lines, left, right, bottom };
    };
    const show = (sentence: string, long: string) => {
      first.textContent = sentence;
      heading.dataset.long = long;
      return measure(sentence);
    };
    const titles = [measure(own)];
    // As the section renders them.
    for (const sentence of others) titles.push(show(sentence, String(sentence.length > 20)));
    show(own, size);
    return titles;
  }, sentences);

test('U-11 U-16: whatever first sentence of up to 30 characters the owner writes, the hero’s title is over the sky in at most three lines, and no text covers the table', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await site.start();
  // The fallback font may break the title at another place.
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
  const title = page.getByRole('heading', { level: 1 });
  const text = page.locator('h1 ~ p');
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [390, 844],
    [360, 640],
    [320, 568],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await resize(page, width, height);
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

test('U-11: the sections of the home page at each window width', async ({ page, site }) => {
  const weddings = site.section('weddings');
  const title = page.getByRole('heading', { level: 1 });
  const questions = page.getByRole('region', { name: QUESTIONS.title });
  const pictureOf = (section: Locator) => section.getByRole('img');
  /** Runs the check in a window of this size; the title of the step says what holds there. */
  const at = (width: number, height: number, holds: string, check: () => Promise<void>) =>
    test.step(`${width} × ${height}: ${holds}`, async () => {
      await resize(page, width, height);
      await check();
    });
  const expectTwoColumns = async () => {
    const gutter = (await boxOf(title)).x;
    for (const id of ['weddings', 'corporateEvents'] as const) {
      const words = await boxOf(site.section(id).getByRole('heading'));
      const picture = await boxOf(pictureOf(site.section(id)));
      const [start, end] = [Math.max(words.x, picture.x), Math.min(words.right, picture.right)];
      expect.soft(start, `columns of ${id}`).toBeGreaterThanOrEqual(end);
      expect.soft(words.y, `line of ${id}`).toBeLessThan(picture.bottom);
      if (id === 'corporateEvents') expect.soft(words.x, 'gutter').toBeCloseTo(gutter, 0);
    }
  };
  const expectSizes = async (size: { text: string; label: string; button: string }) => {
    await expect.soft(weddings.locator('h2 + p')).toHaveCSS('font-size', size.text);
    await expect.soft(weddings.locator('p').first()).toHaveCSS('font-size', size.label);
    await expect.soft(weddings.getByRole('button')).toHaveCSS('font-size', size.button);
  };
  const buttonHeight = async () => (await boxOf(weddings.getByRole('button'))).height;

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await at(390, 844, 'the first picture bleeds to the right edge', async () => {
    const edge = await page.evaluate(() => document.body.clientWidth);
    const picture = await boxOf(pictureOf(weddings));
    expect.soft(picture.x).toBeCloseTo((await boxOf(title)).x, 0);
    expect.soft(picture.right).toBeCloseTo(edge, 0);
    expect.soft(picture.width / picture.height).toBeCloseTo(4 / 5, 1);
  });
  await at(390, 844, 'the second picture is upright, with text over it', async () => {
    const section = site.section('socialEvents');
    const picture = await boxOf(pictureOf(section));
    const words = await boxOf(section.locator('p').first());
    expect.soft(picture.height).toBeGreaterThan(picture.width);
    expect.soft(words.y).toBeLessThan(picture.bottom - 60);
    expect.soft(words.y).toBeGreaterThan(picture.y + picture.height / 2);
  });
  await at(390, 844, 'the third picture is an arch', async () => {
    const edge = await page.evaluate(() => document.body.clientWidth);
    const gutter = (await boxOf(title)).x;
    const picture = pictureOf(site.section('corporateEvents'));
    const { x, right } = await boxOf(picture);
    expect.soft(right).toBeCloseTo(edge - gutter, 0);
    expect.soft(x).toBeGreaterThan(gutter + 30);
    await expect.soft(picture).toHaveCSS('border-top-left-radius', /^1\d\dpx/);
  });
  await at(700, 900, 'services have two columns', expectTwoColumns);
  await at(767, 900, 'the picture of the questions is not fetched', async () => {
    const picture = questions.locator('img');
    await questions.scrollIntoViewIfNeeded();
    await settle(page);
    await expect.soft(picture).toBeHidden();
    expect.soft(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toBe('');
  });
  await at(768, 1024, 'the picture of the questions is beside their title', async () => {
    await expect.soft(questions.locator('img')).toBeVisible();
    const words = await boxOf(questions.getByRole('heading'));
    const picture = await boxOf(questions.locator('img'));
    expect.soft(picture.x).toBeGreaterThanOrEqual(words.right);
    expect.soft(picture.bottom).toBeGreaterThan(words.y);
  });
  await at(768, 1024, 'the first picture is as high as its text', async () => {
    const picture = await boxOf(pictureOf(weddings));
    const words = await boxOf(weddings.locator('p').first());
    expect.soft(picture.y).toBeLessThanOrEqual(words.y);
    const button = await boxOf(weddings.getByRole('button'));
    expect.soft(picture.bottom).toBeCloseTo(button.bottom, 0);
    await expectTwoColumns();
  });
  await at(1440, 900, 'the first picture is whole', async () => {
    const { width, height } = await boxOf(pictureOf(weddings));
    expect.soft(width / height).toBeCloseTo(16 / 10, 2);
    await expectSizes({ text: '17px', label: '13px', button: '16px' });
    expect.soft(Math.abs((await buttonHeight()) - 50)).toBeLessThanOrEqual(1);
  });
  await at(1440, 900, 'the steps share the lines of their names and texts', async () => {
    const steps = page.getByRole('region', { name: PROCESS.title });
    const edges = (part: string, edge: 'top' | 'bottom') =>
      steps
        .locator(`li ${part}`)
        .evaluateAll(
          (all, side) => all.map((one) => Math.round(one.getBoundingClientRect()[side])),
          edge,
        );
    expect.soft(new Set(await edges('h3', 'bottom')).size).toBe(1);
    expect.soft(new Set(await edges('p', 'top')).size).toBe(1);
  });
  await at(1440, 900, 'the plan and the questions begin at the same column', async () => {
    const plan = page.getByRole('region', { name: DAY_PLAN.title }).getByRole('list');
    const first = questions.getByRole('group').first();
    expect.soft((await boxOf(plan)).x).toBeCloseTo((await boxOf(first)).x, 0);
  });
  await at(1920, 1080, 'two columns, and text, labels and buttons are larger', async () => {
    await expectTwoColumns();
    await expectSizes({ text: '20px', label: '15px', button: '18px' });
    expect.soft(Math.abs((await buttonHeight()) - 56)).toBeLessThanOrEqual(1);
  });
});
