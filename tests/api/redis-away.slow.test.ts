import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { startRedis } from '../support/redis.ts';
import { startFunction } from './local-function.ts';

/** If Redis does not answer, each instance uses its own memory. */

/** Time limit for a Redis that hangs, in milliseconds. */
const SHORT_MS = 400;

const ALARM = { alarm: 'redis-away' };

/** An instance with few turns for a visitor, and with a clock that the test moves. */
async function startInstance(REDIS_URL: string, { turns = 2, redisTimeoutMs = 5000 } = {}) {
  const clock = { ms: 0 };
  const env = { RATE_LIMIT_VISITOR: `${turns}/600`, RATE_LIMIT_TOTAL: '100/600', REDIS_URL };
  const instance = await startFunction({ env, now: () => clock.ms, redisTimeoutMs });
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

test('S-API-8: memory counts while Redis is away, and Redis counts when it is back', async () => {
  const redis = await startRedis();
  const { alarms, clock, statuses } = await startInstance(redis.url);
  expect(await statuses(2)).toEqual([200, 200]);
  await redis.kill();
  expect(await statuses(3)).toEqual([200, 200, 429]);
  expect(alarms).toEqual([ALARM]);

  await redis.startAgain();
  clock.ms += 10_000;
  expect(await statuses(3)).toEqual([200, 200, 429]);
  expect(alarms).toEqual([ALARM]);

  await redis.kill();
  await statuses(1);
  expect(alarms).toEqual([ALARM, ALARM]);
});

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
  const { alarms, clock, statuses } = await startInstance(redis.url, { turns: 9 });
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

test('S-API-8: one visitor waits for a Redis that hangs, the next visitors do not', async () => {
  const redis = await startRedis();
  const hasty = { turns: 4, redisTimeoutMs: SHORT_MS };
  const { alarms, clock, statuses } = await startInstance(redis.url, hasty);
  expect(await statuses(1)).toEqual([200]);
  redis.hang();
  expect(await statuses(10)).toEqual([...Array(4).fill(200), ...Array(6).fill(429)]);
  expect(alarms).toEqual([ALARM]);

  redis.wake();
  // The first connection, and that of `connectionsSoFar`. Each further wait would have opened another connection.
  expect(await redis.connectionsSoFar()).toBe(2);
  clock.ms += 10_000;
  // One of the four turns in Redis was taken before. Redis may have counted another when it woke up.
  expect((await statuses(2))[0]).toBe(200);
  expect(alarms).toEqual([ALARM]);
});
