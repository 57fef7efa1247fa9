import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import {
  type Answer,
  after,
  LOST,
  openTab,
  openTabWithRequest,
  pendingResult,
  RETURNED,
  SENT,
  stubBrowser,
} from '../../tests/support/outbox-tab.ts';
import { silence } from '../../tests/support/silence.ts';
import { newVisitor } from '../../tests/support/visitor.ts';
import type { PostResult } from './post-request.ts';

stubBrowser();

const RETURNED_FIELD: PostResult = { status: 'returned', errors: { phone: 'No' } };

test('U-4: a submitted request that fails is flushed 15 s later with its key, and 15 s after the next submit', async () => {
  const lines = silence('error');
  const answer: Answer = { now: LOST };
  const { start, submit, attempts, keys, sent } = openTab(answer);
  start();
  const [key, request] = [randomUUID(), newVisitor()];
  await submit(request, key);
  await after(20);
  expect(await submit(request, key)).toEqual({ status: 'failed' });
  expect(lines.mock.calls.flat().join()).toMatch(/^[^()]*\(TypeError\)[^()]*\(TypeError\)[^()]*$/);
  answer.now = SENT;
  await after(15);
  expect(attempts).toEqual([0, 15, 20, 35]);
  expect(new Set(keys)).toEqual(new Set([key]));
  expect(sent).toEqual([request]);
});

test('U-4: while the form holds them back, no queued request is sent; then the next flush sends them', async () => {
  silence('error');
  const answer: Answer = { now: LOST };
  const { start, submit, form, outbox, attempts, sent } = openTab(answer);
  start();
  const request = newVisitor();
  await submit(request);
  form.isHeld = true;
  answer.now = SENT;
  outbox.flush();
  await after(500);
  expect(attempts).toEqual([0]);
  form.isHeld = false;
  await after(15);
  expect(sent).toEqual([request]);
});

test('U-4: a request that is submitted anew during its flush is posted after the flush, and the visitor is thanked for the new one', async () => {
  const { result, arrive } = pendingResult();
  const answer: Answer = { now: result };
  const { flushing, submit, storage, keys, sent, queued } = openTabWithRequest(answer);
  flushing();
  await after(1);
  const edited = { ...queued.request, description: 'Bajo techo.' };
  const submission = submit(edited);
  await after(1);
  expect(keys).toEqual([queued.key]);
  answer.now = SENT;
  arrive(SENT);
  expect(await submission).toEqual(SENT);
  expect(keys).toEqual([queued.key, queued.key]);
  expect(sent).toEqual([edited]);
  expect(storage.queued()).toEqual([]);
});

test('U-4: a request that is submitted again while a flush sends it is posted once, and thanked for once', async () => {
  const { result, arrive } = pendingResult();
  const { flushing, submit, keys, sent, queued } = openTabWithRequest({ now: result });
  flushing();
  await after(1);
  const submission = submit(queued.request, queued.key);
  arrive(SENT);
  expect(await submission).toEqual(SENT);
  expect([keys, sent]).toEqual([[queued.key], [queued.request]]);
});

test('U-4: a submit does not wait for a lock that no tab gives back', async () => {
  const request = (_name: string, { signal }: LockOptions) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  const { start, submit, sent } = openTab({ now: SENT });
  start();
  const submission = submit(newVisitor());
  await after(5);
  await submission;
  expect(sent).toHaveLength(1);
});

test.each([
  undefined,
  { request: async () => Promise.reject(new DOMException('denied', 'SecurityError')) },
])(
  'U-4: without usable locks a request is submitted and flushed all the same (%#)',
  async (locks) => {
    vi.stubGlobal('navigator', { onLine: true, locks });
    const { flushing, submit, sent, queued } = openTabWithRequest({ now: SENT });
    flushing();
    await after(1);
    expect(sent).toEqual([queued.request]);
    const another = newVisitor();
    await submit(another);
    expect(sent).toEqual([queued.request, another]);
  },
);

test('an error of the page after a request was sent does not send it again', async () => {
  const { outbox, keys } = openTab({ now: SENT });
  outbox.start({
    onSent: () => {
      throw new Error('bug');
    },
    onReturned: () => {},
    isHeld: () => false,
  });
  await expect(outbox.submit(outbox.queue(randomUUID(), newVisitor()))).rejects.toThrow('bug');
  expect(keys).toHaveLength(1);
});

