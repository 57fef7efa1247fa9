import type { Brevo } from '@getbrevo/brevo';
import type { EventRequest } from '../../shared/event-request.ts';
import { spanishList } from '../../shared/spanish-words.ts';
import type { Addresses } from '../config.ts';
import { SPAM_SIGNAL_TEXTS, type SpamSignal } from '../spam.ts';
import { displayName, htmlText, plainText, subjectLine } from './encode.ts';
import { previewOf, textLines } from './mail-fields.ts';
import { addressesOf } from './note.ts';
import { fillTemplate, readEventRequestTemplate } from './template.ts';

/** The mail as Brevo accepts it. `user` is no part of Brevo's type: the specification asks for it. */
export type EventRequestMail = Brevo.SendTransacEmailRequest &
  Required<Pick<Brevo.SendTransacEmailRequest, 'to'>> & { user?: Record<string, unknown> };

/** The staff read in each mail which sentence the visitor has read in the thank-you. */
const PROMISE = 'Ya ha leído en la web: «Nos pondremos en contacto contigo lo antes posible».';

/** The visitor expects other days in the first answer. */
const TAKEN =
  'Ese día ya lo tenéis ocupado, y la web se lo ha dicho: espera que le propongáis los más cercanos que quedan libres.';

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

export function composeMail(
  request: EventRequest,
  addresses: Addresses,
  { spamSignals, isDateTaken, unchosen, refusal }: StaffHints,
): EventRequestMail {
  const hints = [
    ...refusalHint(refusal),
    ...spamHint(spamSignals),
    ...(isDateTaken ? [TAKEN] : []),
  ];
  const senderName = addresses.sender.name;
  const html = fillTemplate(readEventRequestTemplate(), request, unchosen);
  return {
    subject: subjectLine(`Solicitud de evento de ${request.name} ${request.surname}`),
    ...addressesOf(addresses),
    htmlContent: fillComments(html, { preview: previewOf(request, unchosen), hints, senderName }),
    textContent: textContent(request, unchosen, { hints, senderName }),
    ...(refusal === undefined && dispensable(request, spamSignals)),
  };
}

/** The reply address, because the sender is our own, and what programs read. */
function dispensable(request: EventRequest, spamSignals: readonly SpamSignal[]) {
  const { email, name, surname } = request;
  const details = requestDetails(request);
  return {
    replyTo: { email, name: displayName(`${name} ${surname}`) },
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

/** Says what to do with a request that may be spam, and what not. */
function spamHint(spamSignals: readonly SpamSignal[]): string[] {
  if (spamSignals.length === 0) return [];
  const reasons = spanishList(spamSignals.map((signal) => SPAM_SIGNAL_TEXTS[signal]));
  return [
    `Puede ser spam: ${reasons}. Leed la solicitud y, si lo es, borradla. No la marquéis como spam ni os deis de baja: Brevo bloquearía este buzón.`,
  ];
}

/** Says what the minimal mail goes without, and why. */
function refusalHint(refusal: string | undefined): string[] {
  if (refusal === undefined) return [];
  return [
    `Contestad a la dirección o al teléfono de la solicitud, no con «Responder». Brevo ha rechazado el correo completo (${refusal}), y este va sin dirección de respuesta, etiquetas ni datos para programas. Reenviadlo a quien mantiene la web.`,
  ];
}

type CommentTexts = { preview: string; hints: readonly string[]; senderName: string };

/** Replaces the template's comments by texts that are no field of the request. Inboxes preview the first text of a mail. */
function fillComments(html: string, { preview, hints, senderName }: CommentTexts): string {
  const style =
    'margin: 0 0 16px; padding-left: 12px; border-left: 3px solid; font-size: 15px; line-height: 22px;';
  const texts = {
    preview: htmlText(preview),
    hints: hints.map((hint) => `<p style="${style}">${htmlText(hint)}</p>`).join(''),
    promise: htmlText(PROMISE),
    sender: htmlText(senderName),
  };
  return html.replace(
    /<!-- (preview|hints|promise|sender) -->/g,
    (_, name: keyof typeof texts) => texts[name],
  );
}

function textContent(
  request: EventRequest,
  unchosen: readonly string[],
  { hints, senderName }: Pick<CommentTexts, 'hints' | 'senderName'>,
): string {
  return [
    ...hints.flatMap((hint) => [plainText(hint), '']),
    ...textLines(request, unchosen),
    '',
    'Cómo imagina su evento:',
    plainText(request.description),
    '',
    PROMISE,
    '',
    plainText(senderName),
    '',
  ].join('\n');
}
