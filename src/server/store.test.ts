import { describe, expect, test } from 'vitest';
import { memoryStore, type Store, withFallback } from './store.ts';

describe('memoryStore', () => {
  function setUp() {
    const clock = { ms: 0 };
    return { clock, store: memoryStore(() => clock.ms) };
  }

  test('S-API-8: a counter ends `ms` after its start, however often it is counted', async () => {
    const { clock, store } = setUp();
    expect(await store.add('a:1', 1, 1000)).toEqual({ count: 1, leftMs: 1000 });
    clock.ms = 999;
    expect(await store.add('a:1', 1, 1000)).toEqual({ count: 2, leftMs: 1 });
    clock.ms = 1000;
    expect(await store.add('a:1', 1, 1000)).toEqual({ count: 1, leftMs: 1000 });
  });

  test('U-19: a flood of visitors pushes out visitors, oldest first, and nothing else', async () => {
    const { store } = setUp();
    await store.put('sent:a', 'a', 1000);
    await store.add('total:60', 1, 1000);
    for (let visitor = 0; visitor < 20_000; visitor++) await store.add(`visitor:${visitor}`, 1, 1);
    await store.add('visitor:0', 1, 1);
    await store.add('visitor:new', 1, 1);
    expect(await store.get('sent:a')).toBe('a');
    expect(await store.get('total:60')).toBe('1');
    expect([await store.get('visitor:0'), await store.get('visitor:1')]).toEqual(['2', undefined]);
  });
});

describe('withFallback', () => {
  /** Two instances with one shared store, which the test may take away from one of them. */
  function setUp() {
    const clock = { ms: 0 };
    const now = () => clock.ms;
    const shared = memoryStore(now);
    function startInstance() {
      const instance = { isCut: false, questions: 0, alarms: 0 };
      const cut: Store = {
        add: (...counter) => reach(() => shared.add(...counter)),
        put: (...entry) => reach(() => shared.put(...entry)),
        get: (name) => reach(() => shared.get(name)),
        delete: (name) => reach(() => shared.delete(name)),
      };
      async function reach<Value>(use: () => Promise<Value>): Promise<Value> {
        instance.questions++;
        if (instance.isCut) throw new Error('Connection is closed.');
        return use();
      }
      const onAway = () => void instance.alarms++;
      return Object.assign(instance, {
        store: withFallback(cut, memoryStore(now), { now, onAway }),
      });
    }
    return { clock, one: startInstance(), other: startInstance() };
  }
  const ONLY_IF_ABSENT = { onlyIfAbsent: true } as const;

  test('S-PRD-3: what one instance puts, the other gets, and only one puts it if absent', async () => {
    const { one, other } = setUp();
    expect(await one.store.put('a:1', 'one', 1000, ONLY_IF_ABSENT)).toBe(true);
    expect(await other.store.put('a:1', 'other', 1000, ONLY_IF_ABSENT)).toBe(false);
    expect(await other.store.get('a:1')).toBe('one');
    expect(await other.store.delete('a:1')).toBe('one');
    expect(await one.store.get('a:1')).toBeUndefined();
  });

  test('S-API-8: after a failure the shared store is left alone for 10 s, and one alarm is raised', async () => {
    const { clock, one } = setUp();
    one.isCut = true;
    for (let turn = 1; turn <= 3; turn++)
      expect(await one.store.add('a:1', 1, 60_000)).toMatchObject({ count: turn });
    expect([one.questions, one.alarms]).toEqual([1, 1]);
    clock.ms = 9999;
    await one.store.get('a:2');
    expect(one.questions).toBe(1);
    clock.ms = 10_000;
    await Promise.all([one.store.get('a:2'), one.store.get('a:2')]);
    expect([one.questions, one.alarms]).toEqual([2, 1]);

    clock.ms = 20_000;
    one.isCut = false;
    expect(await one.store.add('a:1', 1, 60_000)).toMatchObject({ count: 1 });
    one.isCut = true;
    await one.store.get('a:2');
    expect(one.alarms).toBe(2);
  });

  test('S-API-8: a late answer to an earlier question does not count as the store being back', async () => {
    let answer = (_: boolean) => {};
    let questions = 0;
    let alarms = 0;
    const slow: Store = {
      ...memoryStore(() => 0),
      put: () => new Promise<boolean>((resolve) => (answer = resolve)),
      async add() {
        questions++;
        throw new Error('Connection is closed.');
      },
    };
    const onAway = () => void alarms++;
    const store = withFallback(
      slow,
      memoryStore(() => 0),
      { now: () => 0, onAway },
    );
    const asked = store.put('a:1', 'slow', 1000);
    await store.add('a:1', 1, 1000);
    answer(true);
    expect(await asked).toBe(true);
    await store.add('a:1', 1, 1000);
    expect([questions, alarms]).toEqual([1, 1]);
  });

  test('U-20: what was put during a failure counts afterwards, until it is put again or deleted', async () => {
    const { clock, one, other } = setUp();
    await other.store.put('a:1', 'shared', 90_000);
    one.isCut = true;
    await one.store.put('a:1', 'own', 90_000);
    await one.store.put('a:2', 'own', 90_000);
    one.isCut = false;
    clock.ms = 10_000;
    expect(await one.store.get('a:1')).toBe('own');
    expect(await one.store.put('a:2', 'again', 90_000, ONLY_IF_ABSENT)).toBe(false);
    expect(await one.store.delete('a:1')).toBe('own');
    // The claim of the other instance stays.
    expect(await one.store.get('a:1')).toBe('shared');
    await one.store.put('a:2', 'shared', 90_000);
    expect(await other.store.delete('a:2')).toBe('shared');
    expect(await one.store.get('a:2')).toBeUndefined();
  });
});
