import { describe, expect, test } from 'vitest';
import type { Outcome, Reply } from './reply.ts';
import { createSentRequests, type MailKey } from './sent-requests.ts';
import { NOTHING_SHARED, type SharedStore } from './shared-store.ts';

const KEPT_MS = 24 * 60 * 60_000;

type Redis = Parameters<Parameters<SharedStore['ask']>[0]>[0];

/** A store with the Redis commands that the tests need, without expiry. */
function storeOf(values: Map<string, string>): SharedStore {
  const redis = {
    get: async (name: string) => values.get(name) ?? null,
    async set(name: string, value: string, ...options: unknown[]) {
      if (options.includes('NX') && values.has(name)) return null;
      values.set(name, value);
      return 'OK';
    },
    del: async (name: string) => Number(values.delete(name)),
  };
  return { ask: (use) => use(redis as unknown as Redis) };
}

/** A reply with this text as its outcome: `sent …`, `maybe <key>` for a mail that may have been taken, or a refusal. */
const replyOf = (text: string): Reply => ({
  httpStatus: 200,
  body: { status: text.startsWith('sent') ? 'sent' : 'unavailable' },
  outcome: text as Outcome,
  mayBeTakenAs: /^maybe (.+)/.exec(text)?.[1],
});

function setUp(maxKept = 10, store = NOTHING_SHARED) {
  const clock = { ms: 0 };
  const sentRequests = createSentRequests({ store, now: () => clock.ms, maxKept, waitMs: 300 });
  const requests = {
    async once(key: string, send: (mailKey: MailKey) => Promise<string>) {
      const replying = async (mailKey: MailKey) => replyOf(await send(mailKey));
      const { answer, isDuplicate } = await sentRequests.once(key, replying);
      return { answer: answer.outcome, isDuplicate };
    },
  };
  let count = 0;
  /** Numbers the sent requests, so that an answer tells its request. */
  const sent = async () => `sent ${++count}`;
  return { clock, requests, sent };
}

describe('createSentRequests', () => {
  test('S-PRD-3: a duplicate gets the answer of the first request, during its sending and afterwards', async () => {
    const { requests, sent } = setUp();
    const both = await Promise.all([requests.once('a', sent), requests.once('a', sent)]);
    expect(both).toEqual([
      { answer: 'sent 1', isDuplicate: false },
      { answer: 'sent 1', isDuplicate: true },
    ]);
    expect(await requests.once('a', sent)).toEqual({ answer: 'sent 1', isDuplicate: true });
    expect(await requests.once('b', sent)).toEqual({ answer: 'sent 2', isDuplicate: false });
  });

  test('S-PRD-3: a request that failed or threw is sent again', async () => {
    const { requests, sent } = setUp();
    await requests.once('a', async () => 'failed');
    await expect(requests.once('b', () => Promise.reject(new Error('broken')))).rejects.toThrow();
    expect((await requests.once('a', sent)).isDuplicate).toBe(false);
    expect((await requests.once('b', sent)).isDuplicate).toBe(false);
  });

  test('U-20: a mail that may have been taken is retried with its key, a refused one with a new key', async () => {
    const { requests, sent } = setUp();
    const keys: MailKey[] = [];
    const answering = (answer: string) => async (mailKey: MailKey) => {
      keys.push(mailKey);
      return answer;
    };
    await requests.once('a', answering('refused'));
    await requests.once('a', answering('maybe k1'));
    await requests.once('a', answering('refused'));
    await requests.once('a', sent);
    await requests.once('b', answering('maybe k2'));
    await requests.once('a', answering('never asked'));
    await requests.once('b', answering('sent'));
    expect(keys.map(({ mayBeTaken }) => mayBeTaken)).toEqual([false, false, true, false, true]);
    expect(keys.map(({ value }) => value).slice(2)).toEqual(['k1', expect.any(String), 'k2']);
    expect(keys[0]?.value).not.toBe(keys[1]?.value);
  });

  test('S-PRD-3 U-4: a sent request is remembered for 24 hours, as long as a browser queues a request', async () => {
    const { clock, requests, sent } = setUp();
    await requests.once('a', sent);
    clock.ms = KEPT_MS - 1;
    expect((await requests.once('a', sent)).isDuplicate).toBe(true);
    clock.ms = KEPT_MS;
    expect((await requests.once('a', sent)).isDuplicate).toBe(false);
  });

  test('S-PRD-3: the oldest request is forgotten when there are too many', async () => {
    const { requests, sent } = setUp(2);
    for (const key of ['a', 'b', 'c']) await requests.once(key, sent);
    expect((await requests.once('c', sent)).isDuplicate).toBe(true);
    expect((await requests.once('b', sent)).isDuplicate).toBe(true);
    expect((await requests.once('a', sent)).isDuplicate).toBe(false);
  });
});

