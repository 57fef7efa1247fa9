import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import { DISPLAY_CHARACTERS } from './fonts/display-characters.ts';
import { PROJECT_ROOT } from './local/project-root.ts';

/**
 * `npm run fonts`: subsets the display typeface to `DISPLAY_CHARACTERS`, so that a slow connection transfers each file in one round
 * trip (`tools/bench/README.md`). The results are in the repository; run it after an edit of the characters.
 */

const PACKAGE = join(PROJECT_ROOT, 'node_modules/@fontsource/cormorant-garamond');
const FOLDER = join(PROJECT_ROOT, 'src/styles/fonts');
/** Kerning, ligatures, and lining numerals for the day plan. */
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
// The licence has to be distributed with the fonts.
await copyFile(join(PACKAGE, 'LICENSE'), join(FOLDER, 'LICENSE'));
