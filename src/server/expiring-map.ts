type Options = { keptMs: number; maxKept: number; now: () => number };

/** A map that forgets each entry after a time, and the oldest entry when it is full. */
export function createExpiringMap<Value>({ keptMs, maxKept, now }: Options) {
  // Oldest first: a Map keeps the order of insertion.
  const kept = new Map<string, { value: Value; until: number }>();

  function forgetOld(): void {
    for (const [key, { until }] of kept) {
      if (until > now() && kept.size <= maxKept) return;
      kept.delete(key);
    }
  }

  return {
    get(key: string): Value | undefined {
      forgetOld();
      return kept.get(key)?.value;
    },
    /** Makes the entry the newest, even if the key exists. */
    set(key: string, value: Value): void {
      kept.delete(key);
      kept.set(key, { value, until: now() + keptMs });
      forgetOld();
    },
    delete: (key: string) => void kept.delete(key),
  };
}
