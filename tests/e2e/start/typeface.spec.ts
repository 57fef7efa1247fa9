import type { Page, Route } from 'playwright/test';
import { expect, test } from '../../support/test.ts';

/** The display typeface, which loads after the first paint, also without script (U-11). */

const fontsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ family, status }) => family.includes('Cormorant') && status === 'loaded')
      .map(({ style }) => style)
      .sort();
  });

for (const path of ['/', '/error'])
  test(`U-11: on ${path} the typeface is fetched after the first paint, without a console message`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect.poll(() => fontsOf(page)).toContain('normal');
    const { painted, fetched } = await page.evaluate(() => ({
      // The first paint starts the typeface, even if it shows only colours.
      painted: performance.getEntriesByType('paint')[0]?.startTime ?? 0,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    }));
    expect(painted).toBeGreaterThan(0);
    expect(Math.min(...fetched)).toBeGreaterThanOrEqual(painted);
  });

test('U-11: both faces of the typeface are shown together, so that the page is laid out once for them', async ({
  page,
}) => {
  const fonts: Route[] = [];
  await page.route('**/*.woff2', (route) => void fonts.push(route));
  // A pending font delays `load`.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => fonts.length).toBe(2);
  const known = () =>
    page.evaluate(
      () => [...document.fonts].filter(({ family }) => family.includes('Cormorant')).length,
    );
  const first = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
  await fonts[0]?.continue();
  await first;
  expect(await known()).toBe(0);
  await fonts[1]?.continue();
  await expect.poll(known).toBe(2);
  expect(await fontsOf(page)).toEqual(['italic', 'normal']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('U-11: the typeface loads', async ({ page }) => {
    const font = page.waitForResponse((response) => response.url().endsWith('.woff2'));
    await page.goto('/');
    expect((await font).status()).toBe(200);
  });
});
