import { describe, expect, test } from 'vitest';
import { createExpiringMap } from './expiring-map.ts';

function setUp(maxKept = 10) {
  const clock = { ms: 0 };
  const map = createExpiringMap<string>({ keptMs: 1000, maxKept, now: () => clock.ms });
  return { clock, map };
}

describe('createExpiringMap', () => {
  test('an entry is kept for `keptMs` after it was last set', () => {
    const { clock, map } = setUp();
    map.set('a', 'first');
    map.set('b', 'other');
    clock.ms = 600;
    map.set('a', 'second');
    clock.ms = 1000;
    expect([map.get('a'), map.get('b')]).toEqual(['second', undefined]);
    clock.ms = 1599;
    expect(map.get('a')).toBe('second');
    clock.ms = 1600;
    expect(map.get('a')).toBeUndefined();
  });

  test('a full map drops the oldest entry', () => {
    const { map } = setUp(2);
    map.set('a', 'a');
    map.set('b', 'b');
    map.set('a', 'newer');
    map.set('c', 'c');
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['newer', undefined, 'c']);
  });

  test('delete removes an entry', () => {
    const { map } = setUp();
    map.set('a', 'a');
    map.delete('a');
    expect(map.get('a')).toBeUndefined();
  });
});
