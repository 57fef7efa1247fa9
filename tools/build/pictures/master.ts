import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { UserError } from '../user-error.ts';
import type { Size } from './crop.ts';

/** The file that an owner drops: its bytes, and its size the right way up. */
export interface Master extends Size {
  /** From the project's folder. */
  path: string;
  bytes: Buffer;
  /** Changes with every byte of the file. */
  hash: string;
}

const FORMATS = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

export async function readMaster(root: string, folder: string, name: string): Promise<Master> {
  const path = join(folder, oneOf(await readdir(join(root, folder)), folder, name));
  const bytes = await readFile(join(root, path));
  const { autoOrient } = await named(path, async () => sharp(bytes).metadata());
  return { path, bytes, hash: createHash('sha256').update(bytes).digest('hex'), ...autoOrient };
}

/** Cameras shout their extensions, so their case does not count. */
function oneOf(all: readonly string[], folder: string, name: string): string {
  const found = all.filter((file) => {
    const { name: stem, ext } = parse(file);
    return stem === name && FORMATS.includes(ext.toLowerCase());
  });
  const [file, second] = found;
  if (!file)
    throw new UserError(
      `There is no picture called ${name} in ${folder}: put ${name}.jpg, .png, .webp or .avif there`,
    );
  if (second)
    throw new UserError(
      `There are several pictures called ${name} in ${folder} (${found.join(', ')}): delete all but one`,
    );
  return file;
}

/** What sharp says of a broken file, which does not name it, or of an empty one, which it throws at once. */
export async function named<Result>(path: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(`${path} cannot be read as a picture: ${reason}`);
  }
}
