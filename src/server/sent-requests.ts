/** Remembers what was sent under which idempotency key, so that a repeat sends nothing. In memory, per instance. */
export type SentRequests<Answer> = {
  /** The answer of the request that has this key, perhaps still on its way. */
  find(key: string): Promise<Answer> | undefined;
  /** Keeps the answer while it is on its way and, when it says "sent", for a while after. */
  keep(key: string, answer: Promise<Answer>): void;
};

/** As long as Brevo keeps its keys, in milliseconds (30 min). */
const KEPT_MS = 30 * 60_000;
/** Requests remembered at a time, about 100 bytes each; the oldest goes first. */
const MAX_KEPT = 1000;

export function createSentRequests<Answer>(
  isSent: (answer: Answer) => boolean,
  { now, maxKept = MAX_KEPT }: { now: () => number; maxKept?: number },
): SentRequests<Answer> {
  // Oldest first, because a Map keeps the order of insertion.
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>();

  function forgetOld(): void {
    for (const [key, { until }] of kept) {
      if (until > now() && kept.size <= maxKept) return;
      kept.delete(key);
    }
  }

  return {
    find(key) {
      forgetOld();
      return kept.get(key)?.answer;
    },
    keep(key, answer) {
      const entry = { answer, until: now() + KEPT_MS };
      kept.set(key, entry);
      forgetOld();
      const forget = () => {
        if (kept.get(key) === entry) kept.delete(key);
      };
      // What failed may be tried again.
      answer.then((value) => {
        if (!isSent(value)) forget();
      }, forget);
    },
  };
}
