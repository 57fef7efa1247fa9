import { whatsAppUrl } from '../content/business.ts';
import { FORM_TEXTS } from '../content/form.ts';
import { type Texts, UNREADABLE } from '../form/controls.ts';
import { FIELD_NAMES, fieldInWords } from '../shared/event-request.ts';

/** In characters: some mail programs cut longer addresses. */
const MAX_ADDRESS = 1_900;

/** Returns what the visitor has typed and chosen as a message to the studio. */
export function contactMessage(choices: Texts): string {
  const { greeting } = FORM_TEXTS.message;
  const lines = FIELD_NAMES.flatMap((name) => {
    const { label, words } = fieldInWords(name, choices[name]?.trim() ?? '');
    return words && words !== UNREADABLE ? `${label}: ${words}` : [];
  });
  return lines.length > 0 ? `${greeting}\n\n${lines.join('\n')}` : greeting;
}

/** `+34 600 000 000` → `https://wa.me/34600000000?text=…` */
export function whatsAppLink(number: string, message: string): string {
  return linkWith(`${whatsAppUrl(number)}?text=`, message);
}

export function mailLink(address: string, message: string): string {
  const subject = encodeURIComponent(FORM_TEXTS.message.subject);
  // `mailto:` links need CRLF line breaks (RFC 6068).
  return linkWith(`mailto:${address}?subject=${subject}&body=`, message.replace(/\n/g, '\r\n'));
}

/** Appends the encoded message, cut between two characters if the link would be too long. */
function linkWith(start: string, message: string): string {
  let link = start;
  for (const character of message) {
    // `encodeURIComponent` throws on a lone surrogate: replace it with U+FFFD.
    const encoded = encodeURIComponent(/\p{Cs}/u.test(character) ? '\uFFFD' : character);
    if (link.length + encoded.length > MAX_ADDRESS) return `${link}${encodeURIComponent('…')}`;
    link += encoded;
  }
  return link;
}
