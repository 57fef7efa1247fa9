import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
    throw new UserError(`${path}: falta esta foto: ponla ahí, o corrige su nombre en src/content`);
  });
  const { autoOrient } = await withFileName(path, async () => sharp(bytes).metadata());
  return { path, bytes, hash: createHash('sha256').update(bytes).digest('hex'), ...autoOrient };
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
    throw new UserError(
      path.endsWith('.svg')
        ? `${path}: no se puede leer como dibujo SVG: vuelve a exportarlo de tu programa de dibujo (${reason})`
        : `${path}: no se puede leer como foto: guárdala como JPEG y vuelve a subirla (${reason})`,
    );
  }
}
