import { createHash } from 'node:crypto';
import { REQUEST_LIFETIME_MS, UUID } from '../shared/contract.ts';
import type { EventRequest } from '../shared/event-request.ts';
import type { Deliver, Order } from './deliver.ts';
import { createExpiringMap } from './expiring-map.ts';
import * as reply from './reply.ts';
import type { Store } from './store.ts';

/** How many answers an instance remembers, under 1 KB each. */
export const MAX_ANSWERS = 1000;
/** How long a claim lasts, in milliseconds: longer than the host lets an instance send. */
export const CLAIM_MS = 16_000;
/** How long an instance waits while another one sends the same request, in milliseconds. */
const WAIT_MS = 5000;
/** The time between two looks at the store while it waits, in milliseconds. */
const POLL_MS = 200;

const isSent = ({ body }: reply.Reply) => body.status === 'sent';

/** The same for each form and content, at every instance: an edited request has another one. `undefined` without a valid header. */
export function requestId(header: string | null, request: EventRequest): string | undefined {
  if (header === null || !UUID.test(header)) return undefined;
  const content = JSON.stringify([header.toLowerCase(), request]);
  return createHash('sha256').update(content).digest('base64url');
}

/** Delivers each request once: a duplicate gets the answer of the first, and a request that failed may be retried. */
export function onlyOnce(
  deliver: Deliver,
  { store, now }: { store: Store; now: () => number },
): Deliver {
  /** The answers of this instance, given or still awaited. */
  const answers = createExpiringMap<Promise<reply.Reply>>({ maxKept: MAX_ANSWERS, now });

  /** The answer if another instance has sent the request or is sending it. Otherwise this instance has claimed it. */
  async function answerElsewhere(id: string): Promise<reply.Reply | undefined> {
    const giveUpAt = performance.now() + WAIT_MS;
    for (;;) {
      // Claim first, then look: the other instance notes a sent request before it releases its claim.
      const isMine = await store.put(claimOf(id), '', CLAIM_MS, { onlyIfAbsent: true });
      if ((await store.get(sentNoteOf(id))) !== undefined) return reply.SENT_BEFORE;
      if (isMine) return undefined;
      if (performance.now() >= giveUpAt) return reply.SENDING_ELSEWHERE;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async function deliverClaimed(id: string, order: Order): Promise<reply.Reply> {
    try {
      const answer = await deliver(order);
      if (isSent(answer)) await store.put(sentNoteOf(id), '', REQUEST_LIFETIME_MS);
      return answer;
    } finally {
      await store.delete(claimOf(id));
    }
  }

  async function deliverUnlessElsewhere(id: string, order: Order): Promise<reply.Reply> {
    const answer = await answerElsewhere(id);
    return answer ? reply.replayed(answer) : deliverClaimed(id, order);
  }

  return async (order) => {
    const { id } = order;
    if (id === undefined) return deliver(order);
    const first = answers.get(id);
    if (first) return reply.replayed(await first.value);

    const answer = deliverUnlessElsewhere(id, order);
    answers.set(id, answer, now() + REQUEST_LIFETIME_MS);
    const forget = () => answers.delete(id);
    answer.then((ended) => isSent(ended) || forget(), forget);
    return answer;
  };
}

const claimOf = (id: string) => `sending:${id}`;
const sentNoteOf = (id: string) => `sent:${id}`;
