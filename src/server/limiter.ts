import type { RateLimiterAbstract } from 'rate-limiter-flexible';
// By file: the package's own door loads a limiter for every database there is, 145 KiB of them.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { Config, Limit } from './config.ts';
import { NOTHING_SHARED, type SharedStore, STORE_PREFIX } from './shared-store.ts';
import { createVisitorKey } from './visitor-key.ts';

/** How many valid requests one visitor, and all of them, may send in a while (S-API-8). */

type Turn = { allowed: true } | { allowed: false; retryAfterSeconds: number };
export type Limiter = {
  /** Counts one request of the visitor whose headers these are; one that sends no mail takes nobody else's turn. */
  take(headers: Headers, options?: { sendsMail: boolean }): Promise<Turn>;
};

const EVERYBODY = 'everybody';

export function createLimiter(
  { limits, brevo: { apiKey } }: Pick<Config, 'limits' | 'brevo'>,
  { store, trustRealIp }: { store: SharedStore; trustRealIp: boolean },
): Limiter {
  const visitorKey = createVisitorKey({ apiKey, trustRealIp });
  const perVisitor = createCounter('visitor', limits.visitor, store);
  const inAll = createCounter('total', limits.total, store);

  return {
    async take(headers, { sendsMail } = { sendsMail: true }) {
      const visitor = visitorKey(headers);
      const own = await perVisitor.take(visitor);
      if (!own.allowed || !sendsMail) return own;
      const all = await inAll.take(EVERYBODY);
      // Turned away because of the others: that one does not count against the visitor.
      if (!all.allowed) await perVisitor.giveBack(visitor);
      return all;
    },
  };
}

/**
 * Counted in the shared store, or by this instance for itself while there is none. Not by the library's `insuranceLimiter`: that
 * would keep from the store that it failed, and every visitor would wait for it again.
 */
function createCounter(name: string, { count, seconds }: Limit, store: SharedStore) {
  const rule = { keyPrefix: `${STORE_PREFIX}:${name}`, points: count, duration: seconds };
  const memory = new RateLimiterMemory(rule);

  async function inStoreOrMemory<Value>(
    use: (limiter: RateLimiterAbstract) => Promise<Value>,
  ): Promise<Value> {
    if (store === NOTHING_SHARED) return use(memory);
    // Before the store is asked: the time that it has is not for reading a file.
    const { default: RateLimiterRedis } = await import(
      'rate-limiter-flexible/lib/RateLimiterRedis.js'
    );
    const shared = await store.ask((redis) =>
      use(new RateLimiterRedis({ ...rule, storeClient: redis })),
    );
    return shared ?? use(memory);
  }

  return {
    take: (key: string) => inStoreOrMemory((limiter) => consume(limiter, key)),
    giveBack: (key: string) => inStoreOrMemory((limiter) => limiter.reward(key)),
  };
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<Turn> {
  try {
    await limiter.consume(key);
    return { allowed: true };
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return {
      allowed: false,
      retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
    };
  }
}
