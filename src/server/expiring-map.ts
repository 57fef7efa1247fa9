/** What is remembered for a while, and not more of it than there is room for: the oldest goes first. */
export type ExpiringMap<Value> = {
  get(key: string): Value | undefined;
  /** Makes it the newest, also where the key was there before. */
  set(key: string, value: Value): void;
  delete(key: string): void;
};

type Options = {
  /** How long, in milliseconds. */
  keptMs: number;
  /** How many. */
  maxKept: number;
  now: () => number;
};

export function createExpiringMap<Value>({ keptMs, maxKept, now }: Options): ExpiringMap<Value> {
  // Oldest first, because a Map keeps the order of insertion.
  const kept = new Map<string, { value: Value; until: number }>();

  function forgetOld(): void {
    for (const [key, { until }] of kept) {
      if (until > now() && kept.size <= maxKept) return;
      kept.delete(key);
    }
  }

  return {
    get(key) {
      forgetOld();
      return kept.get(key)?.value;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, { value, until: now() + keptMs });
      forgetOld();
    },
    delete(key) {
      kept.delete(key);
    },
  };
}
