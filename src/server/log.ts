import type { Rejection } from '../shared/contract.ts';
import { type Alarm, type Effect, REMEDIES } from './alarm.ts';
import type { DeliveryFailure } from './brevo.ts';
import type { LimitName } from './config.ts';
import type { SpamSignal } from './spam.ts';

export type Outcome =
  | 'sent'
  | 'dropped'
  | 'invalid'
  | Rejection
  | DeliveryFailure
  | 'sending-elsewhere'
  | 'limit-reached'
  | 'not-configured'
  | 'unexpected'
  | 'healthy'
  | 'unhealthy';

/** A problem that the owner has to repair. */
export type AlarmEntry = {
  alarm: Alarm;
  limit?: LimitName;
  /** The missing and malformed variables, or how many mails were lost. */
  detail?: string;
  /** If it differs from the alarm's own. */
  effect?: Effect;
  /** It stands in the log alone: the owner is not told. */
  silent?: true;
};

/** One line for each request. No field may hold a visitor's words or the key. */
export type LogEntry = Partial<AlarmEntry> & {
  /** Random, so that it tells nothing about the visitor. */
  id: string;
  outcome: Outcome;
  httpStatus: number;
  ms: number;
  /** The request is a duplicate: it got the answer of the first one, and no mail was sent. */
  replayed?: true;
  /** The spam signals, if there are any. */
  spamSignals?: readonly SpamSignal[];
  providerStatus?: number | undefined;
  providerCode?: string | undefined;
  /** How often the function called Brevo. */
  attempts?: number;
  /** The class of an unexpected error. Its message is left out, because it may quote the visitor. */
  error?: string;
};

/** A problem that is logged once. No request fails because of it. */
export type Notice = { notice: keyof typeof NOTICES };

const NOTICES = {
  'no-visitor-address':
    'No se conoce la dirección de los visitantes: solo cuenta RATE_LIMIT_TOTAL. En Vercel, activa «Automatically expose System Environment Variables» y vuelve a desplegar.',
  'key-may-only-send':
    'La clave de Brevo solo permite enviar: la comprobación diaria no puede ver los créditos, el remitente, el dominio ni si los emails llegan. Usa una clave sin esa restricción.',
  'request-webhook-away':
    'REQUEST_WEBHOOK_URL no ha aceptado el aviso de una solicitud, que sí se ha enviado por email. Pruébala con «npm run check:mail -- --ring».',
} as const;

type Entry = LogEntry | AlarmEntry | Notice;
export type Log = (entry: Entry) => void;

export const isAlarm = (entry: Entry): entry is AlarmEntry =>
  'alarm' in entry && entry.alarm !== undefined;

/** Writes JSON to the console, where the host collects logs. An alarm is an error with its remedy. */
export const logToConsole: Log = (entry) => {
  if ('notice' in entry) {
    const { notice } = entry;
    console.warn(JSON.stringify({ event: 'event-request-notice', notice, text: NOTICES[notice] }));
    return;
  }
  const id = 'id' in entry ? entry.id : undefined;
  if (id) console.log(JSON.stringify({ event: 'event-request', ...entry }));
  if (!isAlarm(entry)) return;
  const { alarm, limit, detail } = entry;
  const remedy = REMEDIES[alarm];
  const line = { event: 'event-request-alarm', alarm, remedy, detail, id, limit };
  console.error(JSON.stringify(line));
};
