import type { EventRequestAnswer, Rejection } from '../shared/contract.ts';
import type { EventRequestErrors } from '../shared/event-request.ts';
import type { Alarm, AlarmName } from './alarm.ts';
import { secondsLeftToday } from './times.ts';

/** How a request ends, and the status of its response (table in `api/README.md`). */
export const STATUS = {
  sent: 200,
  healthy: 200,
  'bad-request': 400,
  forbidden: 403,
  method: 405,
  'too-large': 413,
  'unsupported-type': 415,
  invalid: 422,
  'too-many': 429,
  /** No receiver is left to whom Brevo delivers. */
  undeliverable: 502,
  'provider-refused': 502,
  'provider-busy': 502,
  'provider-unclear': 502,
  /** A bug. */
  unexpected: 502,
  'not-configured': 503,
  unhealthy: 503,
} as const;

/** What the function answers and logs. It quotes no visitor. */
export type Answer = {
  outcome: keyof typeof STATUS;
  errors?: EventRequestErrors;
  alarms?: readonly Alarm[];
  /** The request is a duplicate: it gets the answer of the first one, and no mail of its own. */
  isDuplicate?: true | undefined;
  /** How often Brevo was called to send. */
  attempts?: number | undefined;
  /** Why Brevo has refused the full mail, and why the last attempt has failed. */
  providerMessage?: string | undefined;
};

type AnswerBody =
  | EventRequestAnswer
  | { status: 'healthy' }
  | { status: 'unhealthy'; alarms: AlarmName[] };

function bodyOf({ outcome, errors = {}, alarms = [] }: Answer): AnswerBody {
  if (outcome === 'sent' || outcome === 'healthy') return { status: outcome };
  if (outcome === 'invalid') return { status: outcome, errors };
  if (outcome === 'unhealthy')
    return { status: outcome, alarms: [...new Set(alarms.map(({ name }) => name))] };
  if (STATUS[outcome] >= 500) return { status: 'unavailable' };
  return { status: 'rejected', reason: outcome as Rejection };
}

export function toResponse(answer: Answer): Response {
  const { outcome } = answer;
  return Response.json(bodyOf(answer), {
    status: STATUS[outcome],
    headers: {
      'cache-control': 'no-store',
      ...(outcome === 'method' && { allow: 'POST' }),
      ...(outcome === 'too-many' && { 'retry-after': String(secondsLeftToday()) }),
    },
  });
}
