import { readFileSync } from 'node:fs';
import { likelyDomain } from '../../shared/email-domain.ts';
import {
  EVENT_REQUEST_FIELDS,
  type EventRequest,
  type EventRequestField,
  FIELD_NAMES,
  fieldInWords,
} from '../../shared/event-request.ts';
import { withoutUnchosen } from '../../shared/form-signals.ts';
import { spanishList } from '../../shared/spanish-words.ts';
import type { Addresses } from '../config.ts';
import { displayName } from '../display-name.ts';
import { SPAM_SIGNAL_TEXTS, type SpamSignal } from '../spam.ts';
import {
  type EncodedHtml,
  htmlAside,
  htmlLines,
  htmlLink,
  htmlText,
  plainText,
  replyLink,
} from './encode.ts';
import { phoneLinks } from './phone-links.ts';

/** The staff read in each mail what the thank-you promises. */
const PROMISE = 'La web le promete: «Nos pondremos en contacto contigo lo antes posible».';

/** A value that nobody has chosen must not be read as a fact. */
const UNCHOSEN = 'Por confirmar';
const defaultOf = (words: string) => `No lo ha elegido: el formulario traía «${words}»`;

/** The first tag of a mail with spam signals. The other tags are the signals. */
const TO_BE_CHECKED = 'revisar';

/** What the staff should know besides the request. */
export type StaffHints = {
  spamSignals: readonly SpamSignal[];
  /** The visitor has read that the chosen day is taken. */
  isDateTaken: boolean;
  /** The fields that nobody has touched. */
  unchosen: readonly string[];
  /** Set for the minimal mail, which has nothing that the staff can do without: why Brevo has refused the full one. */
  refusal?: string | undefined;
};

/** The body of Brevo's call. */
export function composeMail(request: EventRequest, addresses: Addresses, staffHints: StaffHints) {
  const { spamSignals, refusal } = staffHints;
  // No header can hide a field that the form leaves empty.
  const unchosen = FIELD_NAMES.filter(
    (name) => 'hasDefault' in EVENT_REQUEST_FIELDS[name] && staffHints.unchosen.includes(name),
  );
  const hints = hintsAbout(request, staffHints);
  const parts = { request, unchosen, hints, senderName: addresses.SENDER_NAME };
  return {
    subject: plainText(`Solicitud de evento de ${request.name} ${request.surname}`),
    ...addressesOf(addresses),
    htmlContent: htmlContent(parts),
    textContent: textContent(parts),
    ...(refusal === undefined && extraParts(request, spamSignals)),
  };
}

export const addressesOf = (addresses: Addresses) => ({
  to: addresses.MANAGEMENT_EMAIL.map((email) => ({ email, name: addresses.MANAGEMENT_NAME })),
  sender: { email: addresses.SENDER_EMAIL, name: addresses.SENDER_NAME },
});

/** The reply address, because the sender is our own, and what programs read. */
function extraParts(request: EventRequest, spamSignals: readonly SpamSignal[]) {
  const { email, name, surname } = request;
  // The fields as they were sent, and the key that the specification spells so.
  const details = Object.fromEntries(
    Object.entries({ ...request, reponseEmail: email }).map(([key, value]) => [
      key,
      typeof value === 'string' ? plainText(value) : value,
    ]),
  );
  return {
    replyTo: { email, name: displayName(`${name} ${surname}`) },
    params: details,
    user: details,
    ...(spamSignals.length > 0 && { tags: [TO_BE_CHECKED, ...spamSignals] }),
  };
}

/** What the staff read above the request. */
function hintsAbout(
  { email }: EventRequest,
  { spamSignals, isDateTaken, refusal }: StaffHints,
): string[] {
  const reasons = spanishList(spamSignals.map((signal) => SPAM_SIGNAL_TEXTS[signal]));
  const domain = email.replace(/.*@/, '');
  const likely = likelyDomain(domain);
  return [
    refusal !== undefined &&
      `Contestad a la dirección o al teléfono de la solicitud, no con «Responder». Brevo ha rechazado el correo completo (${refusal}), y este va sin dirección de respuesta, etiquetas ni datos para programas. Reenviadlo a quien mantiene la web.`,
    reasons &&
      `Puede ser spam: ${reasons}. Leed la solicitud y, si es publicidad, borradla. No la marquéis como spam ni os deis de baja: Brevo bloquearía este buzón.`,
    // The visitor has kept a domain that the form has asked about.
    likely && `El email acaba en «${domain}»: ¿será ${likely}? Mejor llamad.`,
    // The visitor expects other days in the first answer.
    isDateTaken &&
      'Ese día ya lo tenéis ocupado, y la web se lo ha dicho: espera que le propongáis los más cercanos que quedan libres.',
  ].flatMap((hint) => hint || []);
}

