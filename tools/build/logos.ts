import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../local/project-root.ts';
import type { Size } from './pictures/master.ts';
import { UserError } from './user-error.ts';

/** The logo of the header and of the social picture. */
export const LOGO = 'src/content/logo.svg';
const LOGOS = {
  '--logo-root': LOGO,
  '--footer-logo-root': 'src/content/logo-silver.svg',
};

/** Width ÷ height. A taller logo does not fit the header; a wider logo cannot be read on a phone. */
const RATIOS = { from: 2, to: 10 };

/**
 * Returns a CSS variable for each logo: the square root of its ratio. A length multiplied by that root is the logo's width, the
 * same length divided by it is the height, so logos of every shape have the same area.
 */
export async function logoVariables(): Promise<[name: string, value: string][]> {
  return Promise.all(
    Object.entries(LOGOS).map(async ([name, path]) => {
      const { width, height } = logoSize(path, await readFile(join(PROJECT_ROOT, path), 'utf8'));
      return [name, Math.sqrt(width / height).toFixed(5)] as [string, string];
    }),
  );
}

/** Returns the size of a logo. Refuses a shape that does not fit header and footer. */
export function logoSize(path: string, svg: string): Size {
  const { width, height } = viewBoxOf(path, svg);
  const ratio = width / height;
  if (ratio < RATIOS.from || ratio > RATIOS.to)
    throw new UserError(
      `${path} is ${Number(ratio.toFixed(1))} times as wide as high: a logo has to be ${RATIOS.from} to ${RATIOS.to} times. ` +
        'Its viewBox counts, so crop the viewBox to the drawing',
    );
  return { width, height };
}

const VIEW_BOX = /<(?:svg|view)\b[^>]*\sviewBox\s*=\s*["']\s*([^"']+?)\s*["']/;

/** Returns the size of the `viewBox` of an SVG or of a `<view>` in it. It is required: without it, browsers crop the drawing instead of scaling it. */
export function viewBoxOf(path: string, svg: string): Size {
  const numbers = (VIEW_BOX.exec(svg)?.[1] ?? '').split(/[\s,]+/).map(Number);
  const [, , width, height] = numbers;
  if (!width || !height)
    throw new UserError(
      `${path} is no SVG with a viewBox: save it as an SVG that has one, or add viewBox="0 0 WIDTH HEIGHT" to its opening tag`,
    );
  return { width, height };
}
