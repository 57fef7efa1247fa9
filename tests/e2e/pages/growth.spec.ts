import type { Locator, Page } from 'playwright/test';
import { atEachWidth, boxOf } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** The flower that grows from the first step to the thank-you (U-38). */

const stages = (page: Page) => page.locator('section[aria-labelledby=process-title] li > img');
const stem = (page: Page) => page.locator('section[aria-labelledby=closing-title] img');
const plants = (page: Page) => page.locator('main img[src*=".svg#"]');

const source = async (drawing: Locator) => (await drawing.getAttribute('src')) ?? '';
const fileOf = (src: string) => src.split('#')[0];

/** Scrolls to the drawing, and measures it when its file is decoded. */
const measure = (drawing: Locator) =>
  drawing.evaluate(async (img: HTMLImageElement) => {
    img.scrollIntoView({ behavior: 'instant' });
    await img.decode();
    const { width, height } = img.getBoundingClientRect();
    const [ownWidth, ownHeight] = ['width', 'height'].map((name) => img.getAttribute(name));
    return { height, ratio: width / height, ownRatio: Number(ownWidth) / Number(ownHeight) };
  });

test('U-38: one file has the flower above each step, taller from step to step, in the closing, in the thank-you and on the error page', {
  tag: '@content',
}, async ({ page, site, visitor }) => {
  await site.visit();
  const all = [...(await stages(page).all()), stem(page)];
  const sources = await Promise.all(all.map(source));
  expect(new Set(sources.map(fileOf)).size).toBe(1);
  await atEachWidth(page, [320, 390, 1440], async () => {
    let before = 0;
    for (const drawing of all) {
      const { height, ratio, ownRatio } = await measure(drawing);
      expect.soft(ratio).toBeCloseTo(ownRatio, 1);
      expect.soft(height).toBeGreaterThan(before);
      before = height;
    }
  });
  await site.openForm();
  await site.send(visitor);
  await site.expectThanks();
  const bloom = page.getByRole('dialog').locator('img');
  expect(await source(bloom)).toBe(sources.at(-2));
  await page.goto('/error');
  const fallen = page.getByRole('main').locator('img');
  await measure(fallen);
  expect(fileOf(await source(fallen))).toBe(fileOf(sources[0] ?? ''));
});

test('U-38: at 1440 px the fallen petals fill the right half of the error page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/error');
  const main = await boxOf(page.getByRole('main'));
  const { x, y, right, bottom } = await boxOf(page.getByRole('main').locator('img'));
  expect(x).toBeLessThan(720);
  expect(right).toBeGreaterThan(1200);
  expect(y).toBeLessThan(0.3 * 900);
  expect(bottom).toBeCloseTo(main.bottom, 0);
  expect(main.bottom).toBe(900);
});

/** What hides a part of an element or shrinks it. */
const changesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { transform, translate, clipPath, opacity, visibility } = getComputedStyle(element);
      return [transform, translate, clipPath, opacity, visibility].join(' ');
    }),
  );
const UNCHANGED = 'none none none 1 visible';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('U-38: a plant grows as it scrolls into view, and can be seen before', async ({ page }) => {
    await page.goto('/');
    const width = async () => (await boxOf(stem(page))).width;
    const whole = await stem(page).evaluate((img: HTMLElement) => img.offsetWidth);
    // Before the first frame with a scroll timeline the animation has no effect.
    await expect.poll(width).toBeLessThan(whole / 2);
    expect(await width()).toBeGreaterThan(whole / 3);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(width).toBeCloseTo(whole, 0);
  });

  test('U-38: nothing stays small or invisible on paper and in a window as high as the page', async ({
    page,
  }) => {
    const steps = page.locator('section[aria-labelledby=process-title] li');
    const expectWhole = async (where: string) => {
      const changes = await changesOf(plants(page));
      expect.soft(new Set(changes), where).toEqual(new Set([UNCHANGED]));
      const lines = await steps.evaluateAll((all) =>
        all.map((step) => getComputedStyle(step, '::after').transform),
      );
      expect.soft(new Set(lines), `lines ${where}`).toEqual(new Set(['none']));
    };
    await page.goto('/');
    await settle(page);
    await page.setViewportSize({ width: 1440, height: 6700 });
    await settle(page);
    await expectWhole('in a high window');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'print' });
    // No wait: the browser prints at once.
    await page.setViewportSize({ width: 794, height: 1123 });
    await expectWhole('on paper');
  });
});
