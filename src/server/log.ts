import type { Rejection } from '../shared/contract.ts';
import { type RaisedAlarm, REMEDIES } from './alarm.ts';
import type { Failure } from './call-brevo.ts';
import type { SpamSignal } from './spam.ts';

export type Outcome =
  | 'sent'
  | 'invalid'
  | Rejection
  | `provider-${Failure}`
  | 'sending-elsewhere'
  | 'not-configured'
  | 'unexpected'
  | 'healthy'
  | 'unhealthy';

/** One line for each request. No field may hold a visitor's words or the key. */
export type RequestLine = Partial<RaisedAlarm> & {
  /** Random, so that it tells nothing about the visitor. */
  id: string;
  outcome: Outcome;
  httpStatus: number;
  ms: number;
  /** The request is a duplicate: it got the answer of the first one, and no mail was sent. */
  replayed?: true;
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
    'No se conoce la dirección de los visitantes: solo cuenta RATE_LIMIT_TOTAL. En Vercel, activa «Automatically expose System Environment Variables» y publica otra vez (Deployments → Redeploy).',
  'check-is-gone':
    'Brevo ya no responde a una parte de la comprobación diaria («npm run check:mail» dice cuál, con «?»): hasta que la web se actualice, mírala en Brevo.',
  'request-webhook-away':
    'REQUEST_WEBHOOK_URL no ha aceptado el aviso de una solicitud, que sí se ha enviado por email. Pruébala con «npm run check:mail -- --ring».',
} as const;

type Line = RequestLine | RaisedAlarm | Notice;
/** May resolve when the owner has been told. */
export type Log = (line: Line) => unknown;

export const isAlarm = (line: Line): line is RaisedAlarm =>
  'alarm' in line && line.alarm !== undefined;

/** Writes JSON to the console, where the host collects logs. An alarm is an error with its remedy. */
export const logToConsole: Log = (line) => {
  if ('notice' in line) {
    const { notice } = line;
    console.warn(JSON.stringify({ event: 'event-request-notice', notice, text: NOTICES[notice] }));
    return;
  }
  const id = 'id' in line ? line.id : undefined;
  if (id) console.log(JSON.stringify({ event: 'event-request', ...line }));
  if (!isAlarm(line)) return;
  const { alarm, detail } = line;
  const remedy = REMEDIES[alarm];
  console.error(JSON.stringify({ event: 'event-request-alarm', alarm, remedy, detail, id }));
};
