import type { Config, Limit } from './config.ts';
import type { Log } from './log.ts';
import type { SharedStore } from './shared-store.ts';
import { createTurns, type Window } from './turns.ts';
import { createVisitorKey } from './visitor-key.ts';

/** How many valid requests one visitor, and all of them, may send in a while (S-API-8, U-19). */

/** Whose turns are used up: one visitor's, those of requests that show nothing of the page, or all. */
export type LimitName = 'visitor' | 'direct' | 'total';

export type Turn =
  | { allowed: true; giveBack: GiveBack }
  | { allowed: false; limit: LimitName; retryAfterSeconds: number };

/** Of a request that sent nothing: the turn of all, and the visitor's own where it was not the request's fault. */
type GiveBack = (options: { toVisitor: boolean }) => Promise<void>;

export type Limiter = {
  /** One request of the visitor whose headers these are; one that sends no mail takes nobody else's turn. */
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

  /** Without an address that can be trusted, all would share one visitor's few turns. */
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
      return {
        allowed: false,
        limit,
        retryAfterSeconds: Math.max(1, Math.ceil(taken.waitMs / 1000)),
      };
    },
  };
}

function windowsOf(limits: readonly Limit[], name: string): Window[] {
  return limits.map((limit) => ({ ...limit, name }));
}

/** What scripts that never saw the page may use of a limit, so that they leave room for its visitors. */
function half({ count, seconds }: Limit): Limit {
  return { count: Math.max(1, Math.floor(count / 2)), seconds };
}
