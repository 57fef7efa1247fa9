import { createExpiringMap } from './expiring-map.ts';

/**
 * The state of the function: counters and short texts, each under the name `kind:…`. Every entry expires after its
 * milliseconds. Only the methods of `redisStore` reject, and `withFallback` stands before it.
 */
export type Store = {
  /** Adds to a counter, which starts at 0 and ends `ms` after its start. A counter that has ended does not fall below 0. */
  add(name: string, by: 1 | -1, ms: number): Promise<{ count: number; leftMs: number }>;
  /** Resolves to `false` if nothing was put, because there is an entry and `onlyIfAbsent` is set. */
  put(name: string, value: string, ms: number, options?: { onlyIfAbsent: true }): Promise<boolean>;
  get(name: string): Promise<string | undefined>;
  /** Resolves to the deleted value. */
  delete(name: string): Promise<string | undefined>;
};

/** How many entries of one kind an instance remembers, about 200 bytes each. */
const MAX_KEPT = 20_000;

/** State of this instance alone. */
export function memoryStore(now: () => number): Store {
  const kinds = new Map<string, ReturnType<typeof createExpiringMap<string>>>();

  /** Each kind has a map of its own: a flood of visitors must not push out the sent requests. */
  function mapOf(name: string) {
    const kind = name.slice(0, name.indexOf(':'));
    const map = kinds.get(kind) ?? createExpiringMap<string>({ maxKept: MAX_KEPT, now });
    kinds.set(kind, map);
    return map;
  }

  return {
    async add(name, by, ms) {
      const { value, until } = mapOf(name).get(name) ?? { value: '0', until: now() + ms };
      const count = Math.max(0, Number(value) + by);
      mapOf(name).set(name, String(count), until);
      return { count, leftMs: until - now() };
    },
    async put(name, value, ms, options) {
      if (options?.onlyIfAbsent && mapOf(name).get(name)) return false;
      mapOf(name).set(name, value, now() + ms);
      return true;
    },
    get: async (name) => mapOf(name).get(name)?.value,
    async delete(name) {
      const deleted = mapOf(name).get(name)?.value;
      mapOf(name).delete(name);
      return deleted;
    },
  };
}

/** The shared store is not asked for this long after a failure, in milliseconds, so that not every visitor waits for it. */
const AWAY_MS = 10_000;

type Options = { now: () => number; onAway: () => void };

/**
 * The shared store or, while it fails or hangs, this instance's memory: no visitor is rejected because of the shared store.
 * The memory then holds entries that the shared store does not know: they win until they are put there or deleted.
 */
export function withFallback(shared: Store, memory: Store, { now, onAway }: Options): Store {
  /** 0 while the shared store works. */
  let askAgainAt = 0;

  /** Resolves to `undefined` if the shared store does not answer. */
  async function ask<Value>(use: () => Promise<Value>): Promise<Value | undefined> {
    if (now() < askAgainAt) return undefined;
    // While the store is away, one request tries it; the others use the memory at once.
    const triesAgain = askAgainAt > 0;
    if (triesAgain) askAgainAt = now() + AWAY_MS;
    try {
      const result = await use();
      // Other results may belong to calls from before the failure.
      if (triesAgain) askAgainAt = 0;
      return result;
    } catch {
      // Do not log the error: it may quote the URL with its password.
      const isNew = askAgainAt === 0;
      askAgainAt = now() + AWAY_MS;
      if (isNew) onAway();
      return undefined;
    }
  }

  return {
    add: async (name, by, ms) =>
      (await ask(() => shared.add(name, by, ms))) ?? memory.add(name, by, ms),
    async put(name, value, ms, options) {
      if (options?.onlyIfAbsent && (await memory.get(name)) !== undefined) return false;
      const isPut = await ask(() => shared.put(name, value, ms, options));
      if (isPut === undefined) return memory.put(name, value, ms, options);
      if (isPut) await memory.delete(name);
      return isPut;
    },
    get: async (name) => (await memory.get(name)) ?? ask(() => shared.get(name)),
    delete: async (name) => (await memory.delete(name)) ?? ask(() => shared.delete(name)),
  };
}
