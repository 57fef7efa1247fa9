import { TIME_LIMITS } from '../../src/server/times.ts';
import { retryWithin } from '../../src/shared/retry.ts';

/** Times for the function's retries with a clock that only their waits move, and without random waits. */
export function noTime() {
  let time = 0;
  const wait = async (ms: number) => {
    time += ms;
  };
  return { firstWaitMs: TIME_LIMITS.firstWaitMs, random: () => 1, clock: () => time, wait };
}

/** The fewest calls of Brevo before the function gives up: its waits are at their longest, and calls take no time. */
export const { attempts: fewestCalls } = await retryWithin(
  async () => ({ result: undefined, again: { afterMs: 0 } }),
  { ...TIME_LIMITS, ...noTime() },
);
