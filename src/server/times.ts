import type { RetryTimes } from '../shared/retry.ts';

/**
 * How long the function waits for each part of its work, in milliseconds. In the worst case: `totalMs`, `leastAttemptMs` for the minimal
 * mail, `webhookMs` and twice `noteMs`, 14 s in all. The host ends it after 15 s, the browser waits for 20 s.
 */
export const TIME_LIMITS = {
  /** From a request's arrival to the end of its last attempt. A mail that begins later still gets `leastAttemptMs`. */
  totalMs: 8000,
  /** For the last byte of a request's body. */
  bodyMs: 2500,
  /** For reading and freeing blocked receivers, before each mail. */
  receiversMs: 2000,
  attemptMs: 4500,
  leastAttemptMs: 1000,
  firstWaitMs: 400,
  webhookMs: 3000,
  /** For an alarm that the webhook has not taken: for finding the receivers, and again for the mail. */
  noteMs: 1000,
};

export type TimeLimits = typeof TIME_LIMITS & RetryTimes;

export const DAY_MS = 24 * 60 * 60_000;

/** The number of the day in UTC. */
export const dayOf = (ms: number) => Math.floor(ms / DAY_MS);
