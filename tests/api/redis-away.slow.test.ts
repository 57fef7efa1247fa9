import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { startRedis } from '../support/redis.ts';
import { startFunction } from './local-function.ts';

/** The connection to Redis. `store.test.ts` has what an instance does while Redis is away. */

const ALARM = { alarm: 'redis-away' };

/** An instance with few turns for a visitor, and with a clock that the test moves. */
async function startInstance(REDIS_URL: string, turns = 2) {
  const clock = { ms: 0 };
  const env = { RATE_LIMIT_VISITOR: `${turns}/600`, RATE_LIMIT_TOTAL: '100/600', REDIS_URL };
  const instance = await startFunction({ env, now: () => clock.ms });
  const statuses = async (count: number) => {
    const found: number[] = [];
    for (let sent = 0; sent < count; sent++) found.push((await instance.send()).status);
    return found;
  };
  return { ...instance, clock, statuses };
}

test.each(['redis://secret:password@127.0.0.1:PORT', 'redis://redis.invalid:6379'])(
  'S-API-8: without a Redis at %s the instance counts in memory and logs one alarm',
  async (url) => {
    const write = vi.spyOn(console, 'error');
    onTestFinished(() => write.mockRestore());
    const free = url.replace('PORT', String(await freePort()));
    const { alarms, brevo, clock, statuses } = await startInstance(free);
    expect(await statuses(2)).toEqual([200, 200]);
    clock.ms += 60_000;
    expect(await statuses(1)).toEqual([429]);
    expect(brevo.messages).toHaveLength(2);
    expect(alarms).toEqual([ALARM]);
    expect(write).not.toHaveBeenCalled();
  },
);

test('S-API-8: a closed connection is opened again without an alarm', async () => {
  const redis = await startRedis();
  const { alarms, statuses } = await startInstance(redis.url);
  expect(await statuses(1)).toEqual([200]);
  await redis.kill();
  await redis.startAgain();
  expect(await statuses(1)).toEqual([200]);
  expect(alarms).toEqual([]);
  expect(await redis.contents()).not.toEqual([]);
});

test('S-API-8: a connection that was idle for 10 s is replaced', async () => {
  const redis = await startRedis();
  const { alarms, clock, statuses } = await startInstance(redis.url, 9);
  await statuses(1);
  clock.ms += 9999;
  await statuses(1);
  const before = await redis.connectionsSoFar();
  clock.ms += 10_000;
  await statuses(2);
  // The new connection, and that of `connectionsSoFar`.
  expect(await redis.connectionsSoFar()).toBe(before + 2);
  expect(before).toBe(2);
  expect(alarms).toEqual([]);
});
