import { dateInFigures } from '../../shared/dates.ts';
import {
  EVENT_REQUEST_FIELDS,
  type EventRequest,
  type EventRequestField,
  shortLabelOf,
} from '../../shared/event-request.ts';
import { withoutUntouched } from '../../shared/form-signals.ts';
import { phoneNumbersIn } from '../../shared/phone-links.ts';
import { spanishNumber } from '../../shared/spanish-words.ts';
import {
  type EncodedHtml,
  htmlAside,
  htmlLines,
  htmlLink,
  htmlText,
  replyLink,
  singleLine,
} from './encode.ts';

/** The fields that nobody has touched. */
type Untouched = readonly EventRequestField[];
type Show<Text> = (request: EventRequest, untouched: Untouched) => Text;

/** How the mail shows each field, in HTML and as text. */
interface MailField {
  html: Show<EncodedHtml>;
  /** The text after the label in the text part. A field without it has no line of its own. */
  line?: Show<string>;
}

/** A field with the same text in HTML and in the text part. A value that nobody has chosen must not be read as a fact. */
function sameText(name: EventRequestField, words: (request: EventRequest) => string): MailField {
  const unchosen = (request: EventRequest) => `Por confirmar (por defecto: ${words(request)})`;
  return {
    html: (request, untouched) =>
      untouched.includes(name) ? htmlAside(unchosen(request)) : htmlText(words(request)),
    line: (request, untouched) => (untouched.includes(name) ? unchosen : words)(request),
  };
}

/** A link to call each number, and one to write to the first that can have WhatsApp. */
function phoneLinks(phone: string): EncodedHtml {
  const numbers = phoneNumbersIn(phone);
  const calls = numbers.map(({ callUrl, text }) => htmlLink(callUrl, text));
  const whatsAppUrl = numbers.find((number) => number.whatsAppUrl)?.whatsAppUrl;
  const writes = whatsAppUrl ? [htmlLink(whatsAppUrl, 'WhatsApp')] : [];
  return [...calls, ...writes].join(' ') as EncodedHtml;
}

/** The fields that are not shown as they were sent. */
const SPECIAL_FIELDS: { readonly [Name in EventRequestField]?: MailField } = {
  date: sameText('date', ({ date }) => dateInFigures(date)),
  numberOfGuests: sameText('numberOfGuests', ({ numberOfGuests }) => spanishNumber(numberOfGuests)),
  name: { html: ({ name }) => htmlText(name), line: ({ name, surname }) => `${name} ${surname}` },
  surname: { html: ({ surname }) => htmlText(surname) },
  email: { html: ({ email }) => htmlLink(replyLink(email), email), line: ({ email }) => email },
  phone: { html: ({ phone }) => phoneLinks(phone), line: ({ phone }) => phone },
  // Below the fields, so that no line of the description looks like a field.
  description: { html: ({ description }) => htmlLines(description) },
};

const fieldOf = (name: EventRequestField) =>
  SPECIAL_FIELDS[name] ?? sameText(name, (request) => String(request[name]));

/** The values of the template's placeholders: each field in the schema's order, then the reply address twice, first as a link. */
export const PLACEHOLDERS: readonly Show<EncodedHtml>[] = [
  ...EVENT_REQUEST_FIELDS.map((name) => fieldOf(name).html),
  ({ email }) => htmlText(replyLink(email)),
  ({ email }) => htmlText(email),
];

/** The first lines of the text part: inboxes preview its beginning. */
const FIRST_LINES: readonly EventRequestField[] = ['ceremony', 'date', 'numberOfGuests', 'time'];

/** «Fecha: domingo, 20/06/2027» */
export const textLines = (request: EventRequest, untouched: Untouched): string[] =>
  [...new Set([...FIRST_LINES, ...EVENT_REQUEST_FIELDS])].flatMap((name) => {
    const { line } = fieldOf(name);
    return line ? [`${shortLabelOf(name)}: ${singleLine(line(request, untouched))}`] : [];
  });

/** «Boda Civil · 20/06/2027 · 120 invitados», without what nobody has chosen. */
export function previewOf(
  { ceremony, date, numberOfGuests }: EventRequest,
  untouched: Untouched,
): string {
  const values = {
    ceremony,
    date: dateInFigures(date).replace(/^.*, /, ''),
    numberOfGuests: `${spanishNumber(numberOfGuests)} invitado${numberOfGuests === 1 ? '' : 's'}`,
  };
  return Object.values(withoutUntouched(values, untouched)).join(' · ');
}
