import { toSpanishDate } from '../shared/dates.ts';
import {
  EVENT_REQUEST_FIELDS,
  type EventRequest,
  type EventRequestField,
  labelOf,
} from '../shared/event-request.ts';
import { type EncodedHtml, htmlLines, htmlText, mailtoAddress, singleLine } from './encode.ts';

/** How the mail says the fields of a request, in HTML and as text; the template has a `{}` for each, in the form's order. */

interface MailField<Value> {
  html: (request: EventRequest) => EncodedHtml;
  /** What stands after the label in the text part; a field without it has no line of its own. */
  line?: (request: EventRequest) => string;
  /** Of a visitor who does not exist, for tests and tools. */
  sample: Value;
}

/** A field that HTML and text say alike. */
const said = <Value>(words: (request: EventRequest) => string, sample: Value) => ({
  html: (request: EventRequest) => htmlText(words(request)),
  line: words,
  sample,
});

/**
 * In the order of the text part. An inbox previews its beginning, so the kind of event, the date and the guests stand first.
 */
const MAIL_FIELDS: { readonly [Name in EventRequestField]: MailField<EventRequest[Name]> } = {
  ceremony: said(({ ceremony }) => ceremony, 'Boda Civil'),
  date: said(({ date }) => toSpanishDate(date), '2027-06-20'),
  numberOfGuests: said(({ numberOfGuests }) => String(numberOfGuests), 120),
  time: said(({ time }) => time, 'Tarde'),
  name: {
    html: ({ name }) => htmlText(name),
    line: ({ name, surname }) => `${name} ${surname}`,
    sample: 'Ana María',
  },
  surname: { html: ({ surname }) => htmlText(surname), sample: 'García Núñez' },
  email: said(({ email }) => email, 'ana@visitor.example'),
  phone: said(({ phone }) => phone, '(+34) 600 123 456'),
  // Below the lines, so that none of its own can pose as a field.
  description: {
    html: ({ description }) => htmlLines(description),
    sample: 'Una cena en el jardín,\ncon música en directo.',
  },
};

/** What fills the placeholders of the template, one after the other: each field, and the address of the reply twice. */
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
