import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** The output folder of `npm run build`. */
export const dist = fileURLToPath(new URL('../../dist', import.meta.url));
/** The built files, as paths that begin with `/`. */
export const files = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(dist.length));
export const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
/** The size of a file as sent, in bytes: the host compresses text with brotli. */
export function weigh(file: string): number {
  const bytes = readFileSync(join(dist, file));
  const isText = /\.(?:css|html|js|json|svg|txt|xml)$/.test(file);
  return isText ? brotliCompressSync(bytes).length : bytes.length;
}
export const pages = () => files().filter((file) => file.endsWith('.html'));

/** Characters of a match that are printed: in a minified file a match may be a whole line. */
const LONGEST = 120;

/** Every match of the pattern. For long texts, because a failed `toMatch` prints the whole text. */
export const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))].map(([found]) =>
    found.slice(0, LONGEST),
  );

const KIB = 1024;

/**
 * The largest sizes of a site whose studio has filled in every
 * entry, in bytes as sent. The owner's photos have no limit.
 */
export const BUDGETS = {
  /** A page with its inlined styles. */
  page: 15.5 * KIB,
  font: 14_600,
  /** The script that each page names. */
  start: 2.5 * KIB,
  /** The home page's scripts without the form's. They hold its texts, too. */
  script: 91 * KIB,
  form: 10 * KIB,
  /** The picture of a shared link. */
  socialPicture: 300 * KIB,
} as const;
