import { hash } from 'node:crypto';
import type { RedisOptions } from 'ioredis';
import type { Addresses, Config } from './config.ts';
import { createExpiringMap } from './expiring-map.ts';

/** Counts under a name. A count ends `ms` after it began, or when it is 0 again. */
export type Counter = {
  /** Returns the new count. */
  add(name: string, by: 1 | -1, ms: number): Promise<number>;
};

type Options = { redisMs: number; now: () => number; onAway: () => void };

/** Counts of all instances if there is a Redis, else of this one. */
export function createCounter(config: Config | undefined, options: Options): Counter {
  const memory = memoryCounter(options.now);
  if (!config?.redisUrl) return memory;
  const keyPrefix = keyPrefixOf(config);
  return withFallback(redisCounter(config.redisUrl, keyPrefix, options.redisMs), memory, options);
}

/** How many counts an instance remembers, about 200 bytes each. */
const MAX_KEPT = 20_000;

/** Counts of this instance alone. */
export function memoryCounter(now: () => number): Counter {
  const counts = createExpiringMap<number>({ maxKept: MAX_KEPT, now });
  return {
    async add(name, by, ms) {
      const { value, until } = counts.get(name) ?? { value: 0, until: now() + ms };
      const count = value + by;
      if (count === 0) counts.delete(name);
      else counts.set(name, count, until);
      return count;
    },
  };
}

/** Redis is not asked for this long after a failure, in milliseconds, so that not every visitor waits for it. */
const AWAY_MS = 10_000;

/** The shared counter or, while it fails or hangs, this instance's memory: no visitor is rejected because of the shared one. */
export function withFallback(
  shared: Counter,
  memory: Counter,
  { now, onAway }: Pick<Options, 'now' | 'onAway'>,
): Counter {
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

const CONNECTION = {
  lazyConnect: true,
  enableReadyCheck: false,
  retryStrategy: () => null,
  // Every server that resembles Redis understands version 2.
  protocol: 2,
  disableClientInfo: true,
  // A disconnected server that hangs is not waited for.
  disconnectTimeout: 0,
} satisfies RedisOptions;

/**
 * Counts that all instances share. Rejects if Redis fails or does not answer in time. Each question has a connection of its own: a
 * kept one may have died while the host froze the instance.
 */
export function redisCounter(url: string, keyPrefix: string, limitMs: number): Counter {
  return {
    async add(name, by, ms) {
      // Imported here, because a function without REDIS_URL should not load this module.
      const { Redis } = await import('ioredis');
      const redis = new Redis(url, { ...CONNECTION, keyPrefix });
      // Without a listener, ioredis logs each error with the server's address. The question fails anyway.
      redis.on('error', () => {});
      const change = async () => {
        await redis.connect();
        return redis.multi().set(name, 0, 'PX', ms, 'NX').incrby(name, by).exec();
      };
      // Rejects the question if it is still open.
      const timer = setTimeout(() => redis.disconnect(), limitMs);
      try {
        const [, count] = (await change())?.map(([, result]) => result) ?? [];
        if (typeof count !== 'number') throw new Error('Redis gave no count');
        if (count === 0) await redis.del(name);
        return count;
      } finally {
        clearTimeout(timer);
        redis.disconnect();
      }
    },
  };
}

/** Stands before every key: one Redis may serve several studios. A new API key forgets nothing. */
export function keyPrefixOf({ management, sender }: Addresses): string {
  const studio = JSON.stringify([management.emails.join(), sender.email]);
  return `alheli:${hash('sha256', studio, 'base64url').slice(0, 8)}:`;
}
