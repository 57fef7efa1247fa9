/** Retries with growing waits inside a total time. */

/** A retry may succeed, after this time at the earliest. */
type Retry = { afterMs: number };

export type Attempt<Result> = { result: Result; again?: Retry | undefined };

/** Times in milliseconds. */
export type RetryTimes = {
  /** From the start of the first attempt to the end of the last. */
  totalMs: number;
  /** The limit of one attempt. */
  attemptMs: number;
  /** An attempt with less time than this is not started. */
  leastAttemptMs: number;
  /** The wait after the first attempt; it doubles after each further one. */
  firstWaitMs: number;
  /** These three are replaced in tests. The clock gives the milliseconds since any fixed moment. */
  clock?: () => number;
  wait?: (ms: number) => Promise<void>;
  random?: () => number;
};

/** Retries until an attempt asks for no retry or the time is up, and returns the last result. */
export async function retryWithin<Result>(
  attempt: (limitMs: number) => Promise<Attempt<Result>>,
  {
    totalMs,
    attemptMs,
    leastAttemptMs,
    firstWaitMs,
    clock = () => performance.now(),
    wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random = Math.random,
  }: RetryTimes,
): Promise<{ result: Result; attempts: number }> {
  const end = clock() + totalMs;
  const hasTimeAfter = (ms: number) => clock() + ms + leastAttemptMs <= end;
  for (let attempts = 1; ; attempts++) {
    const { result, again } = await attempt(Math.min(attemptMs, end - clock()));
    if (!again) return { result, attempts };
    // Half of the wait is random, so that clients that failed together do not retry together.
    const grown = firstWaitMs * 2 ** (attempts - 1) * (0.5 + random() / 2);
    const waitMs = Math.max(grown, again.afterMs);
    // Do not wait if there is no time for another attempt.
    if (!hasTimeAfter(waitMs)) return { result, attempts };
    await wait(waitMs);
    // A frozen instance or a sleeping laptop may wake up later.
    if (!hasTimeAfter(0)) return { result, attempts };
  }
}
