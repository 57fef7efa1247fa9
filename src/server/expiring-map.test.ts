import { expect, test } from 'vitest';
import { createExpiringMap } from './expiring-map.ts';

function setUp(maxKept = 10) {
  const clock = { ms: 0 };
  const map = createExpiringMap<string>({ maxKept, now: () => clock.ms });
  return { clock, map };
}

test('an entry is kept until its time', () => {
  const { clock, map } = setUp();
  map.set('a', 'first', 1000);
  clock.ms = 600;
  map.set('a', 'second', 1600);
  clock.ms = 1599;
  expect(map.get('a')).toEqual({ value: 'second', until: 1600 });
  clock.ms = 1600;
  expect(map.get('a')).toBeUndefined();
});

test('a full map forgets the entry that was set first', () => {
  const { map } = setUp(2);
  map.set('a', 'a', 10);
  map.set('b', 'b', 10);
  map.set('a', 'newer', 10);
  map.set('c', 'c', 10);
  const values = ['a', 'b', 'c'].map((key) => map.get(key)?.value);
  expect(values).toEqual(['newer', undefined, 'c']);
});

test('delete removes an entry', () => {
  const { map } = setUp();
  map.set('a', 'a', 10);
  map.delete('a');
  expect(map.get('a')).toBeUndefined();
});
