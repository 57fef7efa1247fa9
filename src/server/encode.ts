/**
 * One encoder per place that a visitor's words go to, so that they stay words there.
 * Braces need care everywhere: Brevo runs its own template engine over HTML, subject and params.
 */

declare const encoded: unique symbol;
/** Text that is safe to stand in the mail's HTML. Only the encoders below make it. */
export type EncodedHtml = string & { readonly [encoded]: true };

/** Longest name that Brevo takes, in UTF-16 units, the stricter way to count. */
const NAME_MAX_LENGTH = 70;
/** Longest subject, in characters: more than the form has room for, and a header that every server on the way takes. */
const SUBJECT_MAX_LENGTH = 250;

/** Half a surrogate pair, which neither UTF-8 nor a URL can carry. */
const LONE_SURROGATE = /\p{Cs}/gu;
/** What could make a text look like another one. The rules drop it already; no encoder relies on them. */
const CONTROLS = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '{': '&#123;',
  '}': '&#125;',
};

/** Text between tags, or inside a quoted attribute. */
export function htmlText(value: string): EncodedHtml {
  return whole(value)
    .replace(CONTROLS, '')
    .replace(/[&<>"'{}]/g, (character) => ENTITIES[character] ?? '') as EncodedHtml;
}

/** Text of several lines. `<br>`, because Outlook does not know `white-space`. */
export function htmlLines(value: string): EncodedHtml {
  return htmlText(value).replace(/\r\n|\r|\n/g, '<br>') as EncodedHtml;
}

/** The address of a `mailto:` link, inside a quoted attribute. */
export function mailtoAddress(value: string): EncodedHtml {
  const address = encodeURIComponent(whole(value));
  // RFC 6068 keeps the @ as it is, and not every mail client decodes it.
  return htmlText(address.replaceAll('%40', '@'));
}

/** Braces as their full-width twins, which read the same and mean nothing to Brevo; the rest as it was sent. */
export function plainText(value: string): string {
  return whole(value).replaceAll('{', '\uff5b').replaceAll('}', '\uff5d');
}

/** A header or a line of the text part: no line break, no control or direction mark can get in (S-MSG-1). */
export function singleLine(value: string): string {
  return plainText(value.replace(CONTROLS, '').replace(/[\t\n\r\p{Zl}\p{Zp}]/gu, ''));
}

/** The subject: exact for every name that the form takes, bounded for what else may call the function (S-MSG-1). */
export function subjectLine(value: string): string {
  const characters = [...singleLine(value)];
  if (characters.length <= SUBJECT_MAX_LENGTH) return characters.join('');
  return `${characters.slice(0, SUBJECT_MAX_LENGTH - 1).join('')}…`;
}

/** The name beside an address. Brevo drops or garbles one that holds a character of the address syntax. */
export function displayName(value: string): string {
  return singleLine(value)
    .replace(/[()<>[\]:;@\\,."]/g, '')
    .trim()
    .slice(0, NAME_MAX_LENGTH)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

function whole(value: string): string {
  return value.replace(LONE_SURROGATE, '\ufffd');
}
