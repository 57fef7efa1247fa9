import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
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

interface Face {
  family: string;
  /** Of the package's file: weight and style. */
  face: string;
  characters: string;
  features: readonly string[];
  /** Scales the letters, where a size says less than in other typefaces: by fewer units per em. */
  scale?: number;
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
    scale: 1.1,
  },
};

function display(face: string): Face {
  const features = ['kern', 'liga', 'lnum'];
  return { family: 'cormorant-garamond', face, characters: DISPLAY_CHARACTERS, features };
}

const PACKAGES = join(PROJECT_ROOT, 'node_modules/@fontsource');
const FOLDER = join(PROJECT_ROOT, 'src/styles/fonts');
/** Where the `head` table of a TrueType font has its units per em. */
const UNITS_PER_EM = 18;

await mkdir(FOLDER, { recursive: true });
for (const [name, { family, face, characters, features, scale = 1 }] of Object.entries(FACES)) {
  const folder = join(PACKAGES, family);
  const font = await readFile(join(folder, 'files', `${family}-latin-${face}.woff2`));
  const subset = (file: Buffer, targetFormat: string): Promise<Buffer> =>
    subsetFont(file, characters, { targetFormat, keepFeatures: features });
  const woff2 = await subset(scaled(await subset(font, 'truetype'), scale), 'woff2');
  await writeFile(join(FOLDER, `${name}.woff2`), woff2);
  // The licence has to be distributed with the fonts.
  await copyFile(join(folder, 'LICENSE'), join(FOLDER, `LICENSE-${family}`));
  console.log(`${name}: ${font.length} → ${woff2.length} bytes`);
}

function scaled(font: Buffer, scale: number): Buffer {
  // A record of the table directory has the name of the table, its checksum and its position.
  const at = font.readUInt32BE(font.indexOf('head') + 8) + UNITS_PER_EM;
  font.writeUInt16BE(Math.round(font.readUInt16BE(at) / scale), at);
  return font;
}
