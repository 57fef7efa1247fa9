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

/** Windows follow the clock, as Brevo's day does: each day in UTC has its own count. */
type Window = { limit: LimitName; name: string; count: number; ms: number };
type OpenWindow = Window & { endsAt: number };

type Options = { counter: Counter; trustRealIp: boolean; now: () => number; log: Log };

export function createLimiter(
  { limits, redisUrl }: Pick<Config, 'limits' | 'redisUrl'>,
  { counter, trustRealIp, now, log }: Options,
) {
  // The address of Redis holds its password, and stays when the API key changes. Without Redis, no hash leaves this process.
  const secret = redisUrl ?? '';
  let isNoticed = false;

  /** Without a visitor's own address nobody has a visitor's limit: all would share it. */
  function visitorOf(headers: Headers): string | undefined {
    const visitor = trustRealIp ? visitorKey(headers, secret) : undefined;
    if (!visitor && !isNoticed) log({ notice: 'no-visitor-address' });
    isNoticed ||= !visitor;
    return visitor;
  }

  /** Skips windows that have ended, because the next window of that name starts at 0. */
  async function giveBack(windows: readonly OpenWindow[]): Promise<void> {
    const open = windows.filter(({ endsAt }) => now() < endsAt);
    await Promise.all(open.map(({ name, ms }) => counter.add(name, -1, ms)));
  }

  const over = ({ limit }: Window, endsAt: number): OverLimit => ({
    allowed: false,
    limit,
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now()) / 1000)),
  });

  return {
    /** Counts one request, unless it is over a limit. */
    async take(headers: Headers): Promise<Admission> {
      const visitor = visitorOf(headers);
      const windows = [
        ...(visitor ? windowsOf('visitor', limits.visitor, `visitor:${visitor}`) : []),
        ...windowsOf('total', limits.total, 'total'),
      ];
      const taken: OpenWindow[] = [];
      for (const window of windows) {
        const untilEnd = window.ms - (now() % window.ms);
        const { count, leftMs } = await counter.add(window.name, 1, untilEnd);
        const endsAt = now() + leftMs;
        taken.push({ ...window, endsAt });
        if (count <= window.count) continue;
        await giveBack(taken);
        return over(window, endsAt);
      }
      return { allowed: true, giveBack: () => giveBack(taken) };
    },
  };
}

/** Sorted by length, longest first: if several windows are full, the visitor has to wait for the longest. */
function windowsOf(limit: LimitName, limits: readonly Limit[], name: string): Window[] {
  return limits
    .map(({ count, seconds }) => ({ limit, name: `${name}:${seconds}`, count, ms: seconds * 1000 }))
    .sort((one, other) => other.ms - one.ms);
}
