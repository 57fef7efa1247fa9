import { createExpiringMap } from './expiring-map.ts';

/** Counts under a name. A count begins at 0, ends `ms` after its first change, and does not fall below 0. */
export type Counter = {
  add(name: string, by: 1 | -1, ms: number): Promise<{ count: number; leftMs: number }>;
};

/** How many counts an instance remembers, about 200 bytes each. */
const MAX_KEPT = 20_000;

/** Counts of this instance alone. */
export function memoryCounter(now: () => number): Counter {
  const counts = createExpiringMap<number>({ maxKept: MAX_KEPT, now });
  return {
    async add(name, by, ms) {
      const { value, until } = counts.get(name) ?? { value: 0, until: now() + ms };
      const count = Math.max(0, value + by);
      counts.set(name, count, until);
      return { count, leftMs: until - now() };
    },
  };
}

/** The shared counter is not asked for this long after a failure, in milliseconds, so that not every visitor waits for it. */
const AWAY_MS = 10_000;

type Options = { now: () => number; onAway: () => void };

/** The shared counter or, while it fails or hangs, this instance's memory: no visitor is rejected because of the shared one. */
export function withFallback(shared: Counter, memory: Counter, { now, onAway }: Options): Counter {
  let askAgainAt = 0;
  return {
    async add(name, by, ms) {
      if (now() < askAgainAt) return memory.add(name, by, ms);
      try {
        return await shared.add(name, by, ms);
      } catch {
        // Do not log the error: it may quote the URL with its password.
        if (now() >= askAgainAt) onAway();
        askAgainAt = now() + AWAY_MS;
        return memory.add(name, by, ms);
      }
    },
  };
}
