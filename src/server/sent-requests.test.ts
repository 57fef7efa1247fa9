import { describe, expect, test } from 'vitest';
import { createSentRequests } from './sent-requests.ts';
import { NOTHING_SHARED } from './shared-store.ts';

const KEPT_MS = 24 * 60 * 60_000;

function setUp(maxKept = 10) {
  const clock = { ms: 0 };
  const requests = createSentRequests({
    isSent: (answer: string) => answer.startsWith('sent'),
    sentBefore: 'sent before',
    store: NOTHING_SHARED,
    now: () => clock.ms,
    maxKept,
  });
  let count = 0;
  /** Each sending has a number of its own, so that an answer says which one it is. */
  const sent = async () => `sent ${++count}`;
  return { clock, requests, sent };
}

describe('createSentRequests', () => {
  test('S-PRD-3: a repeat gets the answer of the first, on its way and after it', async () => {
    const { requests, sent } = setUp();
    const both = await Promise.all([requests.once('a', sent), requests.once('a', sent)]);
    expect(both).toEqual([
      { answer: 'sent 1', repeated: false },
      { answer: 'sent 1', repeated: true },
    ]);
    expect(await requests.once('a', sent)).toEqual({ answer: 'sent 1', repeated: true });
    expect(await requests.once('b', sent)).toEqual({ answer: 'sent 2', repeated: false });
  });

  test('S-PRD-3: what was not sent, or broke, is tried again', async () => {
    const { requests, sent } = setUp();
    await requests.once('a', async () => 'failed');
    await expect(requests.once('b', () => Promise.reject(new Error('broken')))).rejects.toThrow();
    expect((await requests.once('a', sent)).repeated).toBe(false);
    expect((await requests.once('b', sent)).repeated).toBe(false);
  });

  test('S-PRD-3 U-4: what was sent is kept as long as a browser keeps its request', async () => {
    const { clock, requests, sent } = setUp();
    await requests.once('a', sent);
    clock.ms = KEPT_MS - 1;
    expect((await requests.once('a', sent)).repeated).toBe(true);
    clock.ms = KEPT_MS;
    expect((await requests.once('a', sent)).repeated).toBe(false);
  });

  test('S-PRD-3: when there are too many the oldest goes', async () => {
    const { requests, sent } = setUp(2);
    for (const key of ['a', 'b', 'c']) await requests.once(key, sent);
    expect((await requests.once('c', sent)).repeated).toBe(true);
    expect((await requests.once('b', sent)).repeated).toBe(true);
    expect((await requests.once('a', sent)).repeated).toBe(false);
  });
});
