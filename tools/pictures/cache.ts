import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What was made once is read from the folder from then on. The key has to name everything that it was made from. */
export async function cached(
  folder: string,
  key: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(folder, key);
  try {
    return await readFile(file);
  } catch {
    const bytes = await make();
    await mkdir(folder, { recursive: true });
    // Whole or not there: another build may read the folder at the same time.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }
}
