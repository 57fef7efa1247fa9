import type { Brevo } from '@getbrevo/brevo';
import type { EventRequest } from '../shared/event-request.ts';
import type { Config } from './config.ts';
import { displayName, plainText, subjectLine } from './encode.ts';
import { textLines } from './mail-fields.ts';
import { MARK_TEXTS, type Mark } from './spam.ts';
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

/** The fields as they were sent, and `reponseEmail`, spelt as the specification spells it. */
function requestDetails(request: EventRequest): Record<string, unknown> {
  const values = Object.entries({ ...request, reponseEmail: request.email });
  return Object.fromEntries(
    values.map(([name, value]) => [name, typeof value === 'string' ? plainText(value) : value]),
  );
}

/** The mail as plain text. */
function textContent(request: EventRequest, marks: readonly Mark[]): string {
  const reasons = marks.map((mark) => MARK_TEXTS[mark]).join('; ');
  return [
    ...(reasons ? [`Revisar: puede ser correo no deseado, porque ${reasons}`, ''] : []),
    ...textLines(request),
    '',
    'Cómo imagina su evento:',
    plainText(request.description),
    '',
  ].join('\n');
}