describe('two instances with one store', () => {
  function setUpTwo() {
    const values = new Map<string, string>();
    const [first, second] = [setUp(10, storeOf(values)), setUp(10, storeOf(values))];
    return { values, first: first.requests, second: second.requests, sent: first.sent };
  }

  test('S-PRD-3: while one instance sends, the other waits and sends nothing', async () => {
    const { first, second, sent } = setUpTwo();
    const both = await Promise.all([first.once('a', sent), second.once('a', sent)]);
    expect(both).toEqual([
      { answer: 'sent 1', isDuplicate: false },
      { answer: 'sent', isDuplicate: true },
    ]);
  });

  test('U-20: while the other instance is still sending, a duplicate is not answered as sent; afterwards it is sent', async () => {
    const { values, first, second, sent } = setUpTwo();
    const never = new Promise<string>(() => {});
    void first.once('a', () => never);
    expect(await second.once('a', sent)).toEqual({ answer: 'sent-elsewhere', isDuplicate: true });
    const lease = [...values.keys()].find((name) => name.startsWith('sending:')) ?? '';
    values.delete(lease);
    expect(await second.once('a', sent)).toEqual({ answer: 'sent 1', isDuplicate: false });
  });

  test('U-20: the other instance uses the key of a mail that may have been taken, and a new key after a refusal', async () => {
    const { first, second } = setUpTwo();
    const keys: MailKey[] = [];
    const answering = (answer: string) => async (mailKey: MailKey) => {
      keys.push(mailKey);
      return answer;
    };
    await first.once('a', answering('maybe k1'));
    await second.once('a', answering('refused'));
    await first.once('a', answering('refused'));
    const known = { value: 'k1', mayBeTaken: true };
    expect(keys).toMatchObject([{ mayBeTaken: false }, known, { mayBeTaken: false }]);
  });

  test('U-20: an instance that could not claim the request removes nothing from the store', async () => {
    const { values, first, second, sent } = setUpTwo();
    await first.once('a', sent);
    let isAway = true;
    const store: SharedStore = {
      ask: async (use) => (isAway ? undefined : storeOf(values).ask(use)),
    };
    const { requests } = setUp(10, store);
    await requests.once('a', async () => {
      isAway = false;
      return 'refused';
    });
    expect(await second.once('a', sent)).toEqual({ answer: 'sent', isDuplicate: true });
  });

  test('U-20: if the store fails while a refusal is stored, no key of a mail that may have been taken is left', async () => {
    const values = new Map<string, string>();
    let isAway = false;
    const { requests } = setUp(10, {
      ask: async (use) => (isAway ? undefined : storeOf(values).ask(use)),
    });
    await requests.once('a', async () => 'maybe k1');
    await requests.once('a', async ({ value }) => {
      expect(value).toBe('k1');
      isAway = true;
      return 'refused';
    });
    for (const name of values.keys()) if (name.startsWith('sending:')) values.delete(name);
    expect([...values]).toEqual([]);
  });

  test.each([
    ['before the first attempt and is back before the second', true, false],
    ['during the first attempt', false, true],
  ])('U-20: no key is lost when the store fails %s', async (_, atFirst, afterwards) => {
    let isAway = atFirst;
    const values = storeOf(new Map());
    const { requests } = setUp(10, {
      ask: async (use) => (isAway ? undefined : values.ask(use)),
    });
    const keys: MailKey[] = [];
    const answering = (answer: string) => async (mailKey: MailKey) => {
      keys.push(mailKey);
      isAway = afterwards;
      return answer;
    };
    await requests.once('a', answering('maybe k1'));
    await requests.once('a', answering('sent'));
    expect(keys[1]).toEqual({ value: 'k1', mayBeTaken: true });
  });
});
