import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { DAY_MS, dayOf } from './times.ts';

/** Limits the valid requests of one visitor, and of all visitors together, on a day in UTC. Counts stay in the memory of this instance. */

/** Brevo's free plan sends 300 mails a day, and may count each receiver: 60 of them stay for alarms. */
const MAILS_A_DAY = 240;

type LimitSettings = Pick<Config, 'RATE_LIMIT_VISITOR' | 'RATE_LIMIT_TOTAL' | 'MANAGEMENT_EMAIL'>;

export function createDailyLimits(config: LimitSettings) {
  const limits = {
    visitor: config.RATE_LIMIT_VISITOR,
    total: config.RATE_LIMIT_TOTAL ?? Math.floor(MAILS_A_DAY / config.MANAGEMENT_EMAIL.length),
  };
  const secret = randomBytes(32);
  let today = { day: dayOf(Date.now()), counts: new Map<string, number>() };

  /**
   * A code for the visitor's address, as the host gives it: this instance keeps no address (privacy policy). Of an IPv6 address only the
   * first four groups count: they are the visitor's network (/64), unless zeros among them are shortened to `::`.
   */
  function visitorOf(headers: Headers): string | undefined {
    const address = headers.get('x-real-ip')?.split(':', 4).join(':');
    return address ? createHmac('sha256', secret).update(address).digest('base64url') : undefined;
  }

  /**
   * Counts one request, unless it is over a limit. A visitor without an address counts in the total alone. `release` is for a request
   * that sent no mail.
   */
  return (headers: Headers) => {
    const day = dayOf(Date.now());
    if (day !== today.day) today = { day, counts: new Map() };
    // `release` changes the counts of the day on which the request was counted.
    const { counts } = today;
    const visitor = visitorOf(headers);
    const names = [...(visitor ? [['visitor', visitor] as const] : []), ['total', ''] as const];
    const countOf = (name: string) => counts.get(name) ?? 0;
    const over = names.find(([limit, name]) => countOf(name) >= limits[limit]);
    if (over) return { over: over[0] };

    const add = (by: 1 | -1) => {
      for (const [, name] of names) counts.set(name, countOf(name) + by);
    };
    add(1);
    return { release: () => add(-1) };
  };
}

/** Until midnight in UTC. */
export const secondsLeftToday = () => Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 1000);
