import { hash } from 'node:crypto';
import { REQUEST_LIFETIME_MS, UUID } from '../shared/contract.ts';
import type { EventRequest } from '../shared/event-request.ts';
import * as answers from './answer.ts';
import { createExpiringMap } from './expiring-map.ts';
import type { Order, SendRequest } from './send-request.ts';
import type { Store } from './store.ts';

/**
 * One mail for each request (the states: `README.md` beside this file), in these words:
 *
 * | word      | what it is                                                                    | entry in the store   |
 * |-----------|-------------------------------------------------------------------------------|----------------------|
 * | id        | a hash of the form's key and the request: a duplicate or a retry has the same | in each of the names |
 * | claim     | an instance is sending the request: the others wait                           | `sending:…`, 16 s    |
 * | sent note | the request was sent: a duplicate gets the same answer                        | `sent:…`, 24 h       |
 * | open key  | a key of Brevo's, whose mail it may have taken: the next attempt has it again | `open-key:…`, 30 min |
 */

/** How many answers an instance remembers, under 1 KB each. */
export const MAX_ANSWERS = 1000;
/** How long a claim lasts, in milliseconds: longer than the host lets an instance send. */
export const CLAIM_MS = 16_000;
/** How long an instance waits while another one sends the same request, in milliseconds. */
const WAIT_MS = 5000;
/** The time between two looks at the store while it waits, in milliseconds. */
const POLL_MS = 200;

const isSent = ({ body }: answers.Answer) => body.status === 'sent';

/** The id of a request: an edited request has another one. `undefined` without a valid header. */
export function requestId(header: string | null, request: EventRequest): string | undefined {
  if (header === null || !UUID.test(header)) return undefined;
  return hash('sha256', JSON.stringify([header.toLowerCase(), request]), 'base64url');
}

/** Sends each request once: a duplicate gets the answer of the first, and a request that failed may be retried. */
export function onlyOnce(
  send: SendRequest,
  { store, now }: { store: Store; now: () => number },
): SendRequest {
  /** The answers of this instance, given or still awaited. */
  const known = createExpiringMap<Promise<answers.Answer>>({ maxKept: MAX_ANSWERS, now });

  async function sendClaimed(id: string, order: Order): Promise<answers.Answer> {
    try {
      const answer = await send(order);
      if (isSent(answer)) await store.put(sentNoteOf(id), '', REQUEST_LIFETIME_MS);
      return answer;
    } finally {
      await store.delete(claimOf(id));
    }
  }

  /** Waits while another instance sends the request. */
  async function sendUnlessElsewhere(id: string, order: Order): Promise<answers.Answer> {
    const giveUpAt = performance.now() + WAIT_MS;
    for (;;) {
      // Claim first, then look: the other instance writes the sent note before it deletes its claim.
      const isMine = await store.put(claimOf(id), '', CLAIM_MS, { onlyIfAbsent: true });
      if ((await store.get(sentNoteOf(id))) !== undefined) return answers.SENT_ELSEWHERE;
      if (isMine) return sendClaimed(id, order);
      if (performance.now() >= giveUpAt) return answers.SENDING_ELSEWHERE;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  return async (order) => {
    const { id } = order;
    if (id === undefined) return send(order);
    const first = known.get(id);
    if (first) return answers.replayed(await first.value);

    const answer = sendUnlessElsewhere(id, order);
    known.set(id, answer, now() + REQUEST_LIFETIME_MS);
    const forget = () => known.delete(id);
    answer.then((ended) => isSent(ended) || forget(), forget);
    return answer;
  };
}

const claimOf = (id: string) => `sending:${id}`;
const sentNoteOf = (id: string) => `sent:${id}`;
