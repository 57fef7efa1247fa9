/** A map that forgets each entry after a time, and the oldest entry when it is full. */
export type ExpiringMap<Value> = {
  get(key: string): Value | undefined;
  /** Makes the entry the newest, even if the key exists. */
  set(key: string, value: Value): void;
  delete(key: string): void;
};

type Options = {
  keptMs: number;
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
