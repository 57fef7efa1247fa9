import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';

/** The display typeface: never in the way of what is seen first, and there for everybody (U-11). */

const fontsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ family, status }) => family.includes('Cormorant') && status === 'loaded')
      .map(({ style }) => style)
      .sort();
  });

for (const path of ['/', '/error'])
  test(`U-11: on ${path} the typeface is fetched once something is painted, without a complaint`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect.poll(() => fontsOf(page)).toContain('normal');
    const { painted, fetched } = await page.evaluate(() => ({
      // The first paint of all, which may be one of colours alone: the page is told of it, and the typeface then comes.
      painted: performance.getEntriesByType('paint')[0]?.startTime ?? 0,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    }));
    expect(painted).toBeGreaterThan(0);
    expect(Math.min(...fetched)).toBeGreaterThanOrEqual(painted);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('U-11: the typeface comes all the same', async ({ page }) => {
    const font = page.waitForResponse((response) => response.url().endsWith('.woff2'));
    await page.goto('/');
    expect((await font).status()).toBe(200);
  });
});
