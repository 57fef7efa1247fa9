import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import { PROJECT_ROOT } from './local/project-root.ts';

/**
 * `npm run fonts`: subsets the typefaces to their characters, so that a slow connection transfers each file in one round trip
 * (`tools/build/README.md`). The results are in the repository; run it after an edit of the characters.
 */

/**
 * The characters of the display typeface: the letters of Spanish, of neighbouring and of Nordic languages (for names), digits and
 * punctuation. The packages have ı, ý and the like in this file.
 */
const DISPLAY_CHARACTERS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  'ÁÀÂÃÄÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÕÖØÚÙÛÜÝ',
  'áàâãäåæçéèêëíìîïıñóòôõöøúùûüýß',
  '0123456789',
  ' .,:;·!¡?¿\'"’‘“”«»()-–—…&/+%*#@ºª€\u00a0',
].join('');

/** Those of the text typeface: the texts have more signs. */
const TEXT_CHARACTERS = `${DISPLAY_CHARACTERS}©²`;

/**
 * The letters of Polish, Romanian, Turkish and others: U+100 to U+17F without ı and œ, U+218 to U+21B. A page fetches their file only
 * if it shows one of them: `unicode-range` in `global.css` repeats the characters.
 */
const FURTHER_LETTERS = [...lettersBetween(0x100, 0x17f), ...lettersBetween(0x218, 0x21b)]
  .filter((letter) => !'ıŒœ'.includes(letter))
  .join('');

function lettersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}

interface Face {
  family: string;
  /** Of the package's file: weight and style. */
  face: string;
  characters: string;
  features: readonly string[];
}

const FACES: Record<string, Face> = {
  // Kerning, ligatures, and lining numerals for the day plan.
  'display-normal': display('300-normal'),
  'display-italic': display('300-italic'),
  'text-normal': {
    family: 'ysabeau-office',
    face: '500-normal',
    characters: TEXT_CHARACTERS,
    features: ['kern', 'liga'],
  },
};

function display(face: string): Face {
  const features = ['kern', 'liga', 'lnum'];
  return { family: 'cormorant-garamond', face, characters: DISPLAY_CHARACTERS, features };
}

const PACKAGES = join(PROJECT_ROOT, 'node_modules/@fontsource');
const FOLDER = join(PROJECT_ROOT, 'src/styles/fonts');

await mkdir(FOLDER, { recursive: true });
for (const [name, { family, face, characters, features: keepFeatures }] of Object.entries(FACES)) {
  const folder = join(PACKAGES, family);
  const subset = async (file: string, source: string, text: string) => {
    const font = await readFile(join(folder, 'files', `${family}-${source}-${face}.woff2`));
    const woff2: Buffer = await subsetFont(font, text, { targetFormat: 'woff2', keepFeatures });
    await writeFile(join(FOLDER, file), woff2);
    console.log(`${file}: ${font.length} → ${woff2.length} bytes`);
  };
  await subset(`${name}.woff2`, 'latin', characters);
  await subset(`${name}-further.woff2`, 'latin-ext', FURTHER_LETTERS);
  // The licence has to be distributed with the fonts.
  await copyFile(join(folder, 'LICENSE'), join(FOLDER, `LICENSE-${family}`));
}
