import { dateInFigures } from '../../shared/dates.ts';
import {
  type EventRequest,
  type EventRequestField,
  FIELD_NAMES,
  fieldInWords,
} from '../../shared/event-request.ts';
import { withoutUnchosen } from '../../shared/form-signals.ts';
import { phoneLinks } from '../../shared/phone-links.ts';
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
type Unchosen = readonly string[];
type Show<Text> = (request: EventRequest, unchosen: Unchosen) => Text;

/** How the mail shows each field, in HTML and as text. */
interface MailField {
  html: Show<EncodedHtml>;
  /** The text after the label in the text part. A field without it has no line of its own. */
  line?: Show<string>;
}

/** A field with the same text in HTML and in the text part. A value that nobody has chosen must not be read as a fact. */
function sameText(name: EventRequestField, words: (request: EventRequest) => string): MailField {
  const byDefault = (request: EventRequest) => `Por confirmar (por defecto: ${words(request)})`;
  return {
    html: (request, unchosen) =>
      unchosen.includes(name) ? htmlAside(byDefault(request)) : htmlText(words(request)),
    line: (request, unchosen) => (unchosen.includes(name) ? byDefault : words)(request),
  };
}

/** A link to call the first number, whose text is all that was written, and one to write to it. */
function contactLinks(phone: string): EncodedHtml {
  const { callUrl, whatsAppUrl } = phoneLinks(phone);
  const write = whatsAppUrl ? [htmlLink(whatsAppUrl, 'WhatsApp')] : [];
  return [htmlLink(callUrl, phone), ...write].join(' ') as EncodedHtml;
}

/** The fields that are not shown as they were sent. */
const SPECIAL_FIELDS: { readonly [Name in EventRequestField]?: MailField } = {
  date: sameText('date', ({ date }) => dateInFigures(date)),
  numberOfGuests: sameText('numberOfGuests', ({ numberOfGuests }) => spanishNumber(numberOfGuests)),
  name: { html: ({ name }) => htmlText(name), line: ({ name, surname }) => `${name} ${surname}` },
  surname: { html: ({ surname }) => htmlText(surname) },
  email: { html: ({ email }) => htmlLink(replyLink(email), email), line: ({ email }) => email },
  phone: { html: ({ phone }) => contactLinks(phone), line: ({ phone }) => phone },
  // Below the fields, so that no line of the description looks like a field.
  description: { html: ({ description }) => htmlLines(description) },
};

const fieldOf = (name: EventRequestField) =>
  SPECIAL_FIELDS[name] ?? sameText(name, (request) => String(request[name]));

/** The values of the template's placeholders: each field in the schema's order, then the reply address twice, first as a link. */
export const PLACEHOLDERS: readonly Show<EncodedHtml>[] = [
  ...FIELD_NAMES.map((name) => fieldOf(name).html),
  ({ email }) => htmlText(replyLink(email)),
  ({ email }) => htmlText(email),
];

/** The first lines of the text part: inboxes preview its beginning. */
const FIRST_LINES: readonly EventRequestField[] = ['ceremony', 'date', 'numberOfGuests', 'time'];

/** «Fecha: domingo, 20/06/2027» */
export const textLines = (request: EventRequest, unchosen: Unchosen): string[] =>
  [...new Set([...FIRST_LINES, ...FIELD_NAMES])].flatMap((name) => {
    const { line } = fieldOf(name);
    const { label } = fieldInWords(name, request[name]);
    return line ? [`${label}: ${singleLine(line(request, unchosen))}`] : [];
  });

/** «Boda Civil · 20/06/2027 · 120 invitados», without what nobody has chosen. */
export function previewOf(
  { ceremony, date, numberOfGuests }: EventRequest,
  unchosen: Unchosen,
): string {
  const values = {
    ceremony,
    date: dateInFigures(date).replace(/^.*, /, ''),
    numberOfGuests: `${spanishNumber(numberOfGuests)} invitado${numberOfGuests === 1 ? '' : 's'}`,
  };
  return Object.values(withoutUnchosen(values, unchosen)).join(' · ');
}
