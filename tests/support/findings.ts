/** For assertions about long texts: what is found or missing, by name, where `toMatch` would print all of the text. */

/** A finding of a minified file may be a whole line. */
const LONGEST = 120;

/** Every place where the pattern matches. */
export const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))].map(([found]) =>
    found.slice(0, LONGEST),
  );

/** Those of the parts that the text does not hold. */
export const missingIn = (text: string, parts: readonly string[]): string[] =>
  parts.filter((part) => !text.includes(part));
