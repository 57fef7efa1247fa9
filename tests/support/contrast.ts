import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { lightOf } from '../../src/styles/relative-colour.ts';
import { luminance } from '../../tools/build/contrast.ts';

/** Relative luminance (WCAG 2.2) of colours, and of the pixels of a screenshot. */

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The linear value of each channel value, computed once for all pixels. */
const LIGHTS = Array.from({ length: 256 }, (_, channel) => lightOf(channel));

/** Relative luminance of a computed colour such as `rgb(47, 45, 38)`. */
export const luminanceOf = (color: string): number =>
  luminance(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => lightOf(Number(part))));

/** Luminances of the pixels in `clip`, row by row. */
export async function luminancesIn(page: Page, clip: Clip): Promise<number[]> {
  const png = await page.screenshot({ clip });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminances: number[] = [];
  const light = (at: number) => LIGHTS[data[at] ?? 0];
  for (let at = 0; at < data.length; at += info.channels)
    luminances.push(luminance(light(at), light(at + 1), light(at + 2)));
  return luminances;
}

/** Adds a CSS rule with a constructed style sheet: the site's security policy forbids inline styles. */
export const addStyles = (page: Page, rule: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.insertRule(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rule);
