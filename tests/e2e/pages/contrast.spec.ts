import type { Locator, Page } from 'playwright/test';
import { contrastOf } from '../../../tools/build/contrast.ts';
import { addStyles, luminanceOf, luminancesIn } from '../../support/colours.ts';
import { settle } from '../../support/page-control.ts';
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
  '#closing-title',
  '#closing-title ~ p',
];

async function expectReadable(page: Page, element: Locator) {
  await element.evaluate(async (text) => {
    text.scrollIntoView({ block: 'center', behavior: 'instant' });
    const picture = text.closest('section')?.querySelector('img');
    // Another window size may load another picture.
    await new Promise((shown) => requestAnimationFrame(shown));
    await picture?.decode();
    text.classList.remove('contrast-probe');
  });
  const { color, size } = await element.evaluate((text) => {
    const style = getComputedStyle(text);
    return { color: style.color, size: Number.parseFloat(style.fontSize) };
  });
  // Hide the text, so that only the pixels behind it are measured.
  await element.evaluate((text) => text.classList.add('contrast-probe'));
  const clip = await element.evaluate((text) => {
    const lines = document.createRange();
    lines.selectNodeContents(text);
    const { x, y, width, height } = lines.getBoundingClientRect();
    return { x, y, width, height };
  });
  const behind = (await luminancesIn(page, clip)).sort((one, other) => one - other);
  const text = luminanceOf(color);
  const at = (share: number) => behind[Math.floor(share * (behind.length - 1))] ?? 0;
  const worst = Math.min(contrastOf(text, at(OUTLIERS)), contrastOf(text, at(1 - OUTLIERS)));
  const needed = size >= 24 ? CONTRAST.large : CONTRAST.small;
  expect.soft(worst, `contrast of "${await element.textContent()}"`).toBeGreaterThanOrEqual(needed);
}

/** From small to large, because a browser that has loaded a large picture does not load a smaller one. */
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test('U-11: text over pictures has enough contrast on phones, tablets and desktops', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await addStyles(
    page,
    '.contrast-probe, .contrast-probe * { color: transparent !important; text-decoration-color: transparent !important }',
  );
  for (const size of WINDOWS)
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await settle(page);
      for (const selector of OVER_PICTURES)
        for (const element of await page.locator(selector).all())
          await expectReadable(page, element);
    });
});