test('U-4: a request is not flushed while it is being submitted', async () => {
  const { result, arrive } = pendingResult();
  const { start, submit, outbox, keys, sent } = openTab({ now: result });
  start();
  const submission = submit(newVisitor());
  outbox.flush();
  await after(1000);
  expect(keys).toHaveLength(1);
  arrive(SENT);
  expect(await submission).toEqual(SENT);
  expect(sent).toHaveLength(1);
});

test.each([
  // The form shows the message.
  ['of a field', RETURNED_FIELD, 0],
  ['that names no field', RETURNED, 1],
])(
  'S-ERR-2 U-14: after a 422 %s a submitted request waits for a form, and is reported at the next visit; the console says so only if the form does not',
  async (_, answer, lineCount) => {
    const lines = silence('error');
    const tab = openTab({ now: answer });
    tab.start();
    const [key, request] = [randomUUID(), newVisitor()];
    expect(await tab.submit(request, key)).toEqual({ ...answer, status: 'invalid' });
    expect(lines).toHaveBeenCalledTimes(lineCount);
    const later = openTab({ now: SENT });
    later.start();
    await after(1000);
    expect(later.attempts).toEqual([]);
    expect(later.returned).toMatchObject([{ key, request, returned: 'new' }]);
    expect(later.outbox.nextReturned()?.request).toEqual(request);
    expect(later.outbox.markShown(key)).toBe(true);
    await later.submit(request, key);
    expect(later.sent).toEqual([request]);
    expect(later.outbox.nextReturned()).toBeUndefined();
  },
);

test('U-14: of several returned requests, those that no form has shown come first, until they are discarded', async () => {
  silence('error');
  const { storage, outbox, submit } = openTab({ now: RETURNED_FIELD });
  const [first, second] = [randomUUID(), randomUUID()];
  await submit(newVisitor(), first);
  await submit({ ...newVisitor(), date: '2028-01-01' }, second);
  outbox.markShown(first);
  expect(outbox.nextReturned()?.key).toBe(second);
  outbox.markShown(second);
  expect(outbox.nextReturned()?.key).toBe(first);
  outbox.discard(first);
  expect(storage.nextReturned()?.key).toBe(second);
});

test('U-4: a queued request is sent by a timer, also if the form is first mounted in an open dialog', async () => {
  const { start, form, sent } = openTabWithRequest({ now: SENT });
  form.isHeld = true;
  start();
  await after(20);
  form.isHeld = false;
  await after(15);
  expect(sent).toHaveLength(1);
});

test('a submitted request that is too large for the function is removed', async () => {
  const lines = silence('error');
  const { submit, storage } = openTab({ now: { status: 'abandoned', reason: 'HTTP 413' } });
  expect(await submit(newVisitor())).toEqual({ status: 'failed' });
  expect(lines).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('(HTTP 413)'));
  expect([storage.queued(), storage.nextReturned()]).toEqual([[], undefined]);
});

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
  silence('error');
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
    get now(): PostResult {
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

test('U-14: a queued request that the function returns waits for a form, is reported once, and at the next visit again until a form shows it', async () => {
  const lines = silence('error');
  const { flushing, returned, storage, sent, queued } = openTabWithRequest({ now: RETURNED });
  flushing();
  await after(1000);
  const entry = { ...queued, returned: 'new' };
  expect(returned).toEqual([entry]);
  expect(lines).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('(invalid)'));
  expect(storage.queued()).toEqual([]);
  expect(sent).toEqual([]);
  const later = openTab({ now: SENT });
  later.start();
  expect(later.returned).toEqual([entry]);
  later.outbox.markShown(queued.key);
  const latest = openTab({ now: SENT });
  latest.start();
  expect(latest.returned).toEqual([]);
  expect(latest.outbox.nextReturned()).toEqual({ ...entry, returned: 'shown' });
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
  const { result, arrive } = pendingResult();
  const [one, other] = [openTab({ now: result }), openTab({ now: SENT })];
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
