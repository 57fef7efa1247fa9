import { randomUUID } from 'node:crypto';
import { createExpiringMap } from './expiring-map.ts';
import { type SharedStore, STORE_PREFIX } from './shared-store.ts';

/** Remembers which requests were sent, or may have been, so that a duplicate of a request sends nothing. */
export type SentRequests<Answer> = {
  /**
   * Sends, unless the request with this key has been sent or is on its way: then its answer is that one's. One step, not a look
   * and a note: two of the same must not both find nothing.
   */
  once(key: string, send: Send<Answer>): Promise<Outcome<Answer>>;
};

/** Under a key of its own for Brevo, or under the one with which Brevo may have taken the mail already. */
type Send<Answer> = (mailKey: MailKey) => Promise<Answer>;
type Outcome<Answer> = { answer: Answer; repeated: boolean };

/**
 * Not derived from the request: a key that another instance may have used tells an instance that does not know how that
 * ended nothing. Brevo would call it a duplicate after a mail and, perhaps, after a refusal.
 */
export type MailKey = { value: string; mayBeTaken: boolean };

export const newMailKey = (): MailKey => ({ value: randomUUID(), mayBeTaken: false });

/** As long as a browser keeps a request that it could not send (U-4), in seconds (24 h). */
const KEPT_SECONDS = 24 * 60 * 60;
/** Requests remembered at a time by one instance, under 1 KB each; the oldest goes first. */
const MAX_KEPT = 1000;
/** No instance sends for longer: the host ends it, in seconds. */
const SENDING_SECONDS = 16;
/** How long an instance waits for another one that sends the same request, and how often it looks, in milliseconds. */
const WAIT_MS = 5000;
const LOOK_MS = 200;
/** What the shared store holds of a sent request; of one that may be sent it holds the key. */
const SENT = '';

type Options<Answer> = {
  isSent: (answer: Answer) => boolean;
  /** Of a request that failed: the key with which Brevo may have taken its mail all the same. */
  mayBeTakenAs: (answer: Answer) => string | undefined;
  /** The answer to a duplicate of what another instance sent: the store keeps its key alone. */
  sentBefore: Answer;
  /** The answer to a duplicate of what another instance has not sent in the time that this one waits. */
  sentElsewhere: Answer;
  store: SharedStore;
  now: () => number;
  maxKept?: number;
  waitMs?: number;
};

export function createSentRequests<Answer>({
  isSent,
  mayBeTakenAs,
  sentBefore,
  sentElsewhere,
  store,
  now,
  maxKept = MAX_KEPT,
  waitMs = WAIT_MS,
}: Options<Answer>): SentRequests<Answer> {
  const kept = createExpiringMap<Promise<Outcome<Answer>>>({
    keptMs: KEPT_SECONDS * 1000,
    maxKept,
    now,
  });
  /** Keys with which Brevo may have taken a mail, of which the store knows nothing. */
  const open = createExpiringMap<string>({ keptMs: KEPT_SECONDS * 1000, maxKept, now });

  async function sendUnlessShared(key: string, send: Send<Answer>): Promise<Outcome<Answer>> {
    const name = `${STORE_PREFIX}:sent:${key}`;
    const sending = `${STORE_PREFIX}:sending:${key}`;
    const claim = () =>
      store.ask(async (redis) => {
        // In this order: whoever had it before has noted how it ended.
        const [claimed, state] = await Promise.all([
          redis.set(sending, '', 'EX', SENDING_SECONDS, 'NX'),
          redis.get(name),
        ]);
        return { state, isMine: claimed !== null };
      });

    const askedAt = performance.now();
    let shared = await claim();
    while (shared && !shared.isMine && shared.state !== SENT) {
      // The time that the store takes counts as well.
      if (performance.now() - askedAt >= waitMs) return { answer: sentElsewhere, repeated: true };
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      shared = await claim();
    }
    if (shared?.state === SENT) return { answer: sentBefore, repeated: true };

    const earlier = shared?.state ?? open.get(key);
    const answer = await send(earlier ? { value: earlier, mayBeTaken: true } : newMailKey());
    const takenAs = isSent(answer) ? SENT : mayBeTakenAs(answer);
    const note = () =>
      store.ask((redis) =>
        Promise.all([
          takenAs === undefined ? redis.del(name) : redis.set(name, takenAs, 'EX', KEPT_SECONDS),
          redis.del(sending),
        ]),
      );
    // Before the visitor is answered: afterwards the host may freeze this instance. Without a claim another instance
    // may have noted more than this one knows.
    const isNoted = (shared || takenAs === SENT) && (await note());
    if (takenAs && !isNoted) open.set(key, takenAs);
    else open.delete(key);
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
