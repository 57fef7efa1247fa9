/**
 * Removes characters that are invisible or could make a text look like another one, before the rules check it. The
 * browser runs this (Safari 16.4 and later), then the function; the text in the visitor's form is not changed.
 */

/** Half a surrogate pair: with the flag `u`, a whole pair is one character and no surrogate. */
const LONE_SURROGATE = /\p{Cs}/gu;
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const TAB_OR_BREAK = new RegExp(`${LINE_BREAK.source}|\t`, 'g');
/**
 * Controls, format characters, other characters that are not shown (variation selectors, fillers), the Braille blank,
 * and the placeholder of an attachment or a dictated word.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/gu;
/** The same, except line breaks, tabs, and the joiners and variation selectors that many scripts and emoji need. */
const INVISIBLE_IN_PROSE =
  /(?![\n\t\u200c\u200d]|\p{Variation_Selector})[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/gu;
/** A letter of a script that needs no joiner or variation selector. */
const PLAIN_LETTER = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
/** Full-width «＠», «．» and other signs of a Chinese or Japanese keyboard. */
const FULL_WIDTH_SIGN = /[\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff5e]/g;
/**
 * The "@" and a domain with a character that is not ASCII. Not `.*`, which would take quadratic time for a run of "@".
 */
const INTERNATIONAL_DOMAIN = /@(?=[^@]*[^ -~])[\p{L}\p{M}\p{N}.。·-]+$/u;
/** A text without a visible character is empty. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Text of one line. Line breaks and tabs, which come from pasting, become spaces. */
export function cleanLine(value: string): string {
  return clean(value, TAB_OR_BREAK, ' ', INVISIBLE);
}

/**
 * A person's name, in one line. Scripts such as Persian, Hindi and Japanese keep their joiners and variation selectors.
 */
export function cleanName(value: string): string {
  const invisible = PLAIN_LETTER.test(value) ? INVISIBLE : INVISIBLE_IN_PROSE;
  return clean(value, TAB_OR_BREAK, ' ', invisible);
}

/** Text of several lines, whose line breaks are all `\n`. */
export function cleanProse(value: string): string {
  return clean(value, LINE_BREAK, '\n', INVISIBLE_IN_PROSE);
}

/**
 * The address in `mailto:ana@…` or `Ana <ana@…>`, without quotes, parentheses and points around it, and with an ASCII
 * domain. The part before the "@" does not change: `mª@…` and `ma@…` are two mailboxes.
 */
export function normalizeEmail(value: string): string {
  const line = cleanLine(value)
    .replace(FULL_WIDTH_SIGN, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[.,;]{1,9}$/, '');
  const [, address = line] = /^[^@]*<([^<>]+)>$/.exec(line) ?? [];
  return address
    .trim()
    .replace(/^["'‘“«(]|["'’”»)]$/g, '')
    .replace(/^mailto: ?/i, '')
    .replace(INTERNATIONAL_DOMAIN, asciiDomain);
}

/** The host of a URL is in ASCII. An impossible domain becomes `localhost`, which the rule refuses. */
function asciiDomain(atDomain: string): string {
  const url = new URL('http://localhost');
  url.hostname = atDomain.slice(1);
  return `@${url.hostname}`;
}

/** Replaces full-width, Arabic and Persian digits and typographic dashes by those of a Spanish keyboard. */
export function normalizeDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\p{Pd}|\u2212/gu, '-');
}

function clean(value: string, breaks: RegExp, asBreak: string, invisible: RegExp): string {
  const text = value
    // First, so that two halves do not become one character when the characters between them are removed.
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(breaks, asBreak)
    .replace(invisible, '')
    .normalize('NFC')
    .trim();
  return VISIBLE.test(text) ? text : '';
}
