import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { UserError } from '../user-error.ts';

export interface Size {
  width: number;
  height: number;
}

/** A picture of the owner, as it is in the folder. Its size is the size after turning it by its EXIF orientation. */
export interface Master extends Size {
  /** Relative to the project's root. */
  path: string;
  bytes: Buffer;
  /** The hash of the file's bytes. */
  hash: string;
}

export async function readMaster(root: string, path: string): Promise<Master> {
  const bytes = await readFile(join(root, path)).catch(() => {
    throw new UserError(`«${path}» no está: súbela, o elige otra`);
  });
  const { autoOrient } = await withFileName(path, async () => open(bytes).metadata());
  return { path, bytes, hash: createHash('sha256').update(bytes).digest('hex'), ...autoOrient };
}

/** Phones write headers that sharp warns of, and that every viewer reads. */
export const open = (bytes: Buffer) => sharp(bytes, { failOn: 'error' });

/** Adds the file's name to an error of sharp, also to one that it throws synchronously, as for an empty file. */
export async function withFileName<Result>(
  path: string,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    const advice = /pixel limit/.test(String(cause))
      ? 'tiene demasiados píxeles: hazla más pequeña, de 4000 de ancho como mucho'
      : 'no se puede leer como foto: ábrela, expórtala de nuevo como JPEG y sube la copia';
    throw new UserError(`«${basename(path)}» ${advice}`);
  }
}
