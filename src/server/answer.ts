import type { EventRequestAnswer, Rejection } from '../shared/contract.ts';
import type { EventRequestErrors } from '../shared/event-request.ts';
import type { Alarm, RaisedAlarm } from './alarm.ts';
import { alarmOf, type SendResult } from './brevo.ts';
import type { OverLimit } from './limiter.ts';
import type { Outcome, RequestLine } from './log.ts';

/** The answer to the host's daily call. */
type HealthAnswer = { status: 'healthy' } | { status: 'unhealthy'; alarms: Alarm[] };

/** What the function answers, and its line in the log (status table in `api/README.md`). */
export type Answer = {
  httpStatus: number;
  body: EventRequestAnswer | HealthAnswer;
  headers?: Record<string, string>;
  outcome: Outcome;
  details?: Omit<RequestLine, 'id' | 'outcome' | 'httpStatus' | 'ms'>;
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

/** The same for every limit. The alarm says which one. */
export function overLimit({ limit, retryAfterSeconds }: OverLimit): Answer {
  const rejection = rejected('too-many', { 'retry-after': String(retryAfterSeconds) });
  const whose = limit === 'visitor' ? 'el de una misma conexión a internet' : 'el total';
  return {
    ...rejection,
    details: { alarm: 'limit-reached', about: limit, detail: `Es ${whose}.` },
  };
}

/** The visitor is asked to correct the request. */
export function invalid(errors: EventRequestErrors): Answer {
  return { httpStatus: 422, body: { status: 'invalid', errors }, outcome: 'invalid' };
}

export function notConfigured(details: RaisedAlarm): Answer {
  return { httpStatus: 503, body: FAILED.body, outcome: 'not-configured', details };
}

export function health(alarms: Alarm[]): Answer {
  if (alarms.length === 0)
    return { httpStatus: 200, body: { status: 'healthy' }, outcome: 'healthy' };
  return { httpStatus: 503, body: { status: 'unhealthy', alarms }, outcome: 'unhealthy' };
}

export function ofResult(sent: SendResult): Answer {
  const { result, attempts } = sent;
  const details = { providerStatus: result.status, attempts, ...alarmOf(sent) };
  if (result.kind === 'done') return { ...SENT, outcome: 'sent', details };
  return { ...FAILED, outcome: `provider-${result.failure}`, details };
}

/** The answer to a duplicate is the answer of the first request, whose line in the log has the details. */
export function replayed(answer: Answer): Answer {
  return { ...answer, details: { replayed: true } };
}

/** A bug. The log gets the class of the error without its message, which may quote the visitor. */
export function unexpected(error: unknown): Answer {
  const name = error instanceof Error ? error.constructor.name : typeof error;
  return { ...FAILED, outcome: 'unexpected', details: { alarm: 'unexpected', about: name } };
}

export function toResponse({ httpStatus, body, headers }: Answer): Response {
  return Response.json(body, {
    status: httpStatus,
    headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}
