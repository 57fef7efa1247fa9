import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** What colours do to each other, measured on the pixels of a screenshot (WCAG 2.2). */

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A channel's share of the light, from its value between 0 and 255. */
const lightOf = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** For the pixels: a picture has many, and these are all the values there are. */
const LIGHTS = Array.from({ length: 256 }, (_, channel) => lightOf(channel));

const luminance = (red = 0, green = 0, blue = 0): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Relative luminance of a colour, as computed styles write it. */
export const luminanceOf = (color: string): number =>
  luminance(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => lightOf(Number(part))));

export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Luminances of the pixels of a part of the window, row by row. */
export async function luminancesIn(page: Page, clip: Clip): Promise<number[]> {
  const png = await page.screenshot({ clip });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminances: number[] = [];
  const light = (at: number) => LIGHTS[data[at] ?? 0];
  for (let at = 0; at < data.length; at += info.channels)
    luminances.push(luminance(light(at), light(at + 1), light(at + 2)));
  return luminances;
}

/** Adds a rule through the debugger's own style sheet: the site's policy admits no other. */
export const addStyles = (page: Page, rule: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.insertRule(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rule);
