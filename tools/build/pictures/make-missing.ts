import { existsSync } from 'node:fs';
import { countPictures, type Output } from './progress.ts';

export interface CachedFile {
  /** The path in the cache. */
  path: string;
  /** Reads the file from the cache. If it is not there, makes and writes it. */
  read: () => Promise<Buffer>;
}

/** The size of libuv's thread pool. With more, no picture would be written before all of them are made. */
const PARALLEL = 4;

/** Makes the files that are not in the cache, several in parallel, and prints their count. */
export async function makeMissing(files: Iterable<CachedFile>, output: Output): Promise<void> {
  const missing = [...files].filter(({ path }) => !existsSync(path));
  const count = countPictures(missing.length, output);
  const queue = missing.values();
  async function work() {
    for (const { read } of queue) {
      await read();
      count();
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work));
}
