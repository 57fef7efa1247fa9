import type { EventRequestAnswer } from '../shared/contract.ts';
import type { EventRequestErrors } from '../shared/event-request.ts';
import type { Alarm } from './alarm.ts';
import type { Delivery } from './brevo.ts';
import { type ConfigProblems, describeProblems } from './config.ts';
import type { Turn } from './limiter.ts';
import type { AlarmEntry, LogEntry } from './log.ts';
import type { Mark } from './spam.ts';

/** Every way in which a request can end: status, body and what the log line says of it (contract, status table). */

type Rejection = Extract<EventRequestAnswer, { status: 'rejected' }>['reason'];
type DeliveryFailure = Extract<Delivery, { sent: false }>['failure'];
export type Outcome =
  | 'sent'
  | 'dropped'
  | 'invalid'
  | Rejection
  | DeliveryFailure
  | 'sent-elsewhere'
  | 'limit-reached'
  | 'not-configured'
  | 'unexpected'
  | HealthAnswer['status'];

/** To the host's daily call. */
type HealthAnswer = { status: 'healthy' } | { status: 'unhealthy'; alarms: Alarm[] };

export type Reply = {
  httpStatus: number;
  body: EventRequestAnswer | HealthAnswer;
  headers?: Record<string, string>;
  outcome: Outcome;
  details?: Omit<LogEntry, 'id' | 'outcome' | 'httpStatus' | 'ms'>;
  /** The key with which Brevo may have taken the mail although nobody saw it do so. */
  mayBeTakenAs?: string | undefined;
  /** Of the daily call, which may find several. */
  alarms?: readonly AlarmEntry[];
};

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

/** The visitor is told the same either way; the log tells a visitor's own limit from one that shuts out the others. */
export function overLimit({ limit, retryAfterSeconds }: Extract<Turn, { allowed: false }>): Reply {
  const answer = rejected('too-many', { 'retry-after': String(retryAfterSeconds) });
  const outcome = limit === 'visitor' ? 'too-many' : 'limit-reached';
  return { ...answer, outcome, details: { alarm: 'limit-reached', limit } };
}

export function invalid(errors: EventRequestErrors): Reply {
  return { httpStatus: 422, body: { status: 'invalid', errors }, outcome: 'invalid' };
}

export function notConfigured(problems: ConfigProblems): Reply {
  const details = {
    alarm: 'not-configured',
    configuration: describeProblems(problems),
  } as const;
  return { httpStatus: 503, body: { status: 'unavailable' }, outcome: 'not-configured', details };
}

export function health(alarms: readonly AlarmEntry[]): Reply {
  if (alarms.length === 0)
    return { httpStatus: 200, body: { status: 'healthy' }, outcome: 'healthy' };
  const body = { status: 'unhealthy' as const, alarms: alarms.map(({ alarm }) => alarm) };
  return { httpStatus: 503, body, outcome: 'unhealthy', alarms };
}

export function delivered(delivery: Delivery): Reply {
  if (delivery.sent) {
    const { sent: _, ...details } = delivery;
    return { httpStatus: 200, body: { status: 'sent' }, outcome: 'sent', details };
  }
  const { sent: _, failure, mayBeTakenAs, ...details } = delivery;
  const body = { status: 'unavailable' } as const;
  const alarmed = { alarm: 'provider-away', ...details } as const;
  return { httpStatus: 502, body, outcome: failure, details: alarmed, mayBeTakenAs };
}

/** Taken for spam: to whoever sent it there is no difference, and nothing to learn from (U-15). */
export function dropped(): Reply {
  return { httpStatus: 200, body: { status: 'sent' }, outcome: 'dropped' };
}

/** The same answer, with what made the request look like spam in the log. */
export function marked(reply: Reply, marks: readonly Mark[]): Reply {
  return marks.length === 0 ? reply : { ...reply, details: { ...reply.details, marks } };
}

/** What another instance sent, or this one long ago: all that is left of it is that it was. */
export const SENT_BEFORE: Reply = { httpStatus: 200, body: { status: 'sent' }, outcome: 'sent' };

/** Another instance has been sending the same request for longer than this one waits: the page asks again. */
export const SENT_ELSEWHERE: Reply = {
  httpStatus: 502,
  body: { status: 'unavailable' },
  outcome: 'sent-elsewhere',
};

/** The same answer again, marked in the log. */
export function replayed(reply: Reply): Reply {
  return { ...reply, details: { ...reply.details, replayed: true } };
}

/** A bug. The visitor gets an answer of the contract, the log the class of the error and nothing of its text. */
export function unexpected(error: unknown): Reply {
  const name = error instanceof Error ? error.constructor.name : typeof error;
  const details = { alarm: 'unexpected', error: name } as const;
  return { httpStatus: 502, body: { status: 'unavailable' }, outcome: 'unexpected', details };
}

export function toResponse({ httpStatus, body, headers }: Reply): Response {
  return Response.json(body, {
    status: httpStatus,
    headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}
