import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** What colours do to each other, measured on the pixels of a screenshot (WCAG 2.2). */

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Relative luminance of a colour, as computed styles write it. */
export const luminanceOf = (color: string): number =>
  luminanceOfChannels((color.match(/[\d.]+/g) ?? []).map(Number));

function luminanceOfChannels([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Luminances of the pixels of a part of the window, row by row. */
export async function luminancesIn(page: Page, clip: Clip): Promise<number[]> {
  const png = await page.screenshot({ clip });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminances: number[] = [];
  for (let at = 0; at < data.length; at += info.channels)
    luminances.push(luminanceOfChannels([...data.subarray(at, at + 3)]));
  return luminances;
}

/** Adds a rule through the debugger's own style sheet: the site's policy admits no other. */
export const addStyles = (page: Page, rule: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.insertRule(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rule);
