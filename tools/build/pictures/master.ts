import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { UserError } from '../user-error.ts';
import type { Size } from './crop.ts';

/** A picture of the owner, as it is in the folder. Its size is the size after turning it by its EXIF orientation. */
export interface Master extends Size {
  /** Relative to the project's root. */
  path: string;
  bytes: Buffer;
  /** The hash of the file's bytes. */
  hash: string;
}

const FORMATS = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

export async function readMaster(root: string, folder: string, name: string): Promise<Master> {
  const path = join(folder, findFile(await readdir(join(root, folder)), folder, name));
  const bytes = await readFile(join(root, path));
  const { autoOrient } = await withFileName(path, async () => sharp(bytes).metadata());
  return { path, bytes, hash: createHash('sha256').update(bytes).digest('hex'), ...autoOrient };
}

/** Extensions may be in upper case, as cameras write them. */
function findFile(all: readonly string[], folder: string, name: string): string {
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

/** Adds the file's path to an error of sharp, also to one that it throws synchronously, as for an empty file. */
export async function withFileName<Result>(
  path: string,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(`${path} cannot be read as a picture: ${reason}`);
  }
}
