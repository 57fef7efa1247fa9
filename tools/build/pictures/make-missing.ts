import { existsSync } from 'node:fs';
import { countPictures, type Output } from './progress.ts';

export interface KeptFile {
  /** Where it is kept between builds. */
  path: string;
  /** Reads it from there; if it is not there, makes it and keeps it. */
  read: () => Promise<Buffer>;
}

/** libuv's number of threads. If all pictures waited there at once, the first would be written after the last is made. */
const AT_ONCE = 4;

/** Makes what is not kept yet, several at once, and counts it. */
export async function makeMissing(files: Iterable<KeptFile>, output: Output): Promise<void> {
  const missing = [...files].filter(({ path }) => !existsSync(path));
  const count = countPictures(missing.length, output);
  const queue = missing.values();
  async function work() {
    for (const { read } of queue) {
      await read();
      count();
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
