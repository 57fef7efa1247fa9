import type { Brevo } from '@getbrevo/brevo';
import { toSpanishDate } from '../shared/dates.ts';
import type { EventRequest, EventRequestField } from '../shared/event-request.ts';
import type { Config } from './config.ts';
import { displayName, plainText, singleLine, subjectLine } from './encode.ts';
import { SPAM_SIGNAL_TEXTS as MARK_TEXTS, type SpamSignal as Mark } from './spam.ts';
import { fillTemplate, readEventRequestTemplate } from './template.ts';

/** The mail as Brevo takes it. `user` is ours: the specification asks for it and Brevo lets it pass (S-MSG-6). */
export type EventRequestMail = Brevo.SendTransacEmailRequest & { user: Record<string, unknown> };

type Addresses = Pick<Config, 'management' | 'sender'>;

/** What a mail that looks like spam is filed under at Brevo, before the marks themselves (U-15). */
const TO_BE_CHECKED = 'revisar';

/** From a valid request to the body of the call (S-API-4, S-MSG-1 to S-MSG-6). */
export function composeMail(
  request: EventRequest,
  { management, sender }: Addresses,
  idempotencyKey: string,
  marks: readonly Mark[] = [],
): EventRequestMail {
  const details = requestDetails(request);
  return {
    subject: subjectLine(`Solicitud de evento de ${request.name} ${request.surname}`),
    to: [{ email: management.email, name: displayName(management.name) }],
    sender: { email: sender.email, name: displayName(sender.name) },
    // The sender is always our own domain: what makes "Reply" reach the visitor is this.
    replyTo: { email: request.email, name: displayName(`${request.name} ${request.surname}`) },
    htmlContent: fillTemplate(readEventRequestTemplate(), request),
    textContent: textContent(request, marks),
    params: details,
    user: details,
    headers: { idempotencyKey },
    ...(marks.length > 0 && { tags: [TO_BE_CHECKED, ...marks] }),
  };
}

/** The nine fields and `reponseEmail`, spelt as the specification spells it, as they were sent. */
function requestDetails(
  request: EventRequest,
): Record<EventRequestField | 'reponseEmail', string | number> {
  return {
    name: plainText(request.name),
    surname: plainText(request.surname),
    email: plainText(request.email),
    phone: plainText(request.phone),
    date: request.date,
    numberOfGuests: request.numberOfGuests,
    time: request.time,
    ceremony: request.ceremony,
    description: plainText(request.description),
    reponseEmail: plainText(request.email),
  };
}

/**
 * The mail as plain text. An inbox previews its beginning, so the kind of event, the date and the guests stand first. The
 * description stands last, so that no line of it can pose as a field.
 */
function textContent(request: EventRequest, marks: readonly Mark[]): string {
  const fields = [
    ['Tipo de evento', request.ceremony],
    ['Fecha', toSpanishDate(request.date)],
    ['Número de invitados', String(request.numberOfGuests)],
    ['Momento del día', request.time],
    ['Nombre', `${request.name} ${request.surname}`],
    ['Email', request.email],
    ['Teléfono', request.phone],
  ] as const;
  const lines = fields.map(([label, value]) => `${label}: ${singleLine(value)}`);
  const reasons = marks.map((mark) => MARK_TEXTS[mark]).join('; ');
  return [
    ...(reasons ? [`Revisar: puede ser correo no deseado, porque ${reasons}`, ''] : []),
    ...lines,
    '',
    'Cómo imagina su evento:',
    plainText(request.description),
    '',
  ].join('\n');
}
