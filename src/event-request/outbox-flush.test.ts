import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import {
  type Answer,
  after,
  INVALID,
  LOST,
  openTab,
  openTabWithRequest,
  pendingDelivery,
  SENT,
  stubBrowser,
} from '../../tests/support/outbox-tab.ts';
import { silence } from '../../tests/support/silence.ts';
import { newVisitor } from '../../tests/support/visitor.ts';
import type { Delivery } from './delivery.ts';

stubBrowser();

test('U-4: a queued request is flushed after growing waits, until it has been sent', async () => {
  const answer: Answer = { now: LOST };
  const { flushing, attempts, storage, sent, queued } = openTabWithRequest(answer);
  flushing();
  await after(400);
  expect(attempts).toEqual([0, 15, 75, 375]);
  answer.now = SENT;
  await after(900);
  expect(sent).toEqual([queued.request]);
  expect(storage.queued()).toEqual([]);
  await after(10_000);
  expect(attempts).toHaveLength(5);
  expect(vi.getTimerCount()).toBe(0);
});

test('U-15 U-22: a flush sends the signals of the submit, also at the next visit', async () => {
  const { submit, storage, signals } = openTab({ now: LOST });
  await submit(newVisitor());
  const later = openTab({ now: SENT });
  later.flushing();
  await after(1);
  expect(storage.queued()).toEqual([]);
  expect([...signals, ...later.signals]).toEqual(['age=34', 'age=34']);
});

test.each([
  [120, 120],
  // A day is cut to an hour.
  [86_400, 3600],
])(
  'U-4 U-19: after a 429 with a retry-after of %i s nothing is sent for %i s, even if the page asks for a flush',
  async (retryAfter, wait) => {
    const { flushing, outbox, attempts } = openTabWithRequest({
      now: { status: 'failed', reason: 'HTTP 429', unreached: false, retryAfter },
    });
    flushing();
    await after(wait / 2);
    outbox.flush();
    await after(wait / 2 - 1);
    expect(attempts).toEqual([0]);
    await after(2);
    expect(attempts).toEqual([0, wait]);
  },
);

test('U-4: a queued request that always fails does not hold back a later one', async () => {
  const answer: Answer = {
    get now(): Delivery {
      const isFirst = tab.keys.at(-1) === first.key;
      return isFirst ? { status: 'failed', reason: 'HTTP 502', unreached: false } : SENT;
    },
  };
  const tab = openTab(answer);
  const first = tab.outbox.queue(randomUUID(), newVisitor());
  const second = tab.outbox.queue(randomUUID(), newVisitor());
  tab.flushing();
  await after(1);
  expect(tab.sent).toEqual([second.request]);
  expect(tab.storage.queued()).toEqual([first]);
});

test('U-19: a retry-after ends the flush, and several failures in it count as one', async () => {
  const answer: Answer = {
    now: { status: 'failed', reason: 'HTTP 429', unreached: false, retryAfter: 600 },
  };
  const tab = openTab(answer);
  for (let count = 0; count < 3; count += 1) tab.outbox.queue(randomUUID(), newVisitor());
  tab.flushing();
  await after(599);
  expect(tab.attempts).toEqual([0]);
  answer.now = LOST;
  await after(1000);
  // 60 s after the second flush, 300 s after the third.
  expect(tab.attempts).toEqual([0, 600, 600, 600, 660, 660, 660, 960, 960, 960]);
});

test('U-14: a queued request that the function refuses waits for a form, is reported once, and at the next visit again until a form shows it', async () => {
  const lines = silence('error');
  const { flushing, refused, storage, sent, queued } = openTabWithRequest({ now: INVALID });
  flushing();
  await after(1000);
  const entry = { ...queued, refused: 'new' };
  expect(refused).toEqual([entry]);
  expect(lines).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('(invalid)'));
  expect(storage.queued()).toEqual([]);
  expect(sent).toEqual([]);
  const later = openTab({ now: SENT });
  later.start();
  expect(later.refused).toEqual([entry]);
  later.outbox.markShown(queued.key);
  const latest = openTab({ now: SENT });
  latest.start();
  expect(latest.refused).toEqual([]);
  expect(latest.outbox.nextRefused()).toEqual({ ...entry, refused: 'shown' });
});

test('U-4: nothing is sent offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { flushing, outbox, attempts } = openTabWithRequest({ now: SENT });
  flushing();
  await after(1000);
  expect(attempts).toEqual([]);
  vi.stubGlobal('navigator', { onLine: true });
  outbox.flush();
  await after(0);
  expect(attempts).toEqual([1000]);
});

test('U-4: only one of two tabs sends a request, and the other does not send it afterwards', async () => {
  const { delivery, arrive } = pendingDelivery();
  const [one, other] = [openTab({ now: delivery }), openTab({ now: SENT })];
  one.outbox.queue(randomUUID(), newVisitor());
  one.flushing();
  other.flushing();
  await after(1);
  expect([one.attempts, other.attempts]).toEqual([[0], []]);
  arrive(SENT);
  await after(1000);
  expect(other.attempts).toEqual([]);
});

test('U-4: a stopped outbox sends nothing', async () => {
  const { flushing, outbox, attempts } = openTabWithRequest({ now: LOST });
  const stop = flushing();
  await after(1);
  stop();
  outbox.flush();
  await after(1000);
  expect(attempts).toEqual([0]);
});
