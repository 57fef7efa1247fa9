import { hash } from 'node:crypto';
import { UUID } from '../shared/contract.ts';
import type { EventRequest } from '../shared/event-request.ts';
import * as answers from './answer.ts';
import { createExpiringMap } from './expiring-map.ts';
import type { SendRequest } from './send-request.ts';

/** How many answers an instance remembers, under 1 KB each. */
export const MAX_ANSWERS = 1000;
/** How long it remembers them, in milliseconds (privacy policy). */
const KEPT_MS = 24 * 60 * 60_000;

/** The id of a request: an edited request has another one. `undefined` without a valid header. */
export function requestId(header: string | null, request: EventRequest): string | undefined {
  if (header === null || !UUID.test(header)) return undefined;
  return hash('sha256', JSON.stringify([header.toLowerCase(), request]), 'base64url');
}

/**
 * Answers a duplicate that reaches this instance like the first request, also while that one is still being sent (U-20). A
 * request that failed may be retried.
 */
export function deduplicate(send: SendRequest, now: () => number): SendRequest {
  const known = createExpiringMap<Promise<answers.Answer>>({ maxKept: MAX_ANSWERS, now });

  return async (order) => {
    const { id } = order;
    if (id === undefined) return send(order);
    const first = known.get(id);
    if (first) return answers.replayed(await first.value);

    const answer = send(order);
    known.set(id, answer, now() + KEPT_MS);
    const forget = () => known.delete(id);
    answer.then(({ body }) => body.status === 'sent' || forget(), forget);
    return answer;
  };
}
