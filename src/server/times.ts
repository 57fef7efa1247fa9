/**
 * How long the function waits for each part of its work, in milliseconds. A list and an attempt that hang leave the
 * time for a last attempt, and half a second for delays, unless the body was slow.
 */
export const TIME_LIMITS = {
  /** From a request's arrival to the end of the last attempt. Only a minimal mail may take `leastAttemptMs` more. */
  totalMs: 8000,
  /** For the last byte of a request's body. */
  bodyMs: 2500,
  /** For reading the list of blocked receivers and unblocking ours, before each mail. */
  receiversMs: 1500,
  attemptMs: 4500,
  leastAttemptMs: 1000,
  /** Doubled after each attempt. */
  firstWaitMs: 400,
  /** For the alarms, which are posted before the answer. */
  webhookMs: 3000,
} as const;

const { totalMs, leastAttemptMs, webhookMs } = TIME_LIMITS;
/**
 * 12 s: Brevo refuses the mail when the time is up, and the
 * minimal mail follows. The host ends the function after 15 s.
 */
export const LONGEST_ANSWER_MS = totalMs + leastAttemptMs + webhookMs;

export const DAY_MS = 24 * 60 * 60_000;

/** The number of the day in UTC. */
export const dayOf = (ms: number) => Math.floor(ms / DAY_MS);

/** Until midnight in UTC. */
export const secondsLeftToday = () => Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 1000);
