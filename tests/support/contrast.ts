import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { readColours } from '../../tools/build/colours.ts';

/** Relative luminance and contrast by WCAG 2.2. */

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Linear light (0–1) of an sRGB channel (0–255). */
const lightOf = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of three sRGB channels (0–255). */
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue);

/** Relative luminance of a computed colour such as `rgb(47, 45, 38)`. */
export const luminanceOf = (color: string): number =>
  luminance((color.match(/[\d.]+/g) ?? []).map(Number));

/** The contrast ratio of two luminances. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour of `tokens.css` as browsers report it: `rgb(47, 45, 38)`. */
export function colourOf(token: string): string {
  const hex = readColours().get(`--${token}`);
  if (!hex) throw new Error(`tokens.css has no colour --${token}`);
  return `rgb(${channels(hex).join(', ')})`;
}

/** The contrast ratio of two colours written as `#9c5a3c`. */
export function contrastOfHex(one: string, other: string): number {
  return contrastOf(luminance(channels(one)), luminance(channels(other)));
}

/** Luminances of the pixels in `clip`, row by row, with this style sheet on the page. */
export async function luminancesIn(page: Page, clip: Clip, style: string): Promise<number[]> {
  const png = await page.screenshot({ clip, style });
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 3 }, (_, at) =>
    luminance([...data.subarray(3 * at, 3 * at + 3)]),
  );
}
