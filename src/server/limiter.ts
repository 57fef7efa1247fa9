import type { Config, Limit } from './config.ts';
import type { Log } from './log.ts';
import type { SharedStore } from './shared-store.ts';
import { createTurns, type Window } from './turns.ts';
import { createVisitorKey } from './visitor-key.ts';

/** Limits the valid requests of one visitor, and of all visitors together, in a window of time (S-API-8, U-19). */

/** The limit of one visitor, of requests without a key of the page, or of all requests. */
export type LimitName = 'visitor' | 'direct' | 'total';

export type Turn =
  | { allowed: true; giveBack: GiveBack }
  | { allowed: false; limit: LimitName; retryAfterSeconds: number };

/** Gives back the shared turns of a request that sent no mail and, with `toVisitor`, the visitor's own. */
type GiveBack = (options: { toVisitor: boolean }) => Promise<void>;

export type Limiter = {
  /** Counts one request. A request that sends no mail counts for its visitor's limit alone. */
  take(headers: Headers, options?: { sendsMail?: boolean; isDirect?: boolean }): Promise<Turn>;
};

type Surroundings = { store: SharedStore; trustRealIp: boolean; now: () => number; log: Log };

export function createLimiter(
  { limits, brevo: { apiKey } }: Pick<Config, 'limits' | 'brevo'>,
  { store, trustRealIp, now, log }: Surroundings,
): Limiter {
  const visitorKey = createVisitorKey({ apiKey, trustRealIp });
  const turns = createTurns(store, now);
  let isNoted = false;

  /** Without a trusted address there is no limit for one visitor: all visitors would share it. */
  function ownWindows(headers: Headers): Window[] {
    const visitor = visitorKey(headers);
    if (visitor !== undefined) return windowsOf(limits.visitor, `visitor:${visitor}`);
    if (!isNoted) log({ notice: 'no-visitor-address' });
    isNoted = true;
    return [];
  }

  return {
    async take(headers, { sendsMail = true, isDirect = false } = {}) {
      const own = ownWindows(headers);
      const direct = isDirect ? windowsOf(limits.total.map(half), 'direct') : [];
      const shared = sendsMail ? [...direct, ...windowsOf(limits.total, 'total')] : [];
      const taken = await turns.take([...own, ...shared]);
      if (taken.ok) {
        const giveBack: GiveBack = ({ toVisitor }) =>
          turns.giveBack(taken.windows.slice(toVisitor ? 0 : own.length));
        return { allowed: true, giveBack };
      }
      const [limit] = taken.window.name.split(':') as [LimitName];
      const retryAfterSeconds = Math.max(1, Math.ceil(taken.waitMs / 1000));
      return { allowed: false, limit, retryAfterSeconds };
    },
  };
}

function windowsOf(limits: readonly Limit[], name: string): Window[] {
  return limits.map((limit) => ({ ...limit, name }));
}

/** Half of the total is for requests without a key of the page: scripts must leave the rest to visitors. */
function half({ count, seconds }: Limit): Limit {
  return { count: Math.max(1, Math.floor(count / 2)), seconds };
}
