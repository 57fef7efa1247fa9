import type { Rejection } from '../shared/contract.ts';
import { alarmNote, type RaisedAlarm } from './alarm.ts';
import type { Failure } from './call-brevo.ts';

export type Outcome =
  | 'sent'
  | 'invalid'
  | Rejection
  | `provider-${Failure}`
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
  providerStatus?: number | undefined;
  /** How often the function called Brevo. */
  attempts?: number;
};

/** A line of the log about a problem for the developer of the site. The function sends requests in spite of the problem. */
export type Notice = { notice: keyof typeof NOTICES };

const NOTICES = {
  'no-visitor-address':
    'No se conoce la dirección de los visitantes: solo cuenta RATE_LIMIT_TOTAL. Ante la web no puede haber un proxy, como la nube naranja de Cloudflare.',
  'redis-away':
    'Redis no contesta: hasta que lo haga, cada servidor cuenta las solicitudes por su cuenta. Los emails salen.',
} as const;

type Line = RequestLine | RaisedAlarm | Notice;
export type Log = (line: Line) => void;

export const isAlarm = (line: Line): line is RaisedAlarm =>
  'alarm' in line && line.alarm !== undefined;

/** Writes JSON to the console, where the host collects logs. An alarm is an error with its text. */
export const logToConsole: Log = (line) => {
  if ('notice' in line) {
    const { notice } = line;
    console.warn(JSON.stringify({ event: 'event-request-notice', notice, text: NOTICES[notice] }));
    return;
  }
  const id = 'id' in line ? line.id : undefined;
  if (id) console.log(JSON.stringify({ event: 'event-request', ...line }));
  if (!isAlarm(line)) return;
  const text = alarmNote(line).join(' ');
  console.error(JSON.stringify({ event: 'event-request-alarm', alarm: line.alarm, text, id }));
};
