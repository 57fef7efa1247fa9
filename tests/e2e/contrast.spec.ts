import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/test.ts';

/** Text over pictures: axe cannot judge it, so the pixels behind each line are measured (U-11). */

/** Smallest contrast by WCAG 2.2: of text, and of text of 24 px and more. */
const CONTRAST = { small: 4.5, large: 3 };
/** Share of the pixels behind a text that may be brighter or darker than is judged: sparks of candles. */
const OUTLIERS = 0.01;

const OVER_PICTURES = ['#hero-title', '#hero-title ~ p', '#socialEvents h2', '#socialEvents p'];
const CLOSING = ['#closing-title', '#closing-title ~ p'];

/** Relative luminance of a colour, channels from 0 to 255. */
function luminanceOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrastOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Luminances of what is behind the lines of a text, ascending. */
async function luminancesBehind(page: Page, element: Locator): Promise<number[]> {
  const clip = await element.evaluate((text) => {
    const lines = document.createRange();
    lines.selectNodeContents(text);
    const { x, y, width, height } = lines.getBoundingClientRect();
    return { x, y, width, height };
  });
  const png = await page.screenshot({ clip });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminances: number[] = [];
  for (let at = 0; at < data.length; at += info.channels)
    luminances.push(luminanceOf([...data.subarray(at, at + 3)]));
  return luminances.sort((one, other) => one - other);
}

async function expectReadable(page: Page, element: Locator) {
  await element.evaluate(async (text) => {
    text.scrollIntoView({ block: 'center', behavior: 'instant' });
    await text.closest('section')?.querySelector('img')?.decode();
  });
  const { color, size } = await element.evaluate((text) => {
    const style = getComputedStyle(text);
    return { color: style.color, size: Number.parseFloat(style.fontSize) };
  });
  // The text itself would count as what is behind it.
  await element.evaluate((text: HTMLElement) => text.classList.add('contrast-probe'));
  const behind = await luminancesBehind(page, element);
  const text = luminanceOf((color.match(/[\d.]+/g) ?? []).map(Number));
  const at = (share: number) => behind[Math.floor(share * (behind.length - 1))] ?? 0;
  const worst = Math.min(contrastOf(text, at(OUTLIERS)), contrastOf(text, at(1 - OUTLIERS)));
  const needed = size >= 24 ? CONTRAST.large : CONTRAST.small;
  expect(worst, `contrast of "${await element.textContent()}"`).toBeGreaterThanOrEqual(needed);
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('U-11: what stands over a picture can be read', async ({ page }) => {
      await page.goto('/');
      // Through the debugger's own style sheet: the site's policy admits no other.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.insertRule('.contrast-probe, .contrast-probe * { color: transparent !important }');
        document.adoptedStyleSheets = [sheet];
      });
      for (const selector of [...OVER_PICTURES, ...CLOSING])
        for (const element of await page.locator(selector).all())
          await expectReadable(page, element);
    });
  });