type Parts = {
  request: EventRequest;
  unchosen: readonly EventRequestField[];
  hints: readonly string[];
  senderName: string;
};

const wordsOf = (request: EventRequest, name: EventRequestField) =>
  fieldInWords(name, request[name]).words;

/**
 * The values of the template's placeholders: the fields in the order
 * of their table, then the reply address as a link and as text.
 */
function placeholderValues({ request, unchosen }: Parts): readonly EncodedHtml[] {
  const { email, phone, description } = request;
  const { callUrl, whatsAppUrl } = phoneLinks(phone);
  const contacts = [htmlLink(callUrl, phone), whatsAppUrl && htmlLink(whatsAppUrl, 'WhatsApp')];
  const special: { [Name in EventRequestField]?: EncodedHtml } = {
    email: htmlLink(replyLink(email), email),
    phone: contacts.filter(Boolean).join(' ') as EncodedHtml,
    description: htmlLines(description),
  };
  const htmlOf = (name: EventRequestField) =>
    unchosen.includes(name)
      ? htmlAside(UNCHOSEN, defaultOf(wordsOf(request, name)))
      : (special[name] ?? htmlText(wordsOf(request, name)));
  return [...FIELD_NAMES.map(htmlOf), htmlText(replyLink(email)), htmlText(email)];
}

/**
 * Fills each placeholder. Joins the pieces instead of replacing placeholders, because a value may hold `{}` or `$&`.
 */
export function fillPlaceholders(html: string, values: readonly string[]): string {
  const pieces = html.split('{}');
  const found = pieces.length - 1;
  if (found !== values.length)
    throw new Error(`The mail template has ${found} placeholders {} instead of ${values.length}`);
  return pieces.map((piece, index) => piece + (values[index] ?? '')).join('');
}

let template: string | undefined;

/** Inboxes preview the first text of a mail: the event, without what nobody has chosen. */
function htmlContent(parts: Parts): string {
  const { request, unchosen, hints, senderName } = parts;
  // Read on first use, so that importing the function never
  // throws. The host finds this expression, and deploys the file.
  template ??= readFileSync(new URL('./event-request-mail.html', import.meta.url), 'utf8');
  const { ceremony, numberOfGuests } = request;
  const guests = `${wordsOf(request, 'numberOfGuests')} invitado${numberOfGuests === 1 ? '' : 's'}`;
  const event = { ceremony, date: wordsOf(request, 'date'), numberOfGuests: guests };
  const texts = {
    preview: htmlText(Object.values(withoutUnchosen(event, unchosen)).join(' · ')),
    sender: htmlText(senderName),
    hints: hints.map((hint) => `<p style="${HINT_STYLE}">${htmlText(hint)}</p>`).join(''),
    promise: htmlText(PROMISE),
  };
  const html = template.replace(
    /<!-- (preview|sender|hints|promise) -->/g,
    (_, name: keyof typeof texts) => texts[name],
  );
  return fillPlaceholders(html, placeholderValues(parts));
}

const HINT_STYLE =
  'margin: 0 0 16px; padding-left: 12px; border-left: 3px solid; font-size: 15px; line-height: 22px;';

/** The first lines of the text part: inboxes preview its beginning. */
const FIRST_LINES: readonly EventRequestField[] = ['ceremony', 'date', 'numberOfGuests', 'time'];

/** The description stands below the fields, so that no line of it looks like a field. */
function textContent({ request, unchosen, hints, senderName }: Parts): string {
  const { name, surname } = request;
  const textOf = (field: EventRequestField) => {
    const words = field === 'name' ? `${name} ${surname}` : wordsOf(request, field);
    return unchosen.includes(field) ? `${UNCHOSEN}. ${defaultOf(words)}` : words;
  };
  const fields = [...new Set([...FIRST_LINES, ...FIELD_NAMES])].filter(
    (field) => field !== 'surname' && field !== 'description',
  );
  return [
    ...hints.flatMap((hint) => [plainText(hint), '']),
    ...fields.map((field) => `${EVENT_REQUEST_FIELDS[field].label}: ${plainText(textOf(field))}`),
    '',
    'Cómo imagina su evento:',
    plainText(textOf('description')),
    '',
    PROMISE,
    '',
    senderName,
    '',
  ].join('\n');
}
