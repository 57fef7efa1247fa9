import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'vite';

/** The folder that keeps the made files between builds. */
export const CACHE = 'node_modules/.cache/pictures';

/** A hash for the name of a file, of a text that determines its content. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

/** Reads a file of the cache. If it does not exist, makes and writes it. The file's name has to hash everything it is made from. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const bytes = await make();
    await mkdir(dirname(file), { recursive: true });
    // Rename a complete file: others may read or make it at the same time.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }
}

export interface CachedFile {
  /** The path in the cache. */
  path: string;
  /** Reads the file from the cache. If it is not there, makes and writes it. */
  read: () => Promise<Buffer>;
}

/** The size of libuv's thread pool. With more, no picture would be written before all of them are made. */
const PARALLEL = 4;

/** Makes the files that are not in the cache, several in parallel, and prints how many they are. */
export async function makeMissing(files: Iterable<CachedFile>, logger: Logger): Promise<void> {
  const missing = [...files].filter(({ path }) => !existsSync(path));
  const { length } = missing;
  if (length > 0) logger.info(`Making pictures: ${length}. Later builds reuse them`);
  const queue = missing.values();
  async function work() {
    for (const { read } of queue) await read();
  }
  await Promise.all(Array.from({ length: PARALLEL }, work));
}
