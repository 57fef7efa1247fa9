import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Region } from 'sharp';
import type { Logger } from 'vite';
import { UserError } from '../user-error.ts';
import type { PictureFile } from './plan.ts';

/** A photo of the owner. Its size is the size after turning it by its EXIF orientation. */
export interface Master {
  /** Relative to the project's root. */
  path: string;
  bytes: Buffer;
  hash: string;
  width: number;
  height: number;
}

const FORMATS = {
  /** `tools/build/README.md` says why. Full colour resolution (4:4:4) takes a quarter more time and looks the same. */
  avif: { effort: 4, bitdepth: 10, chromaSubsampling: '4:2:0' },
  /** For the few browsers without AVIF. A higher effort takes longer and saves no bytes. */
  webp: { effort: 4 },
} as const;

/** The folder that keeps the made files between builds. */
export const CACHE = 'node_modules/.cache/pictures';

/** Hashes of photos that could be read: reading one takes a tenth of a second. */
const readable = new Set<string>();

/** Reads all of a photo: a part may be missing, or be in a format whose start alone can be read, such as HEIC. */
export async function readMaster(root: string, path: string): Promise<Master> {
  const bytes = await readFile(join(root, path)).catch(() => {
    throw new UserError(`«${path}» no está, con estas mayúsculas y tildes: súbela, o elige otra`);
  });
  const hash = hashOf(bytes);
  try {
    const { autoOrient } = await open(bytes).metadata();
    if (!readable.has(hash)) await open(bytes).resize(16).raw().toBuffer();
    readable.add(hash);
    return { path, bytes, hash, ...autoOrient };
  } catch {
    throw new UserError(
      `«${basename(path)}» no se puede leer como foto: ábrela, expórtala de nuevo como JPEG, de 4000 píxeles de ancho como mucho, y sube la copia`,
    );
  }
}

/** Makes a file in the cache, unless it is there. Returns its name, which is a hash of all that determines the file. */
export async function makeFile(root: string, master: Master, file: PictureFile, logger: Logger) {
  const { format, quality, region, width } = file;
  const recipe = JSON.stringify([master.hash, file, FORMATS, sharp.versions]);
  const name = `${hashOf(recipe)}.${format}`;
  const path = join(root, CACHE, name);
  if (existsSync(path)) return name;
  logger.info(`Making ${master.path} as ${format}, ${width} pixels wide`);
  const encoded = cut(master, region)
    .resize({ width })
    .toFormat(format, { quality, ...FORMATS[format] });
  await mkdir(join(root, CACHE), { recursive: true });
  // Rename a complete file: others may read or make it at the same time.
  const partial = `${path}.${randomUUID()}`;
  await writeFile(partial, await encoded.toBuffer());
  await rename(partial, path);
  return name;
}

/** Cuts a region out of the turned photo. The result is sRGB without metadata such as the place, by sharp's default. */
export const cut = ({ bytes }: Master, region: Region) => open(bytes).autoOrient().extract(region);

/** Phones write headers that sharp warns of, and that every viewer reads. */
const open = (bytes: Buffer) => sharp(bytes, { failOn: 'error' });

/** A hash for the name of a file, of what determines its content. */
const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);
