import { createExpiringMap } from './expiring-map.ts';
import { type SharedStore, STORE_PREFIX } from './shared-store.ts';

/** Remembers what was sent under which idempotency key, so that a repeat sends nothing. */
export type SentRequests<Answer> = {
  /**
   * Sends, unless the request with this key has been sent or is on its way: then its answer is that one's. One step, not a look
   * and a note: two of the same must not both find nothing.
   */
  once(key: string, send: () => Promise<Answer>): Promise<{ answer: Answer; repeated: boolean }>;
};

/** As long as a browser keeps a request that it could not send (U-4), in seconds (24 h). */
const KEPT_SECONDS = 24 * 60 * 60;
/** Requests remembered at a time by one instance, under 1 KB each; the oldest goes first. */
const MAX_KEPT = 1000;

type Options<Answer> = {
  isSent: (answer: Answer) => boolean;
  /** The answer to the repeat of a request that another instance sent: the store keeps its key alone. */
  sentBefore: Answer;
  store: SharedStore;
  now: () => number;
  maxKept?: number;
};

export function createSentRequests<Answer>({
  isSent,
  sentBefore,
  store,
  now,
  maxKept = MAX_KEPT,
}: Options<Answer>): SentRequests<Answer> {
  type Outcome = { answer: Answer; repeated: boolean };
  const kept = createExpiringMap<Promise<Outcome>>({ keptMs: KEPT_SECONDS * 1000, maxKept, now });

  async function sendUnlessShared(key: string, send: () => Promise<Answer>): Promise<Outcome> {
    const name = `${STORE_PREFIX}:sent:${key}`;
    if (await store.ask((redis) => redis.exists(name)))
      return { answer: sentBefore, repeated: true };
    const answer = await send();
    // Before the visitor is answered: afterwards the host may freeze this instance.
    if (isSent(answer)) await store.ask((redis) => redis.set(name, '', 'EX', KEPT_SECONDS));
    return { answer, repeated: false };
  }

  return {
    async once(key, send) {
      const earlier = kept.get(key);
      if (earlier) return { ...(await earlier), repeated: true };

      const outcome = sendUnlessShared(key, send);
      kept.set(key, outcome);
      const forget = () => {
        if (kept.get(key) === outcome) kept.delete(key);
      };
      // What failed may be tried again.
      outcome.then(({ answer }) => {
        if (!isSent(answer)) forget();
      }, forget);
      return outcome;
    },
  };
}
