import type { Brevo } from '@getbrevo/brevo';
import {
  type EventRequest,
  type EventRequestField,
  shortLabelOf,
} from '../../shared/event-request.ts';
import type { Addresses } from '../config.ts';
import { SPAM_SIGNAL_TEXTS, type SpamSignal } from '../spam.ts';
import { spanishList } from '../spanish-words.ts';
import { displayName, htmlText, plainText, subjectLine } from './encode.ts';
import { previewOf, textLines } from './mail-fields.ts';
import { addressesOf } from './note.ts';
import { fillTemplate, readEventRequestTemplate } from './template.ts';

/** The mail as Brevo accepts it. `user` is no part of Brevo's type: the specification asks for it (S-MSG-6). */
export type EventRequestMail = Brevo.SendTransacEmailRequest &
  Required<Pick<Brevo.SendTransacEmailRequest, 'to'>> & { user?: Record<string, unknown> };

/** The first tag of a mail with spam signals. The other tags are the signals (U-15). */
const TO_BE_CHECKED = 'revisar';

/**
 * The mail goes without all that the staff can do without, and perhaps without a receiver, because Brevo has refused it otherwise
 * (U-39). `because`: Brevo's status and code.
 */
export type Omission = { because: string; receiver?: string | undefined };

/** What the staff should know besides the request. */
export type Hints = {
  spamSignals: readonly SpamSignal[];
  /** The fields that nobody has touched. */
  untouched: readonly EventRequestField[];
  omission?: Omission | undefined;
};

/** Composes the body of the call to Brevo (S-API-4, S-MSG-1 to S-MSG-6). */
export function composeMail(
  request: EventRequest,
  addresses: Addresses,
  { spamSignals, untouched, omission }: Hints,
): EventRequestMail {
  const hints = [...omissionHint(omission), ...spamHint(spamSignals), ...untouchedHint(untouched)];
  const html = fillTemplate(readEventRequestTemplate(), request, untouched);
  return {
    subject: subjectLine(`Solicitud de evento de ${request.name} ${request.surname}`),
    ...addressesOf(addresses),
    htmlContent: withHints(html, previewOf(request, untouched), hints),
    textContent: textContent(request, untouched, hints),
    ...(!omission && dispensable(request, spamSignals)),
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

/** Says what to do with a request that may be spam, and what not (U-15, U-25). */
function spamHint(spamSignals: readonly SpamSignal[]): string[] {
  if (spamSignals.length === 0) return [];
  const reasons = spanishList(spamSignals.map((signal) => SPAM_SIGNAL_TEXTS[signal]));
  return [
    `Puede ser spam: ${reasons}. Lee la solicitud y, si lo es, bórrala. No la marques como spam ni te des de baja: Brevo bloquearía este buzón.`,
  ];
}

/** Says what was left out of the mail, and why (U-39). */
function omissionHint(omission: Omission | undefined): string[] {
  if (!omission) return [];
  const { because, receiver } = omission;
  const without = receiver ? ` ni ${receiver}, que no recibe este email` : '';
  return [
    `Sin dirección de respuesta, etiquetas ni datos para programas${without}: Brevo ha rechazado el email completo (${because}). Contesta con el botón de abajo o por teléfono, y reenvía este email a quien mantiene la web.`,
  ];
}

/** Says which values are defaults that the visitor may not have seen (U-22). */
function untouchedHint(untouched: readonly EventRequestField[]): string[] {
  if (untouched.length === 0) return [];
  const labels = untouched.map((name) => shortLabelOf(name).toLowerCase());
  return [
    `Por confirmar: ${spanishList(labels)}. Pregúntaselo: es lo que trae puesto el formulario, y no lo ha cambiado.`,
  ];
}

/** Puts the hidden line that inboxes preview, if there is one, and the hints, above the visitor's name, which is the first heading. */
function withHints(html: string, preview: string, hints: readonly string[]): string {
  const hidden = preview && `<p style="display: none; mso-hide: all;">${htmlText(preview)}</p>`;
  const style =
    'margin: 0 0 20px; padding-left: 12px; border-left: 3px solid; font-size: 15px; line-height: 22px;';
  const shown = hints.map((hint) => `<p style="${style}">${htmlText(hint)}</p>`);
  return html.replace(/(?=<h1\b)/, () => [hidden, ...shown].join(''));
}

function textContent(
  request: EventRequest,
  untouched: readonly EventRequestField[],
  hints: readonly string[],
): string {
  return [
    ...hints.flatMap((hint) => [plainText(hint), '']),
    ...textLines(request, untouched),
    '',
    'Cómo imagina su evento:',
    plainText(request.description),
    '',
  ].join('\n');
}
