import type { RetryTimes } from '../shared/retry.ts';

/** How long the function waits for each part of its work, in milliseconds. The host ends it after 15 s, the browser waits for 20 s. */
export const TIMES = {
  /** From a request's arrival to the end of its last attempt. A late mail still gets one attempt of `leastAttemptMs`. */
  totalMs: 9000,
  /** For the last byte of a request's body. */
  bodyMs: 2500,
  attemptMs: 5000,
  leastAttemptMs: 1000,
  firstWaitMs: 400,
  /** For reading and freeing blocked receivers before a mail: the visitor waits for it. */
  freeingMs: 400,
  /** For connecting to Redis and one question. */
  redisMs: 500,
  webhookMs: 3000,
  /** For the mail of an alarm that the webhook has refused. */
  noteMs: 1000,
  /** For each question of the daily check, and for its sample. */
  checkMs: 2500,
  sampleMs: 4000,
};

export type Times = typeof TIMES & RetryTimes;

const HOUR_MS = 60 * 60_000;
export const DAY_MS = 24 * HOUR_MS;
/** When the host calls each day (`crons` in `vercel.json`), in hours of UTC. */
export const CALL_HOUR = 6;

/** The beginning of the day in which the owner hears of an alarm once: the last time at which the host was to call. It may call up to an hour later. */
export const startOfDay = (now: number) => now - ((now - CALL_HOUR * HOUR_MS) % DAY_MS);
