import { toSpanishDate } from '../../shared/dates.ts';
import {
  EVENT_REQUEST_FIELDS,
  type EventRequest,
  type EventRequestField,
  labelOf,
} from '../../shared/event-request.ts';
import { type EncodedHtml, htmlLines, htmlText, mailtoAddress, singleLine } from './encode.ts';

/**
 * How the mail shows each field, in HTML and as text. The template has one `{}` per field, in the schema's order, then two
 * for the reply address.
 */

interface MailField<Value> {
  html: (request: EventRequest) => EncodedHtml;
  /** The text after the label in the text part. A field without it has no line of its own. */
  line?: (request: EventRequest) => string;
  /** A sample value for tests and tools. */
  sample: Value;
}

/** A field with the same text in HTML and in the text part. */
const sameText = <Value>(words: (request: EventRequest) => string, sample: Value) => ({
  html: (request: EventRequest) => htmlText(words(request)),
  line: words,
  sample,
});

/** In the order of the text part. Inboxes preview its beginning, so ceremony, date and guests come first. */
const MAIL_FIELDS: { readonly [Name in EventRequestField]: MailField<EventRequest[Name]> } = {
  ceremony: sameText(({ ceremony }) => ceremony, 'Boda Civil'),
  date: sameText(({ date }) => toSpanishDate(date), '2027-06-20'),
  numberOfGuests: sameText(({ numberOfGuests }) => String(numberOfGuests), 120),
  time: sameText(({ time }) => time, 'Tarde'),
  name: {
    html: ({ name }) => htmlText(name),
    line: ({ name, surname }) => `${name} ${surname}`,
    sample: 'Ana María',
  },
  surname: { html: ({ surname }) => htmlText(surname), sample: 'García Núñez' },
  email: sameText(({ email }) => email, 'ana@visitor.example'),
  phone: sameText(({ phone }) => phone, '(+34) 600 123 456'),
  // Below the fields, so that no line of the description looks like a field.
  description: {
    html: ({ description }) => htmlLines(description),
    sample: 'Una cena en el jardín,\ncon música en directo.',
  },
};

/** The values of the template's placeholders, in order: each field, then the reply address twice. */
export const PLACEHOLDERS: readonly ((request: EventRequest) => EncodedHtml)[] = [
  ...EVENT_REQUEST_FIELDS.map((name) => MAIL_FIELDS[name].html),
  ({ email }) => mailtoAddress(email),
  ({ email }) => htmlText(email),
];

const IN_TEXT_ORDER = Object.keys(MAIL_FIELDS) as EventRequestField[];

/** «Fecha: domingo, 20/06/2027» */
export const textLines = (request: EventRequest): string[] =>
  IN_TEXT_ORDER.flatMap((name) => {
    const { line } = MAIL_FIELDS[name];
    return line ? [`${labelOf(name)}: ${singleLine(line(request))}`] : [];
  });

export const SAMPLE_REQUEST = Object.fromEntries(
  IN_TEXT_ORDER.map((name) => [name, MAIL_FIELDS[name].sample]),
) as EventRequest;
