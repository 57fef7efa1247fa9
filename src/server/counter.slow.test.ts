import { expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { startRedis } from '../../tests/support/redis.ts';
import { redisCounter } from './counter.ts';

const HOUR_MS = 3_600_000;

function counterAt(url: string, limitMs = 5000) {
  const counter = redisCounter(url, 'alheli:', limitMs);
  return { count: (by: 1 | -1 = 1) => counter.add('a:1', by, HOUR_MS), counter };
}

test('S-API-8: a count is one for all, ends after its first time, and can be given back', async () => {
  const redis = await startRedis();
  const { counter } = counterAt(redis.url);
  expect(await counter.add('a:1', 1, HOUR_MS)).toBe(1);
  expect(await counter.add('a:1', 1, 2 * HOUR_MS)).toBe(2);
  expect(await counter.add('a:1', -1, HOUR_MS)).toBe(1);
  const [{ seconds } = expect.fail()] = await redis.contents();
  expect(seconds).toBeGreaterThan(HOUR_MS / 2000);
  expect(seconds).toBeLessThanOrEqual(HOUR_MS / 1000);
  expect(await counter.add('a:1', -1, HOUR_MS)).toBe(0);
  expect(await redis.contents()).toEqual([]);
});

test('S-API-8: without a Redis at its address it rejects, and the console is silent', async () => {
  const write = vi.spyOn(console, 'error');
  const addresses = [`redis://:password@127.0.0.1:${await freePort()}`, 'redis://redis.invalid'];
  for (const url of addresses) await expect(counterAt(url).count()).rejects.toThrow();
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

test('S-API-8: a Redis that hangs is not waited for, one that was restarted counts again', async () => {
  const redis = await startRedis();
  const { count } = counterAt(redis.url);
  await count();
  redis.hang();
  await expect(counterAt(redis.url, 100).count()).rejects.toThrow();
  await redis.kill();
  await redis.startAgain();
  expect(await count()).toBe(1);
});
