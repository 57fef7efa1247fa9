import { describe, expect, test } from 'vitest';
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

  test('S-API-8: a counter starts with its first turn, and ends at one time for all turns', async () => {
    const store = await setUp();
    expect(await store.add('a:1', 1, HOUR_MS)).toMatchObject({ count: 1 });
    const { count, leftMs } = await store.add('a:1', 1, 2 * HOUR_MS);
    expect(count).toBe(2);
    expect(leftMs).toBeGreaterThan(HOUR_MS / 2);
    expect(leftMs).toBeLessThanOrEqual(HOUR_MS);
    expect(await store.add('a:1', -1, HOUR_MS)).toMatchObject({ count: 1 });
  });

  test('U-19: a turn that is given back after its counter ended adds no turn', async () => {
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
