import type { Redis, RedisOptions } from 'ioredis';
import type { Log } from './log.ts';

/**
 * What all instances of the function know together, in Redis (`REDIS_URL`). A convenience: while it is away or hangs, or none
 * is named, each instance goes by its own memory, and no visitor waits for it or is refused because of it.
 */
export type SharedStore = {
  /** What `use` finds there; `undefined` without a store that answers. */
  ask<Value>(use: (redis: Redis) => Promise<Value>): Promise<Value | undefined>;
};

export const NOTHING_SHARED: SharedStore = { ask: async () => undefined };

/** Before the name of everything that is ours: the owner's Redis may serve other sites too. */
export const STORE_PREFIX = 'alheli';

/** For connecting and asking together, in milliseconds; afterwards memory decides. */
export const PATIENCE_MS = 500;
/** How long nobody asks again after a failure, in milliseconds: not every visitor shall pay for the patience. */
const AWAY_MS = 10_000;
/** A connection that nobody has used for so long is not trusted, in milliseconds: the host freezes instances in between. */
const REST_MS = 10_000;

/** Without time limits of their own: `inTime` has one for all the steps, and ends the connection. */
const CONNECTION = {
  lazyConnect: true,
  enableOfflineQueue: false,
  enableReadyCheck: false,
  maxRetriesPerRequest: 0,
  // It would connect again while nobody asks; here whoever asks next does it.
  retryStrategy: () => null,
  // Understood by every server, also by those that only resemble Redis.
  protocol: 2,
  disableClientInfo: true,
} satisfies RedisOptions;

type Surroundings = { log: Log; now: () => number; patienceMs?: number };

export function createSharedStore(
  url: string | undefined,
  surroundings: Surroundings,
): SharedStore {
  return url ? createRedisStore(url, surroundings) : NOTHING_SHARED;
}

function createRedisStore(
  url: string,
  { log, now, patienceMs = PATIENCE_MS }: Surroundings,
): SharedStore {
  type Connection = { redis: Redis; ready: Promise<void>; usedAt: number };
  let open: Connection | undefined;
  let askAgainAt = 0;
  let isAway = false;

  async function connect(): Promise<Connection> {
    // Only where it is used: without REDIS_URL nobody waits for this module.
    const { Redis } = await import('ioredis');
    if (open && (open.redis.status === 'end' || now() >= open.usedAt + REST_MS)) close(open);
    open ??= openConnection(new Redis(url, CONNECTION));
    open.usedAt = now();
    return open;
  }

  function openConnection(redis: Redis): Connection {
    // Without a listener ioredis writes each error to the log, with the server's address. Whoever asks next finds out.
    redis.on('error', () => {});
    return { redis, ready: redis.connect(), usedAt: now() };
  }

  function close(connection: Connection): void {
    connection.redis.disconnect();
    if (open === connection) open = undefined;
  }

  return {
    async ask(use) {
      if (now() < askAgainAt) return undefined;
      // While it is away one visitor looks whether it is back; the others do not wait with that one.
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
        // What was asked before it went may be answered after: that does not bring it back.
        if (looksAgain) {
          askAgainAt = 0;
          isAway = false;
        }
        return found;
      } catch {
        // The error itself may quote the URL with its password.
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
    // What arrived while this process was busy, or frozen, is read first: it was not Redis that was late.
    timer = setTimeout(() => setImmediate(giveUp), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
