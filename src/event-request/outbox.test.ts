import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import {
  type Answer,
  after,
  INVALID,
  LOST,
  openTab,
  pendingDelivery,
  SENT,
  stubBrowser,
} from '../../tests/support/outbox-tab.ts';
import { silence } from '../../tests/support/silence.ts';
import { newVisitor } from '../../tests/support/visitor.ts';
import { newKey } from './outbox-storage.ts';

stubBrowser();

test('U-4: a submitted request that fails is retried 15 s later with its key, and reported as the request in the form', async () => {
  const lines = silence('error');
  const answer: Answer = { now: LOST };
  const { start, outbox, attempts, keys, sent } = openTab(answer);
  outbox.setOpen(true);
  start();
  const request = newVisitor();
  await outbox.submit(request, 'age=34');
  await after(20);
  expect(await outbox.submit(request, 'age=54')).toEqual({ status: 'failed' });
  expect(lines.mock.calls.flat().join()).toMatch(/^[^()]*\(TypeError\)[^()]*\(TypeError\)[^()]*$/);
  answer.now = SENT;
  await after(15);
  expect(attempts).toEqual([0, 15, 20, 35]);
  expect(new Set(keys).size).toBe(1);
  expect(sent).toEqual([{ isShown: true, request }]);
});

test('U-4: no tab sends the queued request of an edited form until the dialog is closed', async () => {
  silence('error');
  const answer: Answer = { now: LOST };
  const [tab, other] = [openTab(answer), openTab(answer)];
  const request = newVisitor();
  // The submission replaces this request, and takes its key.
  tab.storage.keep(randomUUID(), request);
  tab.outbox.setOpen(true);
  tab.start();
  await tab.outbox.submit(request, 'age=34');
  tab.outbox.edit();
  other.start();
  answer.now = SENT;
  for (const { outbox } of [tab, other]) outbox.flush();
  await after(500);
  expect([tab.attempts, other.attempts]).toEqual([[0], []]);
  tab.outbox.setOpen(false);
  await after(1);
  expect(tab.sent).toEqual([{ isShown: false, request }]);
});

test('U-4: the queued request of an open form is sent when nobody has edited the form for 15 minutes', async () => {
  silence('error');
  const answer: Answer = { now: LOST };
  const { start, outbox, attempts, sent } = openTab(answer);
  outbox.setOpen(true);
  start();
  const request = newVisitor();
  await outbox.submit(request, 'age=34');
  await after(500);
  outbox.edit();
  const before = attempts.length;
  answer.now = SENT;
  await after(890);
  expect(attempts).toHaveLength(before);
  await after(900);
  expect(sent).toEqual([{ isShown: false, request }]);
});

test('U-4: a request that is submitted while it is being flushed waits for the flush, and is thanked for once', async () => {
  const { delivery, arrive } = pendingDelivery();
  const answer: Answer = { now: delivery };
  const { start, storage, outbox, keys, sent } = openTab(answer);
  const queued = storage.keep(randomUUID(), newVisitor());
  start();
  outbox.setOpen(true);
  const submission = outbox.submit({ ...queued.request, description: 'Bajo techo.' }, 'age=34');
  await after(1);
  expect(keys).toEqual([queued.key]);
  answer.now = SENT;
  arrive(SENT);
  expect(await submission).toEqual(SENT);
  expect(keys).toEqual([queued.key, queued.key]);
  expect(sent).toEqual([]);
  expect(storage.queued()).toEqual([]);
});

test('U-4: during a submission nothing else is sent, and each later submission has a new key', async () => {
  const { delivery, arrive } = pendingDelivery();
  const answer: Answer = { now: delivery };
  const { start, outbox, keys, sent } = openTab(answer);
  start();
  const submission = outbox.submit(newVisitor(), 'age=34');
  outbox.flush();
  await after(1000);
  expect(keys).toHaveLength(1);
  arrive(SENT);
  expect(await submission).toEqual(SENT);
  answer.now = LOST;
  silence('error');
  await outbox.submit(newVisitor(), 'age=34');
  answer.now = SENT;
  await after(15);
  expect(sent).toHaveLength(1);
  await outbox.submit(newVisitor(), 'age=34');
  expect(new Set(keys).size).toBe(3);
});

test('U-14: a submitted request that the function refuses is held until a form shows it', async () => {
  const lines = silence('error');
  const tab = openTab({ now: INVALID });
  tab.start();
  const request = newVisitor();
  expect(await tab.outbox.submit(request, 'age=34')).toEqual(INVALID);
  expect(lines).toHaveBeenCalledTimes(1);
  const later = openTab({ now: SENT });
  later.start();
  expect(later.held).toEqual([false]);
  expect(later.outbox.takeHeld(false)).toBeUndefined();
  expect(later.outbox.takeHeld(true)).toEqual(request);
  // The form keeps the request, also after an edit.
  expect(later.outbox.takeHeld(false)).toEqual(request);
  const latest = openTab({ now: SENT });
  latest.start();
  expect(latest.held).toEqual([]);
  await later.outbox.submit(request, 'age=34');
  expect(later.keys).toEqual(tab.keys);
  expect(latest.outbox.takeHeld(true)).toBeUndefined();
});

test('a submitted request that is too large for the function is neither queued nor held', async () => {
  const lines = silence('error');
  const { outbox, storage } = openTab({ now: { status: 'rejected', reason: 'HTTP 413' } });
  expect(await outbox.submit(newVisitor(), 'age=34')).toEqual({ status: 'failed' });
  expect(lines).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('(HTTP 413)'));
  expect([storage.queued(), storage.held()]).toEqual([[], undefined]);
});

test('each form has a new key, also in a browser without randomUUID', () => {
  const { crypto } = globalThis;
  const ours = newKey();
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  const keys = [ours, ...Array.from({ length: 50 }, newKey)];
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(keys).size).toBe(51);
});
