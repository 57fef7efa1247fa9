import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The folder that keeps the made files between builds. */
export const CACHE = 'node_modules/.cache/pictures';

/** Reads a file of the cache. If it does not exist, makes and writes it. The file's name has to hash everything it is made from. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const bytes = await make();
    await mkdir(dirname(file), { recursive: true });
    // Rename a complete file: another build may read the folder at the same time.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }
}
