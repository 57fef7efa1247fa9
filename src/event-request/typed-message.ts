import { EVENT_REQUEST } from '../content/event-request.ts';
import { type EventRequestField, labelOf } from '../shared/event-request.ts';
import { dayInWords } from './date-help.ts';

/** A field of the form, in its order. */
export interface TypedField {
  name: EventRequestField;
  value: string;
  /** What it holds without anybody's choice. */
  initial: string;
  /** Whether the visitor has entered it: not a ceremony that the button chose. */
  isChosen: boolean;
}

/** Longer addresses are cut by some mail programs, in characters. */
const MAX_ADDRESS = 1_900;
/** Of a line but the last: nobody's name is longer, in characters. */
const MAX_LINE = 120;

/**
 * What has been typed so far, as a message to the studio (U-1). A value that the form came with counts once a field
 * after it has been filled in: until then nobody has chosen it.
 */
export function typedMessage(fields: readonly TypedField[]): string {
  const { greeting, description } = EVENT_REQUEST.message;
  const last = fields.findLastIndex(({ value, isChosen }) => value.trim() && isChosen);
  const lines = fields.flatMap(({ name, value, initial }, index) => {
    if (index > last && (last < 0 || value === initial)) return [];
    const words = (name === 'date' && dayInWords(value)) || value.trim();
    if (!words) return [];
    if (name === 'description') return `${description}: ${words}`;
    return `${labelOf(name)}: ${words.slice(0, MAX_LINE)}`;
  });
  return lines.length > 0 ? `${greeting}\n\n${lines.join('\n')}` : greeting;
}

/** `+34 600 000 000` → `https://wa.me/34600000000?text=…` */
export function whatsAppLink(number: string, message: string): string {
  return linkWith(`https://wa.me/${number.replace(/\D/g, '')}?text=`, message);
}

export function mailLink(address: string, message: string): string {
  const subject = encodeURIComponent(EVENT_REQUEST.message.subject);
  // A mail has its own line ends (RFC 6068).
  return linkWith(`mailto:${address}?subject=${subject}&body=`, message.replace(/\n/g, '\r\n'));
}

/** Cut at its end where it would be too long, between two characters. */
function linkWith(start: string, message: string): string {
  let link = start;
  for (const character of message) {
    // Half a character, which nothing encodes, becomes the sign for an unreadable one.
    const encoded = encodeURIComponent(/\p{Cs}/u.test(character) ? '\uFFFD' : character);
    if (link.length + encoded.length > MAX_ADDRESS) return `${link}${encodeURIComponent('…')}`;
    link += encoded;
  }
  return link;
}
