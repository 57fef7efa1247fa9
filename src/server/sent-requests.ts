import { randomUUID } from 'node:crypto';
import { REQUEST_KEPT_MS } from '../shared/contract.ts';
import { createExpiringMap } from './expiring-map.ts';
import { type Reply, SENT_BEFORE, SENT_ELSEWHERE } from './reply.ts';
import type { SharedStore } from './shared-store.ts';

/** Sends the mail to Brevo, with a new key or with the key of an attempt that Brevo may have taken. */
type Send = (mailKey: MailKey) => Promise<Reply>;
type Answered = { answer: Reply; isDuplicate: boolean };

/**
 * The key is random. If two instances derived the same key from a request, `duplicate_parameter` would be ambiguous: Brevo
 * reports it after it took a mail and, perhaps, after it refused one.
 */
export type MailKey = { value: string; mayBeTaken: boolean };

export const newMailKey = (): MailKey => ({ value: randomUUID(), mayBeTaken: false });

/** How many requests one instance remembers, under 1 KB each; it forgets the oldest first. */
const MAX_KEPT = 1000;
/** In seconds: longer than the host lets an instance send. */
export const SENDING_SECONDS = 16;
/** How long an instance waits while another one sends the same request, in milliseconds. */
const WAIT_MS = 5000;
/** The time between two questions to the store while it waits, in milliseconds. */
const POLL_MS = 200;
/** The store's value for a sent request. For a request that may be sent, the value is its key at Brevo. */
const SENT = '';

const isSent = ({ body }: Reply) => body.status === 'sent';

type Options = { store: SharedStore; now: () => number; maxKept?: number; waitMs?: number };

/** Remembers which requests were sent, or may have been, so that a duplicate sends nothing. */
export function createSentRequests({ store, now, maxKept = MAX_KEPT, waitMs = WAIT_MS }: Options) {
  const keeping = { keptMs: REQUEST_KEPT_MS, maxKept, now };
  const kept = createExpiringMap<Promise<Answered>>(keeping);
  /** Keys with which Brevo may have taken a mail, and which could not be noted in the store. */
  const open = createExpiringMap<string>(keeping);

  /** Removes the key from the store while it is in use: if a refusal cannot be noted, the key must not count as a mail. */
  const takeOut = async (name: string, mailKey: string) =>
    (await store.ask((redis) => redis.del(name))) === undefined ? undefined : mailKey;

  async function sendUnlessShared(key: string, send: Send): Promise<Answered> {
    const name = `sent:${key}`;
    const sending = `sending:${key}`;
    const claim = () =>
      store.ask(async (redis) => {
        // Claim first, then read: another instance notes its result before it releases its claim.
        const [claimed, state] = await Promise.all([
          redis.set(sending, '', 'EX', SENDING_SECONDS, 'NX'),
          redis.get(name),
        ]);
        return { state, isMine: claimed !== null };
      });

    const askedAt = performance.now();
    let shared = await claim();
    while (shared && !shared.isMine && shared.state !== SENT) {
      if (performance.now() - askedAt >= waitMs)
        return { answer: SENT_ELSEWHERE, isDuplicate: true };
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      shared = await claim();
    }
    if (shared?.state === SENT) return { answer: SENT_BEFORE, isDuplicate: true };

    const earlier = shared?.state ? await takeOut(name, shared.state) : open.get(key);
    const answer = await send(earlier ? { value: earlier, mayBeTaken: true } : newMailKey());
    const takenAs = isSent(answer) ? SENT : answer.mayBeTakenAs;
    const note = () =>
      store.ask((redis) =>
        Promise.all([
          takenAs === undefined ? redis.del(name) : redis.set(name, takenAs, 'PX', REQUEST_KEPT_MS),
          redis.del(sending),
        ]),
      );
    // Wait for the note, because the host may freeze this instance after the answer. Without a claim, note only a sent mail:
    // anything else could overwrite the note of another instance.
    const isNoted = (shared || takenAs === SENT) && (await note());
    if (takenAs && !isNoted) open.set(key, takenAs);
    else open.delete(key);
    return { answer, isDuplicate: false };
  }

  return {
    /**
     * Sends the request, unless one with this key has been sent or is being sent: a duplicate gets the answer of the first.
     * Looking and noting are one step, so that two duplicates that arrive together cannot both be sent.
     */
    async once(key: string, send: Send): Promise<Answered> {
      const earlier = kept.get(key);
      if (earlier) return { ...(await earlier), isDuplicate: true };

      const outcome = sendUnlessShared(key, send);
      kept.set(key, outcome);
      const forget = () => {
        if (kept.get(key) === outcome) kept.delete(key);
      };
      // A failed request may be retried.
      outcome.then(({ answer }) => {
        if (!isSent(answer)) forget();
      }, forget);
      return outcome;
    },
  };
}
