import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sentBytes } from './budgets.ts';

/** The output folder of `npm run build`. */
export const dist = fileURLToPath(new URL('../../dist', import.meta.url));
/** The built files, as paths that begin with `/`. */
export const files = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(dist.length));
export const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
/** The size of a file as sent, in bytes. */
export const weigh = (file: string) => sentBytes(join(dist, file));
export const pages = () => files().filter((file) => file.endsWith('.html'));

/** The inline script of the built pages, which loads the app (U-11). */
export const INLINE_SCRIPT =
  /<script data-app=[^>]*>(.*?)<\/script>/s.exec(textOf('/index.html'))?.[1] ?? '';

/** Characters of a match that are printed: in a minified file a match may be a whole line. */
const LONGEST = 120;

/** Every match of the pattern. For long texts, because a failed `toMatch` prints the whole text. */
export const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))].map(([found]) =>
    found.slice(0, LONGEST),
  );

/** The parts that the text does not contain. */
export const missingIn = (text: string, parts: readonly string[]): string[] =>
  parts.filter((part) => !text.includes(part));
