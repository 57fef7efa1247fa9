import type { Locator, Page } from 'playwright/test';
import { luminanceOf, luminancesIn } from '../../support/colours.ts';
import { contrastOf } from '../../support/contrast.ts';
import { inWindows } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';

/** Contrast of text over pictures (U-11). axe cannot measure it, so the tests measure the pixels behind each text. */

/** Minimum contrast by WCAG 2.2; text of 24 px and more is large. */
const CONTRAST = { small: 4.5, large: 3 };
/** Share of the brightest and of the darkest pixels that are ignored, such as the sparks of candles. */
const OUTLIERS = 0.01;

const OVER_PICTURES = [
  '#hero-title',
  '#hero-title ~ p',
  '#socialEvents h2',
  '#socialEvents p',
  '#socialEvents li',
];

/** Hides the texts, so that only the pixels behind them are measured. */
const WITHOUT_TEXT = `:is(${OVER_PICTURES}), :is(${OVER_PICTURES}) * {
  color: transparent !important;
  text-decoration-color: transparent !important;
}`;

async function expectReadable(page: Page, element: Locator) {
  const { color, size, clip } = await element.evaluate(async (text) => {
    text.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Another window size may load another picture.
    await new Promise((shown) => requestAnimationFrame(shown));
    await text.closest('section')?.querySelector('img')?.decode();
    const { color, fontSize } = getComputedStyle(text);
    const lines = document.createRange();
    lines.selectNodeContents(text);
    const { x, y, width, height } = lines.getBoundingClientRect();
    return { color, size: Number.parseFloat(fontSize), clip: { x, y, width, height } };
  });
  const behind = (await luminancesIn(page, clip, WITHOUT_TEXT)).sort((one, other) => one - other);
  const text = luminanceOf(color);
  const at = (share: number) => behind[Math.floor(share * (behind.length - 1))] ?? 0;
  const worst = Math.min(contrastOf(text, at(OUTLIERS)), contrastOf(text, at(1 - OUTLIERS)));
  const needed = size >= 24 ? CONTRAST.large : CONTRAST.small;
  expect.soft(worst, `contrast of "${await element.textContent()}"`).toBeGreaterThanOrEqual(needed);
}

/** From small to large, because a browser that has loaded a large picture does not load a smaller one. */
const WINDOWS = [
  '360 × 640',
  '390 × 844',
  '667 × 375',
  '768 × 1024',
  '1366 × 630',
  '1440 × 900',
] as const;

test('U-11: text over pictures has enough contrast on phones, tablets and desktops', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await inWindows(page, WINDOWS, async () => {
    for (const selector of OVER_PICTURES)
      for (const element of await page.locator(selector).all()) await expectReadable(page, element);
  });
});
