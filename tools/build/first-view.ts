import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';

/**
 * The typefaces of a page's first view: each face of the site with the characters of that view alone, some 6 KB together. The page
 * preloads them, so that its first frame is set in them (U-40). They have the names of the whole faces, which follow later.
 */

const SOURCES = 'src/styles/fonts';
const FOLDER = 'static/media';

/** `family` and `style` are those of the whole face in `src/styles/global.css`. */
const FACES = {
  'display-normal': { family: 'Cormorant Garamond', style: 'normal', weight: '300 400' },
  'display-italic': { family: 'Cormorant Garamond', style: 'italic', weight: '300 400' },
  'text-normal': { family: 'Ysabeau Office', style: 'normal', weight: '400' },
} as const;
type Face = keyof typeof FACES;

/** Header and first section; of a page without sections, header and `<main>`. */
const FIRST_VIEW = /^.*?<\/(?:section|main)>/s;
const TITLE = /<h1\b.*?<\/h1>/s;
const BUTTON = /<button\b.*?<\/button>/s;
const EMPHASIS = /<em>.*?<\/em>/gs;

/** Writes the subsets for the HTML of a page's `#root` into `dist`. Returns the elements for the page's `<head>`. */
export async function firstViewFonts(body: string, root: string, dist: string) {
  const view = FIRST_VIEW.exec(body)?.[0] ?? '';
  const title = TITLE.exec(view)?.[0] ?? '';
  const text = textOf(view.replace(title, ''));
  const texts: Record<Face, string> = {
    'display-normal': textOf(title.replace(EMPHASIS, '')),
    'display-italic': textOf(title.match(EMPHASIS)?.join('') ?? ''),
    // Styles turn the words of the header's button into capitals, and measure in widths of «0» (`ch`).
    'text-normal': `0${text}${textOf(BUTTON.exec(view)?.[0] ?? '').toUpperCase()}`,
  };
  const faces = await Promise.all(
    (Object.keys(FACES) as Face[])
      .filter((face) => texts[face].trim())
      .map((face) => writeFace(face, texts[face], root, dist)),
  );
  return {
    links: faces.map(({ link }) => link).join(''),
    css: faces.map(({ rule }) => rule).join(''),
  };
}

async function writeFace(face: Face, text: string, root: string, dist: string) {
  const characters = [...new Set(text)].sort();
  const whole = await readFile(join(root, SOURCES, `${face}.woff2`));
  const subset: Buffer = await subsetFont(whole, characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'lnum'],
  });
  const name = createHash('sha256').update(subset).digest('base64url').slice(0, 8);
  const file = `${FOLDER}/${name}.woff2`;
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), subset);
  const { family, style, weight } = FACES[face];
  const range = rangesOf(characters.map((one) => one.codePointAt(0) ?? 0)).join();
  return {
    link: `<link rel="preload" href="/${file}" as="font" crossorigin>`,
    rule: `@font-face{font-family:${family};font-style:${style};font-weight:${weight};font-display:block;src:url(/${file});unicode-range:${range}}`,
  };
}

/** The `unicode-range` of sorted code points: 61, 62, 63, 65 → `U+61-63`, `U+65`. */
function rangesOf(codes: readonly number[]): string[] {
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`);
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

/** The text of an HTML fragment. */
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&\S+?;/g, (entity) => ENTITIES[entity] ?? entity);
