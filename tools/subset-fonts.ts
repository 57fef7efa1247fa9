import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import { PROJECT_ROOT } from './local/project-root.ts';

/**
 * `npm run fonts`: subsets the typefaces to their characters, so that a slow connection transfers each file in one round trip
 * (`tools/build/README.md`). The results are in the repository; run it after an edit of the characters.
 */

/** The characters of the display typeface: the letters of Spanish and of neighbouring languages (for names), digits and punctuation. */
const DISPLAY_CHARACTERS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  'ÁÀÂÃÄÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜ',
  'áàâãäçéèêëíìîïñóòôõöúùûüß',
  '0123456789',
  ' .,:;·!¡?¿\'"’‘“”«»()-–—…&/+%*#@ºª€\u00a0',
].join('');

/** Those of the text typeface: the texts have more signs. */
const TEXT_CHARACTERS = `${DISPLAY_CHARACTERS}©²`;

const DISPLAY = {
  family: 'cormorant-garamond',
  characters: DISPLAY_CHARACTERS,
  // Kerning, ligatures, and lining numerals for the day plan.
  features: ['kern', 'liga', 'lnum'],
};
/** `face`: weight and style, in the name of the package's file. */
const FACES = {
  'display-normal': { ...DISPLAY, face: '300-normal' },
  'display-italic': { ...DISPLAY, face: '300-italic' },
  'text-normal': {
    family: 'ysabeau-office',
    face: '500-normal',
    characters: TEXT_CHARACTERS,
    features: ['kern', 'liga'],
  },
};

const PACKAGES = join(PROJECT_ROOT, 'node_modules/@fontsource');
const FOLDER = join(PROJECT_ROOT, 'src/styles/fonts');

for (const [name, { family, face, characters, features }] of Object.entries(FACES)) {
  const folder = join(PACKAGES, family);
  const font = await readFile(join(folder, 'files', `${family}-latin-${face}.woff2`));
  const woff2: Buffer = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
  });
  await writeFile(join(FOLDER, `${name}.woff2`), woff2);
  // The licence has to be distributed with the fonts.
  await copyFile(join(folder, 'LICENSE'), join(FOLDER, `LICENSE-${family}`));
  console.log(`${name}: ${font.length} → ${woff2.length} bytes`);
}
