import type { Config, Limit } from './config.ts';
import type { Log } from './log.ts';
import type { Store } from './store.ts';
import { visitorKey } from './visitor-key.ts';

/** Limits the valid requests of one visitor, and of all visitors together, in a window of time (S-API-8, U-19). */

/** The limit of one visitor, of spam, of requests without a key of the page, or of all requests. */
type LimitName = 'visitor' | 'spam' | 'direct' | 'total';

export type Admission =
  | {
      allowed: true;
      /** For a request that sent no mail. With `toVisitor: false` it still counts for its visitor's limit. */
      giveBack(options: { toVisitor: boolean }): Promise<void>;
    }
  | OverLimit;

export type OverLimit = {
  allowed: false;
  limit: LimitName;
  windowSeconds: number;
  retryAfterSeconds: number;
};

export type Limiter = ReturnType<typeof createLimiter>;

/** Windows follow the clock: a day is one in UTC, so that no day of the mail plan has the requests of two windows. */
type Window = { limit: LimitName; name: string; count: number; ms: number };
type OpenWindow = Window & { endsAt: number };

/** Requests with several spam signals are mailed, with their notice, up to this limit: one of them may be honest (U-32). */
const SPAM_LIMIT = [{ count: 5, seconds: 24 * 60 * 60 }];

type Kind = { isSpam: boolean; isDirect: boolean };
type Options = { store: Store; trustRealIp: boolean; now: () => number; log: Log };

export function createLimiter(
  { limits, redisUrl }: Pick<Config, 'limits' | 'redisUrl'>,
  { store, trustRealIp, now, log }: Options,
) {
  // The address of Redis holds its password, and stays when the API key changes. Without Redis, no hash leaves this process.
  const secret = redisUrl ?? '';
  if (!trustRealIp) log({ notice: 'no-visitor-address' });

  /** Skips windows that have ended, because the next window of that name starts at 0. */
  async function giveBack(windows: readonly OpenWindow[]): Promise<void> {
    const open = windows.filter(({ endsAt }) => now() < endsAt);
    await Promise.all(open.map(({ name, ms }) => store.add(name, -1, ms)));
  }

  return {
    /** Counts one request, unless it is over a limit. */
    async take(headers: Headers, { isSpam, isDirect }: Kind): Promise<Admission> {
      const visitor = trustRealIp && visitorKey(headers, secret);
      const windows = [
        // Without a trusted address there is no limit for one visitor: all visitors would share it.
        ...(visitor ? windowsOf('visitor', limits.visitor, `visitor:${visitor}`) : []),
        ...(isSpam ? windowsOf('spam', SPAM_LIMIT) : []),
        ...(isDirect ? windowsOf('direct', limits.total.map(half)) : []),
        ...windowsOf('total', limits.total),
      ];
      const taken: OpenWindow[] = [];
      for (const window of windows) {
        const { count, leftMs } = await store.add(window.name, 1, window.ms - (now() % window.ms));
        taken.push({ ...window, endsAt: now() + leftMs });
        if (count <= window.count) continue;
        await giveBack(taken);
        const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000));
        const windowSeconds = window.ms / 1000;
        return { allowed: false, limit: window.limit, windowSeconds, retryAfterSeconds };
      }
      return {
        allowed: true,
        giveBack: ({ toVisitor }) =>
          giveBack(taken.filter(({ limit }) => toVisitor || limit !== 'visitor')),
      };
    },
  };
}

/** Half of the total is for requests without a key of the page: scripts must leave the rest to visitors. */
const half = (limit: Limit) => ({ ...limit, count: Math.max(1, Math.floor(limit.count / 2)) });

/** Sorted by length, longest first: if several windows are full, the visitor has to wait for the longest. */
function windowsOf(limit: LimitName, limits: readonly Limit[], name: string = limit): Window[] {
  return limits
    .map(({ count, seconds }) => ({ limit, name: `${name}:${seconds}`, count, ms: seconds * 1000 }))
    .sort((one, other) => other.ms - one.ms);
}
