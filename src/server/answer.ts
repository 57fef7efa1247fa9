import type { EventRequestAnswer, Rejection } from '../shared/contract.ts';
import type { EventRequestErrors } from '../shared/event-request.ts';
import type { Alarm, RaisedAlarm } from './alarm.ts';
import type { Delivery } from './brevo.ts';
import type { OverLimit } from './daily-limits.ts';

/** The answer to the host's daily call. */
type HealthAnswer = { status: 'healthy' } | { status: 'unhealthy'; alarms: Alarm[] };

/** What the function answers, its line in the log, and its alarms (status table in `api/README.md`). */
export type Answer = {
  httpStatus: number;
  body: EventRequestAnswer | HealthAnswer;
  headers?: Record<string, string>;
  outcome:
    | Delivery['outcome']
    | Rejection
    | 'invalid'
    | 'not-configured'
    | 'unexpected'
    | 'healthy'
    | 'unhealthy';
  /** `attempts`: how often Brevo was called to send. A duplicate got the answer of the first request, and no mail was sent. */
  details?: { isDuplicate?: true; attempts?: number; providerMessage?: string | undefined };
  alarms?: readonly RaisedAlarm[];
};

const SENT = { httpStatus: 200, body: { status: 'sent' } } as const;
const FAILED = { httpStatus: 502, body: { status: 'unavailable' } } as const;

const REJECTION_STATUS = {
  'bad-request': 400,
  forbidden: 403,
  method: 405,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
} as const satisfies Record<Rejection, number>;

export function rejected(reason: Rejection, headers: Record<string, string> = {}): Answer {
  const httpStatus = REJECTION_STATUS[reason];
  return { httpStatus, body: { status: 'rejected', reason }, headers, outcome: reason };
}

/** The same for both limits. The alarm says which one. */
export function overLimit({ limit, retryAfterSeconds }: OverLimit): Answer {
  const whose = limit === 'visitor' ? 'de una misma conexión a internet' : 'total';
  return {
    ...rejected('too-many', { 'retry-after': String(retryAfterSeconds) }),
    alarms: [{ alarm: 'limit-reached', detail: `Es el ${whose} en un día.` }],
  };
}

/** The visitor is asked to correct the request. */
export function invalid(errors: EventRequestErrors): Answer {
  return { httpStatus: 422, body: { status: 'invalid', errors }, outcome: 'invalid' };
}

export function notConfigured(alarms: readonly RaisedAlarm[]): Answer {
  return { httpStatus: 503, body: FAILED.body, outcome: 'not-configured', alarms };
}

export function health(alarms: readonly RaisedAlarm[]): Answer {
  if (alarms.length === 0)
    return { httpStatus: 200, body: { status: 'healthy' }, outcome: 'healthy' };
  const names = [...new Set(alarms.map(({ alarm }) => alarm))];
  const body = { status: 'unhealthy', alarms: names } as const;
  return { httpStatus: 503, body, outcome: 'unhealthy', alarms };
}

export function delivered({ outcome, attempts, providerMessage, alarms }: Delivery): Answer {
  const details = { attempts, ...(providerMessage && { providerMessage }) };
  return { ...(outcome === 'sent' ? SENT : FAILED), outcome, details, alarms };
}

/** The answer to a duplicate is the answer of the first request, whose line in the log has the details. */
export function duplicateOf({ alarms: _, ...answer }: Answer): Answer {
  return { ...answer, details: { isDuplicate: true } };
}

/** A bug. The log gets the class of the error without its message, which may quote the visitor. */
export function unexpected(error: unknown): Answer {
  const name = error instanceof Error ? error.constructor.name : typeof error;
  const alarms = [{ alarm: 'unexpected', detail: `El fallo es ${name}.` }] as const;
  return { ...FAILED, outcome: 'unexpected', alarms };
}

export function toResponse({ httpStatus, body, headers }: Answer): Response {
  return Response.json(body, {
    status: httpStatus,
    headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}
