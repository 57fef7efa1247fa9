import type { Config, Limit } from './config.ts';
import type { Counter } from './counter.ts';
import type { Log } from './log.ts';
import { visitorKey } from './visitor-key.ts';

/** Limits the valid requests of one visitor, and of all visitors together, in a window of time (S-API-8, U-19). */

type LimitName = 'visitor' | 'total';

export type Admission =
  /** `giveBack` is for a request that sent no mail. */
  { allowed: true; giveBack(): Promise<void> } | OverLimit;

export type OverLimit = {
  allowed: false;
  limit: LimitName;
  retryAfterSeconds: number;
};

export type Limiter = ReturnType<typeof createLimiter>;

type Window = { limit: LimitName; name: string; count: number; leftMs: number };

type Options = { counter: Counter; now: () => number; log: Log };

export function createLimiter(
  { limits, redisUrl }: Pick<Config, 'limits' | 'redisUrl'>,
  { counter, now, log }: Options,
) {
  // The address of Redis holds its password, and stays when the API key changes. Without Redis, no hash leaves this process.
  const secret = redisUrl ?? '';
  let isNoticed = false;

  /** Without a visitor's own address nobody has a visitor's limit: all would share it. */
  function visitorOf(headers: Headers): string | undefined {
    const visitor = visitorKey(headers, secret);
    if (!visitor && !isNoticed) log({ notice: 'no-visitor-address' });
    isNoticed ||= !visitor;
    return visitor;
  }

  return {
    /** Counts one request, unless it is over a limit. */
    async take(headers: Headers): Promise<Admission> {
      const visitor = visitorOf(headers);
      const windows = [
        ...(visitor ? windowsOf('visitor', limits.visitor, `visitor:${visitor}`, now()) : []),
        ...windowsOf('total', limits.total, 'total', now()),
      ];
      const taken: Window[] = [];
      async function giveBack(): Promise<void> {
        await Promise.all(taken.map(({ name, leftMs }) => counter.add(name, -1, leftMs)));
      }
      for (const window of windows) {
        const { limit, name, leftMs } = window;
        taken.push(window);
        if ((await counter.add(name, 1, leftMs)) <= window.count) continue;
        await giveBack();
        return { allowed: false, limit, retryAfterSeconds: Math.ceil(leftMs / 1000) };
      }
      return { allowed: true, giveBack };
    },
  };
}

/**
 * Windows follow the clock, as Brevo's day does: each day in UTC has a count of its own. Sorted by length, longest first: if
 * several windows are full, the visitor has to wait for the longest.
 */
function windowsOf(
  limit: LimitName,
  limits: readonly Limit[],
  whose: string,
  now: number,
): Window[] {
  return limits
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ count, seconds }) => {
      const ms = seconds * 1000;
      const name = `${whose}:${seconds}:${Math.floor(now / ms)}`;
      return { limit, name, count, leftMs: ms - (now % ms) };
    });
}
