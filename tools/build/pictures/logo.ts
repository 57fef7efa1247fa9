import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { paint } from '../colours.ts';
import { logoSize } from '../logos.ts';
import { withFileName } from './master.ts';

export interface Logo {
  /** Relative to the project's root. */
  path: string;
  svg: string;
  /** The colour of the logo on a picture. */
  colour: string;
}

/** The upper left corner of the logo on a picture, and its area, in pixels. */
export interface LogoPlace {
  left: number;
  top: number;
  area: number;
}

/** The DPI at which sharp renders an SVG in its own size. */
const DEFAULT_DENSITY = 72;

export async function readLogo(root: string, path: string): Promise<Logo> {
  const svg = await readFile(join(root, path), 'utf8');
  return { path, svg, colour: paint('var(--on-dark)') };
}

/** Renders the shape of the logo in one colour, as the header does. The colours in the file do not count. */
export async function renderLogo({ path, svg, colour }: Logo, { area }: LogoPlace) {
  const bytes = Buffer.from(svg);
  const original = await withFileName(path, () => sharp(bytes).metadata());
  const size = logoSize(path, svg);
  const width = Math.round(Math.sqrt((area * size.width) / size.height));
  return withFileName(path, async () => {
    const density = (DEFAULT_DENSITY * width) / original.width;
    const { data, info } = await sharp(bytes, { density })
      .resize({ width })
      .ensureAlpha()
      .extractChannel('alpha')
      .toBuffer({ resolveWithObject: true });
    const shape = { width: info.width, height: info.height, channels: 3 } as const;
    return sharp({ create: { ...shape, background: colour } })
      .joinChannel(data)
      .png()
      .toBuffer();
  });
}
