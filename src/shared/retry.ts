/** Repeating what may succeed the next time, with growing waits, inside a total time (U-4). */

export type Attempt<Result> = {
  result: Result;
  /** There is reason to try again, after `afterMs` at the earliest. */
  again?: { afterMs: number };
};

/** Times in milliseconds. */
export type Pace = {
  /** From the first attempt to the end of the last. */
  totalMs: number;
  /** The most that one attempt may take. */
  attemptMs: number;
  /** An attempt that would have less than this is not begun. */
  leastAttemptMs: number;
  /** After the first attempt; twice as long after each further one. */
  firstWaitMs: number;
  /** Tests put their own in place of real time and chance, which is from 0 to 1. */
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
  random?: () => number;
};

/** Ends with the last result as soon as no further attempt has a reason or the time. */
export async function retryWithin<Result>(
  attempt: (limitMs: number) => Promise<Attempt<Result>>,
  {
    totalMs,
    attemptMs,
    leastAttemptMs,
    firstWaitMs,
    now = () => performance.now(),
    wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random = Math.random,
  }: Pace,
): Promise<{ result: Result; attempts: number }> {
  const end = now() + totalMs;
  for (let attempts = 1; ; attempts++) {
    const { result, again } = await attempt(Math.min(attemptMs, end - now()));
    if (!again) return { result, attempts };
    // Half fixed, half by chance: those who failed together do not come back together, and no wait is shorter than the last.
    const grown = firstWaitMs * 2 ** (attempts - 1) * (0.5 + random() / 2);
    const waitMs = Math.max(grown, again.afterMs);
    // The visitor does not sit through a wait that nothing can follow.
    if (now() + waitMs + leastAttemptMs > end) return { result, attempts };
    await wait(waitMs);
    // A frozen instance or a sleeping laptop wakes up too late.
    if (now() >= end) return { result, attempts };
  }
}
