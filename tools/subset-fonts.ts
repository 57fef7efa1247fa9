import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { DISPLAY_CHARACTERS } from './fonts/display-characters.ts';
import { PROJECT_ROOT } from './local/project-root.ts';

/**
 * `npm run fonts`: cuts the display typeface down to what Spanish sets in it, so that each file comes in one round trip
 * of a slow connection (`tools/bench/README.md`). Its results are in the repository: no build needs this.
 */

const PACKAGE = join(PROJECT_ROOT, 'node_modules/@fontsource/cormorant-garamond');
const FOLDER = join(PROJECT_ROOT, 'src/styles/fonts');
/** Pairs that stand closer, letters that grow together, and the numerals of the timetable. */
const FEATURES = ['kern', 'liga', 'lnum'];

await mkdir(FOLDER, { recursive: true });
for (const style of ['normal', 'italic']) {
  const name = `cormorant-garamond-latin-300-${style}.woff2`;
  const font = await readFile(join(PACKAGE, 'files', name));
  const subset = await subsetFont(font, DISPLAY_CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
  });
  await writeFile(join(FOLDER, `display-${style}.woff2`), subset);
  console.log(`${style}: ${font.length} → ${subset.length} bytes`);
}
// The licence asks to travel with the fonts.
await copyFile(join(PACKAGE, 'LICENSE'), join(FOLDER, 'LICENSE'));
