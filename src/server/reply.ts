import type { EventRequestAnswer, Rejection } from '../shared/contract.ts';
import type { EventRequestErrors } from '../shared/event-request.ts';
import type { Alarm } from './alarm.ts';
import type { Delivery } from './brevo.ts';
import type { Admission } from './limiter.ts';
import type { AlarmEntry, LogEntry, Outcome } from './log.ts';
import type { SpamSignal } from './spam.ts';

/** The outcomes of a request: status, body and log line (status table in `api/README.md`). */

/** The answer to the host's daily call. */
type HealthAnswer = { status: 'healthy' } | { status: 'unhealthy'; alarms: Alarm[] };

export type Reply = {
  httpStatus: number;
  body: EventRequestAnswer | HealthAnswer;
  headers?: Record<string, string>;
  outcome: Outcome;
  details?: Omit<LogEntry, 'id' | 'outcome' | 'httpStatus' | 'ms'>;
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

export function rejected(reason: Rejection, headers: Record<string, string> = {}): Reply {
  const httpStatus = REJECTION_STATUS[reason];
  return { httpStatus, body: { status: 'rejected', reason }, headers, outcome: reason };
}

/** The answer is the same for every limit. In the log, the outcome distinguishes a visitor's own limit from a shared one. */
export function overLimit(admission: Extract<Admission, { allowed: false }>): Reply {
  const { limit, retryAfterSeconds, silent } = admission;
  const answer = rejected('too-many', { 'retry-after': String(retryAfterSeconds) });
  const outcome = limit === 'visitor' ? 'too-many' : 'limit-reached';
  return {
    ...answer,
    outcome,
    details: { alarm: 'limit-reached', limit, ...(silent && { silent }) },
  };
}

export function invalid(errors: EventRequestErrors): Reply {
  return { httpStatus: 422, body: { status: 'invalid', errors }, outcome: 'invalid' };
}

export function notConfigured(details: AlarmEntry): Reply {
  return { httpStatus: 503, body: FAILED.body, outcome: 'not-configured', details };
}

export function health(alarms: Alarm[]): Reply {
  if (alarms.length === 0)
    return { httpStatus: 200, body: { status: 'healthy' }, outcome: 'healthy' };
  return { httpStatus: 503, body: { status: 'unhealthy', alarms }, outcome: 'unhealthy' };
}

export function ofDelivery(delivery: Delivery): Reply {
  if (delivery.sent) {
    const { sent: _, ...details } = delivery;
    return { ...SENT, outcome: 'sent', details };
  }
  const { sent: _, failure, ...details } = delivery;
  return { ...FAILED, outcome: failure, details };
}

/** A request taken for spam gets the answer of a sent one, so that its sender learns nothing (U-15). */
export const DROPPED: Reply = { ...SENT, outcome: 'dropped' };

/** The same answer, with the spam signals in the log. */
export function withSpamSignals(reply: Reply, spamSignals: readonly SpamSignal[]): Reply {
  if (spamSignals.length === 0) return reply;
  return { ...reply, details: { ...reply.details, spamSignals } };
}

/** The answer to a duplicate of a request that another instance has sent. */
export const SENT_BEFORE: Reply = { ...SENT, outcome: 'sent' };

/** The answer if another instance is still sending the same request after a wait: the page sends it again later. */
export const SENDING_ELSEWHERE: Reply = { ...FAILED, outcome: 'sending-elsewhere' };

/** The answer to a duplicate is the answer of the first request. */
export function replayed(reply: Reply): Reply {
  return { ...reply, details: { ...reply.details, replayed: true } };
}

/** A bug. The log gets the class of the error without its message, which may quote the visitor. */
export function unexpected(error: unknown): Reply {
  const name = error instanceof Error ? error.constructor.name : typeof error;
  const details = { alarm: 'unexpected', error: name } as const;
  return { ...FAILED, outcome: 'unexpected', details };
}

export function toResponse({ httpStatus, body, headers }: Reply): Response {
  return Response.json(body, {
    status: httpStatus,
    headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}
