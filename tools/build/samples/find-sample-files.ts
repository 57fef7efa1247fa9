import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sample } from './find-samples.ts';

/**
 * Stands within a drawing or an icon that is not the studio's own, as a comment of the SVG: it goes with
 * the file when that is replaced.
 */
const MARK = 'Sample until the studio has its own';

/** Every such file of a folder (U-16). */
export function findSampleFiles(root: string, folder: string): Sample[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.svg') && readFileSync(join(root, folder, file)).includes(MARK),
    )
    .sort()
    .map((file) => ({ isContact: false, place: join(folder, file), name: '', text: '' }));
}
