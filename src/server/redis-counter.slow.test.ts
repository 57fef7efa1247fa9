import { expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { startRedis } from '../../tests/support/redis.ts';
import { keyPrefixOf, redisCounter } from './redis-counter.ts';

const HOUR_MS = 3_600_000;

/** A counter whose clock the test moves. */
function counterAt(url: string) {
  const clock = { ms: 0 };
  const counter = redisCounter({ url, keyPrefix: 'alheli:', timeoutMs: 5000, now: () => clock.ms });
  return { clock, count: (by: 1 | -1 = 1) => counter.add('a:1', by, HOUR_MS), counter };
}

test('S-API-8: a count starts with its first change, and ends at one time for all', async () => {
  const { counter } = counterAt((await startRedis()).url);
  expect(await counter.add('a:1', 1, HOUR_MS)).toMatchObject({ count: 1 });
  const { count, leftMs } = await counter.add('a:1', 1, 2 * HOUR_MS);
  expect(count).toBe(2);
  expect(leftMs).toBeGreaterThan(HOUR_MS / 2);
  expect(leftMs).toBeLessThanOrEqual(HOUR_MS);
  expect(await counter.add('a:1', -1, HOUR_MS)).toMatchObject({ count: 1 });
});

test('U-19: a count that is given back after it ended adds none', async () => {
  const { count } = counterAt((await startRedis()).url);
  expect(await count(-1)).toMatchObject({ count: 0 });
  expect(await count()).toMatchObject({ count: 1 });
});

test('S-API-8: without a Redis at its address it rejects, and the console is silent', async () => {
  const write = vi.spyOn(console, 'error');
  const addresses = [`redis://:password@127.0.0.1:${await freePort()}`, 'redis://redis.invalid'];
  for (const url of addresses) await expect(counterAt(url).count()).rejects.toThrow();
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

test('S-API-8: a closed connection is opened again', async () => {
  const redis = await startRedis();
  const { count } = counterAt(redis.url);
  await count();
  await redis.kill();
  await redis.startAgain();
  expect(await count()).toMatchObject({ count: 1 });
});

test('S-API-8: a connection that was idle for 10 s is replaced', async () => {
  const redis = await startRedis();
  const { clock, count } = counterAt(redis.url);
  await count();
  for (let use = 0; use < 2; use++) {
    clock.ms += 9999;
    await count();
  }
  // The connection of the counter, and that of `connectionsSoFar`.
  expect(await redis.connectionsSoFar()).toBe(2);
  clock.ms += 10_000;
  await count();
  expect(await redis.connectionsSoFar()).toBe(4);
});

test('S-API-8: each receiver and each sender has keys of its own, whatever the API key is', () => {
  const prefixes = [
    ['a@x.example', 'b@x.example'],
    ['b@x.example', 'a@x.example'],
    ['a@x.example', 'c@x.example'],
  ].map(([management = '', sender = '']) =>
    keyPrefixOf({
      management: { emails: [management], name: 'Gestión' },
      sender: { email: sender, name: 'Web' },
    }),
  );
  expect(new Set(prefixes).size).toBe(3);
  for (const prefix of prefixes) expect(prefix).toMatch(/^alheli:[\w-]{8}:$/);
});
