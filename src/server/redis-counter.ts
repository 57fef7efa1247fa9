import { hash } from 'node:crypto';
import type { Redis, RedisOptions } from 'ioredis';
import type { Addresses } from './config.ts';
import type { Counter } from './counter.ts';

/** Time limit for connecting and asking together, in milliseconds. */
export const REDIS_TIMEOUT_MS = 500;
/** A connection is replaced if it was idle for longer, in milliseconds: it may have died while the instance was frozen. */
const IDLE_MS = 10_000;

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

/** Stands before every key: one Redis may serve several studios. A new API key forgets nothing. */
export function keyPrefixOf({ management, sender }: Addresses): string {
  const studio = JSON.stringify([management.emails.join(), sender.email]);
  return `alheli:${hash('sha256', studio, 'base64url').slice(0, 8)}:`;
}

type Connection = { redis: Redis; ready: Promise<void>; usedAt: number };
type Options = { url: string; keyPrefix: string; timeoutMs: number; now: () => number };

/** Counts that all instances share. Rejects if Redis fails or does not answer in time. */
export function redisCounter({ url, keyPrefix, timeoutMs, now }: Options): Counter {
  let open: Connection | undefined;

  async function connect(): Promise<Connection> {
    // Imported here, because a function without REDIS_URL should not load this module.
    const { Redis } = await import('ioredis');
    if (open && (open.redis.status === 'end' || now() >= open.usedAt + IDLE_MS)) close(open);
    if (!open) {
      const redis = new Redis(url, { ...CONNECTION, keyPrefix });
      // Without a listener, ioredis logs each error with the server's address. The next question fails anyway.
      redis.on('error', () => {});
      open = { redis, ready: redis.connect(), usedAt: now() };
    }
    open.usedAt = now();
    return open;
  }

  function close(connection: Connection): void {
    connection.redis.disconnect();
    if (open === connection) open = undefined;
  }

  async function ask<Value>(use: (redis: Redis) => Promise<Value>): Promise<Value> {
    const connection = await connect();
    const { redis, ready } = connection;
    const result = ready.then(() => use(redis));
    return inTime(result, timeoutMs).catch((error) => {
      close(connection);
      throw error;
    });
  }

  return {
    async add(name, by, ms) {
      // A counter that has ended starts at the count that is given back, so that it does not fall below 0.
      const start = by < 0 ? -by : 0;
      const results = await ask((redis) =>
        redis.multi().set(name, start, 'PX', ms, 'NX').incrby(name, by).pttl(name).exec(),
      );
      const [, count, leftMs] = (results ?? []).map(([error, result]) => {
        if (error) throw error;
        return Number(result);
      });
      if (count === undefined || leftMs === undefined) throw new Error('Redis gave no count');
      return { count, leftMs };
    },
  };
}

/** Rejects if `work` takes longer. */
async function inTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error('Redis did not answer in time'));
    // First read a result that arrived while this process was busy or frozen: Redis was not late then.
    timer = setTimeout(() => setImmediate(giveUp), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
