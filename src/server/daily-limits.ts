import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { DAY_MS, dayOf } from './times.ts';

/** Limits the valid requests of one visitor, and of all visitors together, on a day in UTC. Counts stay in the memory of this instance. */

type LimitName = keyof Config['limits'];

export type Consumed =
  /** `release` is for a request that sent no mail. */
  { allowed: true; release(): void } | OverLimit;

export type OverLimit = { allowed: false; limit: LimitName; retryAfterSeconds: number };

export type DailyLimits = ReturnType<typeof createDailyLimits>;

export function createDailyLimits(limits: Config['limits'], now: () => number) {
  const secret = randomBytes(32);
  let today = { day: dayOf(now()), counts: new Map<string, number>() };

  /**
   * A code for the visitor's address, as the host gives it: this instance keeps no address (privacy policy). Of an IPv6 address only the
   * first four groups count: they are the visitor's network (/64), unless zeros among them are shortened to `::`.
   */
  function visitorOf(headers: Headers): string | undefined {
    const address = headers.get('x-real-ip')?.split(':', 4).join(':');
    return address ? createHmac('sha256', secret).update(address).digest('base64url') : undefined;
  }

  return {
    /** Counts one request, unless it is over a limit. A visitor without an address counts in the total alone. */
    consume(headers: Headers): Consumed {
      const day = dayOf(now());
      if (day !== today.day) today = { day, counts: new Map() };
      // `release` changes the counts of the day on which the request was counted.
      const { counts } = today;
      const visitor = visitorOf(headers);
      const names = [...(visitor ? [['visitor', visitor] as const] : []), ['total', ''] as const];
      for (const [limit, name] of names) {
        if ((counts.get(name) ?? 0) < limits[limit]) continue;
        const retryAfterSeconds = Math.ceil((DAY_MS - (now() % DAY_MS)) / 1000);
        return { allowed: false, limit, retryAfterSeconds };
      }
      const add = (by: 1 | -1) => {
        for (const [, name] of names) counts.set(name, (counts.get(name) ?? 0) + by);
      };
      add(1);
      return { allowed: true, release: () => add(-1) };
    },
  };
}
