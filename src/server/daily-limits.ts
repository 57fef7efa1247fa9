import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { dayOf } from './times.ts';

/**
 * Mails of one instance. Brevo's free plan sends 300 a day to all instances together, and may count each receiver. One
 * instance, as a studio mostly has, leaves 60 for retries, test mails and the heartbeat.
 */
const MAILS_A_DAY = 240;

type LimitConfig = Pick<Config, 'RATE_LIMIT_VISITOR' | 'RATE_LIMIT_TOTAL' | 'MANAGEMENT_EMAIL'>;

/** The count of all visitors together. */
const TOTAL = 'total';

/**
 * Limits the valid requests of one visitor, and of all visitors
 * together, on a day in UTC. Counts stay in the memory of this instance.
 */
export function createDailyLimits(config: LimitConfig) {
  const total = config.RATE_LIMIT_TOTAL ?? Math.floor(MAILS_A_DAY / config.MANAGEMENT_EMAIL.length);
  const limitOf = (key: string) => (key === TOTAL ? total : config.RATE_LIMIT_VISITOR);
  const secret = randomBytes(32);
  let today = { day: dayOf(Date.now()), counts: new Map<string, number>() };

  /** A code for the visitor's address, as the host gives it: this instance keeps no address (privacy policy). */
  function visitorOf(headers: Headers): string | undefined {
    const address = headers.get('x-real-ip');
    return address
      ? createHmac('sha256', secret).update(networkOf(address)).digest('base64url')
      : undefined;
  }

  /**
   * Counts one request, unless it is over a limit. A visitor without an address counts in the total alone. `undo` is
   * for a request that sent no mail.
   */
  return (headers: Headers) => {
    const day = dayOf(Date.now());
    if (day !== today.day) today = { day, counts: new Map() };
    // `undo` changes the counts of the day on which the request was counted.
    const { counts } = today;
    const visitor = visitorOf(headers);
    const keys = visitor ? [visitor, TOTAL] : [TOTAL];
    const countOf = (key: string) => counts.get(key) ?? 0;
    const over = keys.find((key) => countOf(key) >= limitOf(key));
    if (over) return { over: over === TOTAL ? ('total' as const) : ('visitor' as const) };

    for (const key of keys) counts.set(key, countOf(key) + 1);
    const undo = () => {
      for (const key of keys) counts.set(key, countOf(key) - 1);
    };
    return { undo };
  };
}

/**
 * The first four groups of an IPv6 address, with all its zeros: its network (/64), which one visitor has. An IPv4
 * address as it is.
 */
function networkOf(address: string): string {
  const ip = address.replace(/^::ffff:(?=.*\.)/i, '');
  const missing = Math.max(0, 9 - ip.split(':').length);
  return ip
    .replace('::', `${':0'.repeat(missing)}:`)
    .split(':', 4)
    .join(':');
}
