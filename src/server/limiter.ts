import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config, Limit } from './config.ts';

/** How many valid requests one visitor, and all of them, may send in a while. Each instance counts for itself. */

type Turn = { allowed: true } | { allowed: false; retryAfterSeconds: number };
export type Limiter = {
  /** Counts one request of the visitor whose headers these are; one that sends no mail takes nobody else's turn. */
  take(headers: Headers, options?: { sendsMail: boolean }): Promise<Turn>;
};

const EVERYBODY = 'everybody';

export function createLimiter(
  limits: Config['limits'],
  /** Only the host sets `x-real-ip` itself; elsewhere anyone can write it, so all are one visitor. */
  { trustRealIp }: { trustRealIp: boolean },
): Limiter {
  const perVisitor = memoryLimiter(limits.visitor);
  const inAll = memoryLimiter(limits.total);
  // Keyed with a secret of this process: a plain hash of an address can be turned back by trying all addresses.
  const secret = randomBytes(32);

  return {
    async take(headers, { sendsMail } = { sendsMail: true }) {
      const address = (trustRealIp && headers.get('x-real-ip')) || EVERYBODY;
      const visitor = createHmac('sha256', secret).update(address).digest('base64url');

      const own = await consume(perVisitor, visitor);
      if (!own.allowed || !sendsMail) return own;
      const all = await consume(inAll, EVERYBODY);
      // Turned away because of the others: that one does not count against the visitor.
      if (!all.allowed) await perVisitor.reward(visitor);
      return all;
    },
  };
}

function memoryLimiter({ count, seconds }: Limit): RateLimiterMemory {
  return new RateLimiterMemory({ points: count, duration: seconds });
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<Turn> {
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
