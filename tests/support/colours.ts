import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';
import { lightOf, luminance } from './contrast.ts';

const TOKENS = readFileSync(join(PROJECT_ROOT, 'src/styles/tokens.css'), 'utf8');

/** A colour of `tokens.css` as browsers report it: `rgb(47, 45, 38)`. */
export function colourOf(token: string): string {
  const [, hex] = new RegExp(`--${token}: #([0-9a-f]{6});`).exec(TOKENS) ?? [];
  if (!hex) throw new Error(`tokens.css has no colour --${token}`);
  return `rgb(${[0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}

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

/** Luminances of the pixels in `clip`, row by row, with this style sheet on the page. */
export async function luminancesIn(page: Page, clip: Clip, style: string): Promise<number[]> {
  const png = await page.screenshot({ clip, style });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminances: number[] = [];
  const light = (at: number) => LIGHTS[data[at] ?? 0];
  for (let at = 0; at < data.length; at += info.channels)
    luminances.push(luminance(light(at), light(at + 1), light(at + 2)));
  return luminances;
}
