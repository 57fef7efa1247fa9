import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Size } from './crop.ts';
import { named } from './master.ts';

/** The logo as any program has saved it. */
export interface Logo {
  /** From the project's folder. */
  path: string;
  svg: string;
}

/** Where it lies on a picture, the room that it fits into, and its colour there. */
export interface LogoPlace extends Size {
  left: number;
  top: number;
  colour: string;
}

/** Of an SVG, in dots per inch, where one of its pixels is one of the picture's. */
const DENSITY = 72;

export async function readLogo(root: string, path: string): Promise<Logo> {
  return { path, svg: await readFile(join(root, path), 'utf8') };
}

/** Its shape in one colour, as in the header, whatever colours its file has. */
export async function renderLogo({ path, svg }: Logo, place: LogoPlace): Promise<Buffer> {
  return named(path, async () => {
    const bytes = Buffer.from(svg);
    const { width, height } = await sharp(bytes).metadata();
    const scale = Math.min(place.width / width, place.height / height);
    const { data, info } = await sharp(bytes, { density: DENSITY * scale })
      .resize({ width: place.width, height: place.height, fit: 'inside' })
      .ensureAlpha()
      .extractChannel('alpha')
      .toBuffer({ resolveWithObject: true });
    const size = { width: info.width, height: info.height, channels: 3 } as const;
    return sharp({ create: { ...size, background: place.colour } })
      .joinChannel(data)
      .png()
      .toBuffer();
  });
}
