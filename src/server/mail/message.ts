import type { Brevo } from '@getbrevo/brevo';
import type { EventRequest } from '../../shared/event-request.ts';
import type { People } from '../config.ts';
import { SPAM_SIGNAL_TEXTS, type SpamSignal } from '../spam.ts';
import { displayName, htmlText, plainText, subjectLine } from './encode.ts';
import { textLines } from './mail-fields.ts';
import { fillTemplate, readEventRequestTemplate } from './template.ts';

/** The mail as Brevo accepts it. `user` is no part of Brevo's type: the specification asks for it (S-MSG-6). */
export type EventRequestMail = Brevo.SendTransacEmailRequest & { user: Record<string, unknown> };

/** The first tag of a mail with spam signals. The other tags are the signals (U-15). */
const TO_BE_CHECKED = 'revisar';

const peopleOf = ({ management: { emails, name }, sender }: People) => ({
  to: emails.map((email) => ({ email, name: displayName(name) })),
  sender: { email: sender.email, name: displayName(sender.name) },
});

/** The tag of a mail to the staff that is no request. */
export const NOTE_TAG = 'aviso';

/** Composes a mail to the staff about the site itself: an alarm, or the sign of life (U-27). */
export const composeNote = (text: string, people: People) => ({
  ...peopleOf(people),
  subject: text.slice(0, text.indexOf('.')),
  htmlContent: `<!doctype html><html lang="es"><body><p>${htmlText(text)}</p></body></html>`,
  textContent: text,
  tags: [NOTE_TAG],
});

/** Composes the body of the call to Brevo (S-API-4, S-MSG-1 to S-MSG-6). */
export function composeMail(
  request: EventRequest,
  config: People,
  spamSignals: readonly SpamSignal[],
): EventRequestMail {
  const details = requestDetails(request);
  const notice = noticeOf(spamSignals);
  return {
    subject: subjectLine(`Solicitud de evento de ${request.name} ${request.surname}`),
    ...peopleOf(config),
    // The sender is our own address, but a reply has to go to the visitor.
    replyTo: { email: request.email, name: displayName(`${request.name} ${request.surname}`) },
    htmlContent: withNotice(fillTemplate(readEventRequestTemplate(), request), notice),
    textContent: textContent(request, notice),
    params: details,
    user: details,
    ...(spamSignals.length > 0 && { tags: [TO_BE_CHECKED, ...spamSignals] }),
  };
}

/** The fields as they were sent, and `reponseEmail`, spelt as the specification spells it. */
function requestDetails(request: EventRequest): Record<string, unknown> {
  const values = Object.entries({ ...request, reponseEmail: request.email });
  return Object.fromEntries(
    values.map(([name, value]) => [name, typeof value === 'string' ? plainText(value) : value]),
  );
}

/** Stands first in both parts of a mail with spam signals, where inboxes preview it (U-15). Empty without signals. */
function noticeOf(spamSignals: readonly SpamSignal[]): string {
  const reasons = spamSignals.map((signal) => SPAM_SIGNAL_TEXTS[signal]).join('; ');
  return reasons && `Revisar: puede ser correo no deseado, porque ${reasons}`;
}

/** Puts the notice above the visitor's name, which is the first heading of the template. */
const withNotice = (html: string, notice: string) =>
  notice ? html.replace(/(?=<h1\b)/, `<p style="margin: 0 0 24px;">${notice}</p>`) : html;

function textContent(request: EventRequest, notice: string): string {
  return [
    ...(notice ? [notice, ''] : []),
    ...textLines(request),
    '',
    'Cómo imagina su evento:',
    plainText(request.description),
    '',
  ].join('\n');
}
