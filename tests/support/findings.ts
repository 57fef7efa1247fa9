/** For assertions about long texts, because a failed `toMatch` prints the whole text. */

/** Characters of a match that are printed: in a minified file a match may be a whole line. */
const LONGEST = 120;

/** Every match of the pattern. */
export const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))].map(([found]) =>
    found.slice(0, LONGEST),
  );

/** The parts that the text does not contain. */
export const missingIn = (text: string, parts: readonly string[]): string[] =>
  parts.filter((part) => !text.includes(part));
