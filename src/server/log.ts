import { type Alarm, REMEDIES } from './alarm.ts';
import type { LimitName } from './limiter.ts';
import type { Outcome } from './reply.ts';
import type { Mark } from './spam.ts';

/** One request, one line. Everything here is ours: no field has room for a visitor's words or the key. */
export type LogEntry = {
  /** Of this request alone: says nothing about the visitor. */
  id: string;
  outcome: Outcome;
  httpStatus: number;
  ms: number;
  /** Answered from memory, without a new mail. */
  replayed?: true;
  /** What made it look like spam, if anything did. */
  marks?: readonly Mark[];
  providerStatus?: number;
  providerCode?: string;
  /** How often Brevo was called for it. */
  attempts?: number;
  /** What the owner has to mend before a request can succeed. */
  alarm?: Alarm;
  /** Which limit was reached. */
  limit?: LimitName;
  /** Which variables are missing or malformed, by name. */
  configuration?: string;
  /** The class of an error that nobody foresaw. Its message may quote what the visitor wrote. */
  error?: string;
};

/** Something that the owner has to look at, apart from what one request came to. */
export type AlarmEntry = Required<Pick<LogEntry, 'alarm'>> & Pick<LogEntry, 'configuration'>;

/** Something to know, once: no request fails because of it. */
export type Notice = { notice: keyof typeof NOTICES };

const NOTICES = {
  'no-visitor-address':
    'La dirección de los visitantes no se conoce y solo cuenta RATE_LIMIT_TOTAL. En Vercel, active «Automatically expose System Environment Variables» y vuelva a desplegar.',
  'key-may-only-send':
    'La clave de Brevo solo permite enviar: la comprobación diaria no puede ver los créditos, el remitente ni el dominio. Use una clave sin esa restricción.',
} as const;

export type Log = (entry: LogEntry | AlarmEntry | Notice) => void;

/** As JSON to the console, which is where the host collects logs; an alarm stands out as an error with its remedy. */
export const logToConsole: Log = (entry) => {
  if ('notice' in entry) {
    const { notice } = entry;
    console.warn(JSON.stringify({ event: 'event-request-notice', notice, text: NOTICES[notice] }));
    return;
  }
  const isRequest = 'id' in entry;
  if (isRequest) console.log(JSON.stringify({ event: 'event-request', ...entry }));
  if (!entry.alarm) return;
  const { alarm, configuration } = entry;
  const request = isRequest && { id: entry.id, limit: entry.limit };
  const line = {
    event: 'event-request-alarm',
    alarm,
    remedy: REMEDIES[alarm],
    configuration,
    ...request,
  };
  console.error(JSON.stringify(line));
};
