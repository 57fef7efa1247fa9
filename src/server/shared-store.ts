import { createHmac } from 'node:crypto';
import type { Redis, RedisOptions } from 'ioredis';
import type { Log } from './log.ts';

/**
 * State that all instances of the function share, in Redis (`REDIS_URL`). Without Redis, or while it fails or hangs, each
 * instance uses its own memory: no visitor waits long or is refused because of Redis.
 */
export type SharedStore = {
  /** Resolves to the result of `use`, or to `undefined` if no store answers. */
  ask<Value>(use: (redis: Redis) => Promise<Value>): Promise<Value | undefined>;
};

export const NOTHING_SHARED: SharedStore = { ask: async () => undefined };

/** Stands before every key: one Redis may serve several studios, each with an API key of its own. */
const prefixOf = (apiKey: string) =>
  `alheli:${createHmac('sha256', apiKey).update('alheli: keys in Redis').digest('base64url').slice(0, 8)}:`;

/** Time limit for connecting and asking together, in milliseconds. */
export const PATIENCE_MS = 500;
/** Redis is not asked for this long after a failure, in milliseconds, so that not every visitor waits for it. */
const AWAY_MS = 10_000;
/** A connection is replaced if it was idle for longer, in milliseconds: it may have died while the instance was frozen. */
const REST_MS = 10_000;

/** ioredis has no time limits of its own here: `inTime` limits connecting and asking together. */
const CONNECTION = {
  lazyConnect: true,
  enableOfflineQueue: false,
  enableReadyCheck: false,
  maxRetriesPerRequest: 0,
  // The next question opens a new connection; ioredis must not reconnect in between.
  retryStrategy: () => null,
  // Every server that resembles Redis understands version 2.
  protocol: 2,
  disableClientInfo: true,
} satisfies RedisOptions;

type Surroundings = { log: Log; now: () => number; patienceMs?: number };

export function createSharedStore(
  config: { redisUrl: string | undefined; brevo: { apiKey: string } } | undefined,
  { log, now, patienceMs = PATIENCE_MS }: Surroundings,
): SharedStore {
  if (!config?.redisUrl) return NOTHING_SHARED;
  const { redisUrl, brevo } = config;
  type Connection = { redis: Redis; ready: Promise<void>; usedAt: number };
  let open: Connection | undefined;
  let askAgainAt = 0;
  let isAway = false;

  const connect = async (): Promise<Connection> => {
    // Imported here, because a function without REDIS_URL should not load this module.
    const { Redis } = await import('ioredis');
    if (open && (open.redis.status === 'end' || now() >= open.usedAt + REST_MS)) close(open);
    if (!open) {
      const redis = new Redis(redisUrl, { ...CONNECTION, keyPrefix: prefixOf(brevo.apiKey) });
      // Without a listener, ioredis logs each error with the server's address. The next question fails anyway.
      redis.on('error', () => {});
      open = { redis, ready: redis.connect(), usedAt: now() };
    }
    open.usedAt = now();
    return open;
  };

  function close(connection: Connection): void {
    connection.redis.disconnect();
    if (open === connection) open = undefined;
  }

  return {
    async ask(use) {
      if (now() < askAgainAt) return undefined;
      // While Redis is away, one request tries it; the others use memory at once.
      const looksAgain = isAway;
      if (looksAgain) askAgainAt = now() + AWAY_MS;
      let connection: Connection | undefined;
      try {
        connection = await connect();
        const { redis, ready } = connection;
        const found = await inTime(
          ready.then(() => use(redis)),
          patienceMs,
        );
        // Only the request that tries Redis again proves that it is back. Another request may have asked before the failure.
        if (looksAgain) {
          askAgainAt = 0;
          isAway = false;
        }
        return found;
      } catch {
        // Do not log the error: it may quote the URL with its password.
        if (!isAway) log({ alarm: 'redis-away' });
        isAway = true;
        askAgainAt = now() + AWAY_MS;
        if (connection) close(connection);
        return undefined;
      }
    },
  };
}

async function inTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error('Redis did not answer in time'));
    // First read an answer that arrived while this process was busy or frozen: Redis was not late then.
    timer = setTimeout(() => setImmediate(giveUp), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
