import { describe, expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { startRedis } from '../../tests/support/redis.ts';
import { keyPrefixOf, redisStore } from './redis-store.ts';
import { memoryStore } from './store.ts';

const HOUR_MS = 3_600_000;

describe.each(['memory', 'Redis'])('a store in %s', (where) => {
  async function setUp() {
    if (where === 'memory') return memoryStore(Date.now);
    const { url } = await startRedis();
    return redisStore({ url, keyPrefix: 'alheli:', timeoutMs: 5000, now: Date.now });
  }

  test('S-API-8: a counter starts with its first count, and ends at one time for all counts', async () => {
    const store = await setUp();
    expect(await store.add('a:1', 1, HOUR_MS)).toMatchObject({ count: 1 });
    const { count, leftMs } = await store.add('a:1', 1, 2 * HOUR_MS);
    expect(count).toBe(2);
    expect(leftMs).toBeGreaterThan(HOUR_MS / 2);
    expect(leftMs).toBeLessThanOrEqual(HOUR_MS);
    expect(await store.add('a:1', -1, HOUR_MS)).toMatchObject({ count: 1 });
  });

  test('U-19: a count that is given back after its counter ended adds none', async () => {
    const store = await setUp();
    expect(await store.add('a:1', -1, HOUR_MS)).toMatchObject({ count: 0 });
    expect(await store.add('a:1', 1, HOUR_MS)).toMatchObject({ count: 1 });
  });

  test('S-PRD-3: of several at once, one puts if absent; a deleted text is returned once', async () => {
    const store = await setUp();
    const put = (value: string) => store.put('a:1', value, HOUR_MS, { onlyIfAbsent: true });
    const isPut = await Promise.all([put('one'), put('two'), put('three')]);
    expect(isPut).toEqual([true, false, false]);
    expect(await store.put('a:1', '', HOUR_MS)).toBe(true);
    expect(await store.get('a:1')).toBe('');
    const deleted = await Promise.all([store.delete('a:1'), store.delete('a:1')]);
    expect(deleted).toEqual(['', undefined]);
    expect(await store.get('a:1')).toBeUndefined();
  });
});

/** A store whose clock the test moves. */
function storeAt(url: string) {
  const clock = { ms: 0 };
  const store = redisStore({ url, keyPrefix: 'alheli:', timeoutMs: 5000, now: () => clock.ms });
  return { clock, store };
}

test('S-API-8: without a Redis at its address the store rejects, and the console does not show the address', async () => {
  const write = vi.spyOn(console, 'error');
  const addresses = [`redis://:password@127.0.0.1:${await freePort()}`, 'redis://redis.invalid'];
  for (const url of addresses) await expect(storeAt(url).store.get('a:1')).rejects.toThrow();
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

test('S-API-8: a closed connection is opened again', async () => {
  const redis = await startRedis();
  const { store } = storeAt(redis.url);
  await store.get('a:1');
  await redis.kill();
  await redis.startAgain();
  expect(await store.put('a:1', 'again', HOUR_MS)).toBe(true);
});

test('S-API-8: a connection that was idle for 10 s is replaced', async () => {
  const redis = await startRedis();
  const { clock, store } = storeAt(redis.url);
  await store.get('a:1');
  for (let use = 0; use < 2; use++) {
    clock.ms += 9999;
    await store.get('a:1');
  }
  // The connection of the store, and that of `connectionsSoFar`.
  expect(await redis.connectionsSoFar()).toBe(2);
  clock.ms += 10_000;
  await store.get('a:1');
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
