import { describe, expect, test } from 'vitest';
import { createSentRequests } from './sent-requests.ts';

const KEPT_MS = 30 * 60_000;

function setUp(maxKept = 10) {
  const clock = { ms: 0 };
  const isSent = (answer: string) => answer === 'sent';
  return { clock, requests: createSentRequests(isSent, { now: () => clock.ms, maxKept }) };
}

describe('createSentRequests', () => {
  test('S-PRD-3: an answer is found while it is on its way and after it', async () => {
    const { requests } = setUp();
    const answer = Promise.resolve('sent');
    requests.keep('a', answer);
    expect(requests.find('a')).toBe(answer);
    await answer;
    expect(await requests.find('a')).toBe('sent');
    expect(requests.find('b')).toBeUndefined();
  });

  test('S-PRD-3: what was not sent, or broke, is forgotten', async () => {
    const { requests } = setUp();
    requests.keep('a', Promise.resolve('failed'));
    requests.keep('b', Promise.reject(new Error('broken')));
    await new Promise(setImmediate);
    expect(requests.find('a')).toBeUndefined();
    expect(requests.find('b')).toBeUndefined();
  });

  test('S-PRD-3: what was sent is kept for half an hour', () => {
    const { clock, requests } = setUp();
    requests.keep('a', Promise.resolve('sent'));
    clock.ms = KEPT_MS - 1;
    expect(requests.find('a')).toBeDefined();
    clock.ms = KEPT_MS;
    expect(requests.find('a')).toBeUndefined();
  });

  test('S-PRD-3: when there are too many the oldest goes', () => {
    const { requests } = setUp(2);
    for (const key of ['a', 'b', 'c']) requests.keep(key, Promise.resolve('sent'));
    expect(requests.find('a')).toBeUndefined();
    expect(requests.find('b')).toBeDefined();
    expect(requests.find('c')).toBeDefined();
  });
});
