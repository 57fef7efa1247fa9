/**
 * Lists and numbers in Spanish, in browser and function. Not by `Intl`, whose first list takes 100 ms on a slow phone.
 */

/** «y eventos», «e inauguraciones» */
const and = (word: string) => (/^h?[ií](?![ae])/i.test(word) ? 'e' : 'y');

/** What stands before a word of a list. */
export function separator(words: readonly string[], index: number): string {
  if (index === 0) return '';
  return index === words.length - 1 ? ` ${and(words[index] ?? '')} ` : ', ';
}

/** `Castellón, Alicante y Murcia` */
export const spanishList = (words: readonly string[]) =>
  words.map((word, index) => separator(words, index) + word).join('');

/** `una boda` → `Una boda` */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Bodas` → `bodas`; a word in capitals stays. */
export const uncapitalized = (text: string) =>
  text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** `1.5` → `1,5`, `12500` → `12 500` with a no-break space: numbers of up to four digits are not grouped. */
export function spanishNumber(value: number): string {
  // From 1e21 on `String` uses exponents, as it does for decimals from 1e-7 on.
  const text = Number.isInteger(value) ? String(BigInt(value)) : value.toFixed(7);
  const [whole = '', zeros = ''] = text.split('.');
  const decimals = zeros.replace(/0+$/, '');
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  return decimals ? `${grouped},${decimals}` : grouped;
}

/** Keeps a number with its unit, and the letters of «S. L.» and «EE. UU.» together. */
export const bindUnits = (text: string) =>
  text
    .replace(/(\d) (?=[€%]|[ck]?m(?:²|\b))/g, '$1\u00a0')
    .replace(/\b(\p{Lu}{1,2}\.) (?=\p{Lu}{1,2}\.)/gu, '$1\u00a0');
