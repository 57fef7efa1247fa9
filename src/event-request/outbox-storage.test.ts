import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStorage, stubBrowser } from '../../tests/support/outbox-tab.ts';
import { newVisitor } from '../../tests/support/visitor.ts';
import { createOutboxStorage } from './outbox-storage.ts';

const DAY = 24 * 60 * 60 * 1000;

stubBrowser();
beforeEach(() => void vi.setSystemTime(20_000 * DAY));

const newSubmission = () => ({
  key: randomUUID(),
  request: newVisitor(),
  signals: 'age=34,date,honeypot',
});
const nameOf = (key: string) => `event-request:${key}`;

test('U-4: every tab finds a queued request in an entry of its own, until it is removed', () => {
  const [tab, other] = [createOutboxStorage(), createOutboxStorage()];
  const submission = newSubmission();
  tab.put(submission);
  const entry = { ...submission, at: Date.now() };
  expect(other.all()).toEqual([entry]);
  expect(other.get(submission.key)).toEqual(entry);
  expect(localStorage.key(0)).toBe(nameOf(submission.key));
  other.remove(submission.key);
  expect(tab.all()).toEqual([]);
  expect(tab.get(submission.key)).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test('U-29: no request replaces another, and the oldest is sent first', () => {
  const storage = createOutboxStorage();
  const submissions = Array.from({ length: 30 }, () => newSubmission());
  for (const submission of submissions.toReversed()) {
    storage.put(submission);
    vi.setSystemTime(Date.now() - 1);
  }
  expect(storage.all().map(({ key }) => key)).toEqual(submissions.map(({ key }) => key));
});

test('U-4: a request is kept for seven days, not longer', () => {
  const storage = createOutboxStorage();
  storage.put(newSubmission());
  vi.setSystemTime(Date.now() + 7 * DAY - 1);
  expect(storage.all()).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  expect(storage.all()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('U-4: a clock that is set back by thirty days deletes nothing', () => {
  const storage = createOutboxStorage();
  storage.put(newSubmission());
  vi.setSystemTime(Date.now() - 30 * DAY);
  expect(storage.all()).toHaveLength(1);
});

test('U-14: a request of another release is kept with the fields that it has', () => {
  const { phone: _, ...request } = { ...newVisitor(), place: 'Una masía' };
  const key = randomUUID();
  localStorage.setItem(nameOf(key), JSON.stringify({ at: Date.now(), request }));
  expect(createOutboxStorage().all()).toEqual([{ key, at: Date.now(), request }]);
});

const AT = 20_000 * DAY;
test.each([
  'nonsense',
  'null',
  JSON.stringify({ request: newVisitor() }),
  JSON.stringify({ at: 'now', request: newVisitor() }),
  JSON.stringify({ at: AT, request: {} }),
  JSON.stringify({ at: AT, request: { name: { first: 'Ana' } } }),
])('U-4: an entry that is no request is deleted: %s', (text) => {
  localStorage.setItem(nameOf(randomUUID()), text);
  expect(createOutboxStorage().all()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('U-4: a stored key or signal that is no header is not sent', () => {
  const [key, request] = [randomUUID(), newVisitor()];
  localStorage.setItem(nameOf('x\ny'), JSON.stringify({ at: AT, request }));
  localStorage.setItem(nameOf(key), JSON.stringify({ at: AT, request, signals: 'x\ny' }));
  expect(createOutboxStorage().all()).toEqual([{ key, at: AT, request }]);
});

test('U-4: entries of others in the same storage stay', () => {
  localStorage.setItem('theme', 'dark');
  const storage = createOutboxStorage();
  expect(storage.all()).toEqual([]);
  expect(localStorage.getItem('theme')).toBe('dark');
});

test.each([{ blocked: true }, { full: true }])(
  'U-4: without storage (%o) the tab keeps requests in memory',
  (state) => {
    vi.stubGlobal('localStorage', createStorage(state));
    const storage = createOutboxStorage();
    const submission = newSubmission();
    storage.put(submission);
    expect(storage.all()).toMatchObject([submission]);
    expect(storage.get(submission.key)).toMatchObject(submission);
    storage.remove(submission.key);
    expect(storage.all()).toEqual([]);
  },
);

test('U-4: a request that can be stored again is no longer in memory alone', () => {
  const state = { full: true };
  vi.stubGlobal('localStorage', createStorage(state));
  const storage = createOutboxStorage();
  const submission = newSubmission();
  storage.put(submission);
  state.full = false;
  storage.put(submission);
  expect(storage.all()).toHaveLength(1);
  expect(createOutboxStorage().all()).toMatchObject([submission]);
});
