import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStorage } from '../../tests/support/memory-storage.ts';
import { newVisitor } from '../../tests/support/visitor.ts';
import { createCourier } from './courier.ts';
import type { Delivery } from './delivery.ts';
import { createKeptRequests, type KeptRequest } from './kept-requests.ts';

const LOST: Delivery = { status: 'failed', reason: 'TypeError', unreached: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each attempt is answered by what `answer` says at that moment. */
function start(answer: { now: Delivery; free?: boolean }) {
  const kept = createKeptRequests();
  const attempts: number[] = [];
  const sent: KeptRequest[] = [];
  const refused: string[] = [];
  const startedAt = Date.now();
  const courier = createCourier({
    kept,
    deliver: async () => {
      attempts.push((Date.now() - startedAt) / 1000);
      return answer.now;
    },
    claim: async (_key, task) => {
      if (answer.free !== false) await task();
    },
    onSent: (entry) => sent.push(entry),
    onRefused: (_entry, reason) => refused.push(reason),
  });
  const entry = kept.keep(randomUUID(), newVisitor());
  const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  return { kept, courier, attempts, sent, refused, entry, after };
}

test('U-4: what is lost again is tried after growing waits, and stops when it has gone', async () => {
  const answer: { now: Delivery } = { now: LOST };
  const { courier, attempts, after, kept, sent, entry } = start(answer);
  courier.go();
  await after(400);
  expect(attempts).toEqual([0, 15, 75, 375]);
  answer.now = { status: 'sent' };
  await after(900);
  expect(sent).toEqual([entry]);
  expect(kept.read()).toEqual([]);
  await after(10_000);
  expect(attempts).toHaveLength(5);
  expect(vi.getTimerCount()).toBe(0);
});

test('U-4: a 429 is left alone for as long as it says, whatever happens on the page', async () => {
  const { courier, attempts, after } = start({
    now: { status: 'failed', reason: 'HTTP 429', unreached: false, retryAfter: 120 },
  });
  courier.go();
  await after(60);
  courier.go();
  await after(59);
  expect(attempts).toEqual([0]);
  await after(2);
  expect(attempts).toEqual([0, 120]);
});

test('U-4 U-19: a limit that asks for a day is tried again within the hour', async () => {
  const { courier, attempts, after } = start({
    now: { status: 'failed', reason: 'HTTP 429', unreached: false, retryAfter: 86_400 },
  });
  courier.go();
  await after(3600);
  expect(attempts).toEqual([0, 3600]);
});

test('U-14: what the function does not take as it is waits for the visitor, and is told of once', async () => {
  const { courier, after, refused, kept, sent, entry } = start({
    now: { status: 'invalid', errors: {} },
  });
  courier.go();
  await after(1000);
  expect(refused).toEqual(['invalid']);
  expect(kept.read()).toEqual([]);
  expect(kept.refused()).toEqual({ ...entry, seen: false });
  expect(sent).toEqual([]);
});

test('U-4: offline nothing is tried until the connection is back', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { courier, after, attempts } = start({ now: { status: 'sent' } });
  courier.go();
  await after(1000);
  expect(attempts).toEqual([]);
  vi.stubGlobal('navigator', { onLine: true });
  courier.go();
  await after(0);
  expect(attempts).toEqual([1000]);
});

test('U-4: what another tab is about, or the visitor, is left to them; and what they have sent is not sent', async () => {
  const answer = { now: { status: 'sent' } as Delivery, free: false };
  const { courier, after, attempts, kept, entry } = start(answer);
  courier.go();
  await after(1);
  expect(attempts).toEqual([]);
  kept.drop(entry);
  answer.free = true;
  await after(1000);
  expect(attempts).toEqual([]);
});

test('U-4: a stopped courier sends nothing more', async () => {
  const { courier, after, attempts } = start({ now: LOST });
  courier.go();
  await after(1);
  courier.stop();
  courier.go();
  await after(1000);
  expect(attempts).toEqual([0]);
});
