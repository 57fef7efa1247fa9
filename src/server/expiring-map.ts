type Options = { maxKept: number; now: () => number };

/** A map whose entries expire. When the map is full, it removes the entry that was set the longest ago. */
export function createExpiringMap<Value>({ maxKept, now }: Options) {
  // A Map keeps the order of insertion.
  const kept = new Map<string, { value: Value; until: number }>();

  return {
    get(key: string): { value: Value; until: number } | undefined {
      const entry = kept.get(key);
      return entry && now() < entry.until ? entry : undefined;
    },
    /** Makes the entry the newest, even if the key exists. */
    set(key: string, value: Value, until: number): void {
      kept.delete(key);
      kept.set(key, { value, until });
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    },
    delete: (key: string) => void kept.delete(key),
  };
}
