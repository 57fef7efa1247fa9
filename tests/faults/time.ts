import { PACE } from '../../src/server/brevo.ts';
import { type Pace, repeatWithin } from '../../src/shared/repeat.ts';

const HOURS = 5 * 3_600_000;

/** The repeats of the function with a clock that only their waits move, and without chance. */
export function noTime(): Partial<Pace> {
  let time = 0;
  const wait = async (ms: number) => {
    time += ms;
  };
  return { firstWaitMs: PACE.firstWaitMs, random: () => 1, now: () => time, wait };
}

/** How often Brevo is called by a function that nothing but its own waits, at their longest, holds up. */
export const { attempts: fewestCalls } = await repeatWithin(
  async () => ({ result: undefined, again: { afterMs: 0 } }),
  { ...PACE, ...noTime() },
);

/** A clock for the function and its Brevo that nothing but the test moves. */
export function ownClock() {
  let time = Date.now();
  const passHours = () => {
    time += HOURS;
  };
  const moveTo = (ms: number) => {
    time = ms;
  };
  return { now: () => time, passHours, moveTo };
}
