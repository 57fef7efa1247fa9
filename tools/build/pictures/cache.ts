import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What was made once is read from the file from then on. Its name has to tell everything that it was made from. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const bytes = await make();
    await mkdir(dirname(file), { recursive: true });
    // Whole or not there: another build may read the folder at the same time.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }
}
