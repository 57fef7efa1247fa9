import { expect, test } from 'vitest';
import { type Attempt, type RetryTimes, retryWithin } from './retry.ts';

/** Times whose clock only waits and attempts move. */
function timesOf(changes: Partial<RetryTimes> = {}) {
  const clock = { time: 0, waits: [] as number[] };
  const times: RetryTimes = {
    totalMs: 12_000,
    attemptMs: 5000,
    leastAttemptMs: 1000,
    firstWaitMs: 400,
    clock: () => clock.time,
    wait: async (ms) => {
      clock.waits.push(ms);
      clock.time += ms;
    },
    random: () => 1,
    ...changes,
  };
  return { clock, times };
}

const again = (afterMs = 0): Attempt<string> => ({ result: 'again', again: { afterMs } });

test('U-4: waits double until the next wait does not fit into the time that is left', async () => {
  const { clock, times } = timesOf();
  const outcome = await retryWithin(async () => again(), times);
  expect(outcome).toEqual({ result: 'again', attempts: 5 });
  expect(clock.waits).toEqual([400, 800, 1600, 3200]);
});

test('U-4: a wait is shortened at random, by up to half', async () => {
  const { clock, times } = timesOf({ random: () => 0 });
  await retryWithin(async () => again(), times);
  expect(clock.waits).toEqual([200, 400, 800, 1600, 3200]);
});

test('U-4: the longer of the requested wait and the doubled wait is used, until no retry is asked for', async () => {
  const { clock, times } = timesOf();
  const answers = [again(3000), again(1), { result: 'sent' }];
  const outcome = await retryWithin(async () => answers.shift() ?? again(), times);
  expect(outcome).toEqual({ result: 'sent', attempts: 3 });
  expect(clock.waits).toEqual([3000, 800]);
});

test.each([
  [11_000, 2],
  [11_001, 1],
])(
  'U-4: if the first result asks for %i ms of 12 000, there are %i attempts',
  async (afterMs, attempts) => {
    const { clock, times } = timesOf();
    expect(await retryWithin(async () => again(afterMs), times)).toMatchObject({ attempts });
    expect(clock.time).toBeLessThanOrEqual(12_000);
  },
);

test.each([
  [12_000, [5000, 5000]],
  [8000, [5000, 2600]],
])('U-4: of %i ms, attempts that use up their limit have %j', async (totalMs, expected) => {
  const { clock, times } = timesOf({ totalMs });
  const limits: number[] = [];
  await retryWithin(async (limitMs) => {
    limits.push(limitMs);
    clock.time += limitMs;
    return again();
  }, times);
  expect(limits).toEqual(expected);
  expect(clock.time).toBeLessThanOrEqual(totalMs);
});

test.each([
  [11_000, 2],
  [11_001, 1],
])('U-4: after a wait that ended at %i ms of 12 000, there were %i attempts', async (...row) => {
  const [endedAt, expected] = row;
  const { clock, times } = timesOf();
  const wait = async () => {
    clock.time = endedAt;
  };
  const outcome = await retryWithin(async () => again(), { ...times, wait });
  expect(outcome).toEqual({ result: 'again', attempts: expected });
});
