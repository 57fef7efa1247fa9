import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Logger } from 'vite';
import { type Master, open, type Size, withFileName } from './master.ts';

export interface Box extends Size {
  left: number;
  top: number;
}

/** A file to make from a master. */
export interface Rendering {
  format: 'avif' | 'webp';
  crop: Box;
  width: number;
  quality: number;
}

/** `tools/build/README.md` says why. Full colour resolution (4:4:4) takes a quarter more time and looks the same. */
const AVIF = { effort: 4, bitdepth: 10, chromaSubsampling: '4:2:0' } as const;
/** For the few browsers without AVIF. A higher effort takes longer and saves no bytes. */
const WEBP = { effort: 4 } as const;

/** The folder that keeps the made files between builds. */
export const CACHE = 'node_modules/.cache/pictures';

/** A hash for the name of a file, of a text that determines its content. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

/** Makes a file in the cache, unless it is there. Returns its name, which is a hash of all that determines the file. */
export async function makeFile(root: string, master: Master, rendering: Rendering, logger: Logger) {
  const recipe = JSON.stringify([master.hash, rendering, AVIF, WEBP, sharp.versions]);
  const name = `${hashOf(recipe).slice(0, 8)}.${rendering.format}`;
  const path = join(root, CACHE, name);
  if (existsSync(path)) return name;
  logger.info(`Making ${master.path}, ${rendering.width} pixels wide, once`);
  await mkdir(join(root, CACHE), { recursive: true });
  // Rename a complete file: others may read or make it at the same time.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, await render(master, rendering));
  await rename(draft, path);
  return name;
}

async function render(master: Master, rendering: Rendering): Promise<Buffer> {
  const { width } = rendering;
  const picture = crop(master, rendering.crop).resize({ width });
  return withFileName(master.path, () => encode(picture, rendering).toBuffer());
}

const encode = (picture: Sharp, { format, quality }: Rendering): Sharp =>
  format === 'avif' ? picture.avif({ quality, ...AVIF }) : picture.webp({ quality, ...WEBP });

/** The placeholder colour of a picture until it has loaded, as `#rrggbb`. */
export async function averageColour(master: Master, box: Box): Promise<string> {
  const pixel = await crop(master, box)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex').slice(0, 6)}`;
}

/** Turns the picture by its EXIF orientation. The result is sRGB without metadata such as the place, by sharp's default. */
function crop(master: Master, { left, top, width, height }: Box) {
  return open(master.bytes).autoOrient().extract({ left, top, width, height });
}
