import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { paint } from '../../../src/styles/colours.ts';
import { logoSize } from '../logos.ts';
import { named } from './master.ts';

/** The logo as any program has saved it. */
export interface Logo {
  /** From the project's folder. */
  path: string;
  svg: string;
  /** The one that it has on a picture. */
  colour: string;
}

/** Where its upper left corner lies on a picture, and its area there: pixels. */
export interface LogoPlace {
  left: number;
  top: number;
  area: number;
}

/** Of an SVG, in dots per inch, where one of its pixels is one of the picture's. */
const DENSITY = 72;

export async function readLogo(root: string, path: string): Promise<Logo> {
  const svg = await readFile(join(root, path), 'utf8');
  return { path, svg, colour: paint('var(--on-dark)') };
}

/** Its shape in one colour, as in the header, whatever colours its file has. */
export async function renderLogo({ path, svg, colour }: Logo, { area }: LogoPlace) {
  const bytes = Buffer.from(svg);
  const drawn = await named(path, () => sharp(bytes).metadata());
  const size = logoSize(path, svg);
  const width = Math.round(Math.sqrt((area * size.width) / size.height));
  return named(path, async () => {
    const { data, info } = await sharp(bytes, { density: (DENSITY * width) / drawn.width })
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
