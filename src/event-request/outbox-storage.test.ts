import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStorage } from '../../tests/support/outbox-tab.ts';
import { newVisitor } from '../../tests/support/visitor.ts';
import { hasStoredRequests, OUTBOX_NAME } from './outbox-marker.ts';
import { createOutboxStorage } from './outbox-storage.ts';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 * HOUR }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const moveClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

function start(storage = createStorage()) {
  vi.stubGlobal('localStorage', storage);
  return { storage, list: createOutboxStorage(), otherTab: createOutboxStorage() };
}

test('U-4: every tab finds a queued request until it is removed', () => {
  const { list, otherTab, storage } = start();
  const entry = list.put(randomUUID(), newVisitor());
  expect(otherTab.queued()).toEqual([entry]);
  expect(hasStoredRequests()).toBe(true);
  otherTab.remove(entry);
  expect(list.queued()).toEqual([]);
  expect(storage.getItem(OUTBOX_NAME)).toBeNull();
  expect(hasStoredRequests()).toBe(false);
});

test('U-4 U-14: an edited form replaces its earlier request, whose return or removal then changes nothing', () => {
  const { list } = start();
  const key = randomUUID();
  const older = list.put(key, newVisitor());
  const newer = list.put(key, newVisitor());
  expect(list.has(older)).toBe(false);
  list.keepReturned({ ...older, returned: 'new' });
  list.remove(older);
  expect(list.queued()).toEqual([newer]);
  expect(list.nextReturned()).toBeUndefined();
});

test('U-4: a tab that can store again keeps the requests that another tab has stored meanwhile', () => {
  const storage = createStorage({ full: true });
  const { list } = start(storage);
  const own = list.put(randomUUID(), newVisitor());
  const { list: other, otherTab, storage: roomy } = start();
  const others = other.put(randomUUID(), newVisitor());
  expect(roomy.getItem(OUTBOX_NAME)).not.toBeNull();
  expect(list.queued()).toEqual([others, own]);
  expect(otherTab.queued()).toEqual([others, own]);
});

test('U-14: a request of a newer form is sent and stored with the field that this page does not know', () => {
  const { list, storage } = start();
  const request = { ...newVisitor(), place: 'Una masía' };
  const text = JSON.stringify([{ key: randomUUID(), at: Date.now(), request }]);
  storage.setItem(OUTBOX_NAME, text);
  expect(list.queued()[0]?.request).toEqual(request);
  list.put(randomUUID(), newVisitor());
  expect(storage.getItem(OUTBOX_NAME)).toContain('Una masía');
});

test('U-4: a request that is typed again after a reload replaces the first request, and takes its key', () => {
  const { list } = start();
  const visitor = newVisitor();
  const first = list.put(randomUUID(), visitor);
  moveClock(1);
  const again = { ...visitor, email: visitor.email.toUpperCase(), description: 'De otro modo.' };
  const second = list.put(randomUUID(), again);
  expect(list.queued()).toEqual([second]);
  expect(second).toEqual({ key: first.key, at: Date.now(), request: again });
});

test.each([
  { email: 'otra@visitor.example' },
  { date: '2028-01-01' },
  { ceremony: 'Evento Social' },
] as const)('U-4: a request with %o does not replace the first request', (other) => {
  const { list } = start();
  const visitor = newVisitor();
  const entries = [visitor, { ...visitor, ...other }].map((one) => list.put(randomUUID(), one));
  expect(list.queued()).toEqual(entries);
});

test.each([
  ['their own address', {}],
  // A planner, or a tablet at a fair.
  ['the same email', { email: 'estudio@visitor.example' }],
  ['the same phone', { phone: '600 000 009' }],
])(
  'U-29: the request of another person with %s in the same form does not replace the first one',
  (_, shared) => {
    const { list } = start();
    const key = randomUUID();
    const first = list.put(key, { ...newVisitor(), ...shared });
    const lea = { name: 'Lea', surname: 'Otra', phone: '600 000 001' };
    const other = { ...newVisitor(), ...lea, ...shared };
    const second = list.put(key, other);
    expect(list.queued()).toEqual([first, second]);
    expect(second.key).not.toBe(key);
    const corrected = list.put(second.key, { ...other, email: 'lea@visitor.example' });
    expect(list.queued()).toEqual([first, corrected]);
  },
);

test('U-4: a request is deleted after 24 hours, not before, and can be removed, also after a clock that was two days ahead is corrected', () => {
  const { list, storage } = start();
  const removed = list.put(randomUUID(), newVisitor());
  const entry = list.put(randomUUID(), newVisitor());
  moveClock(-48 * HOUR);
  list.queued();
  list.remove(removed);
  expect(list.queued()).toEqual([{ ...entry, at: Date.now() }]);
  moveClock(24 * HOUR - 1);
  expect(list.queued()).toHaveLength(1);
  moveClock(1);
  expect(list.queued()).toEqual([]);
  expect(storage.getItem(OUTBOX_NAME)).toBeNull();
});

test('U-4: at most twenty requests are queued; the oldest is dropped', () => {
  const { list } = start();
  const entries = Array.from({ length: 21 }, () => list.put(randomUUID(), newVisitor()));
  expect(list.queued()).toEqual(entries.slice(1));
});

test.each([
  'nonsense',
  'null',
  '{}',
  '[null, 5, "x", []]',
  JSON.stringify([{ key: 'no-uuid', at: 1_000_000 * HOUR, request: newVisitor() }]),
  JSON.stringify([{ key: randomUUID(), at: 'now', request: newVisitor() }]),
  JSON.stringify([{ key: randomUUID(), at: 1_000_000 * HOUR, request: { other: 'x' } }]),
  JSON.stringify([{ key: randomUUID(), at: 1_000_000 * HOUR, request: 'x' }]),
])('U-4: a stored text that is not a list of requests is deleted without a message: %s', (text) => {
  const { list, storage } = start();
  storage.setItem(OUTBOX_NAME, text);
  expect(list.queued()).toEqual([]);
  expect(storage.getItem(OUTBOX_NAME)).toBeNull();
});

test('U-14: a stored request that breaks a current rule waits for a form for 24 hours, and is not sent', () => {
  const { list, storage } = start();
  const { phone: _, ...request } = newVisitor();
  const entry = { key: randomUUID(), at: Date.now(), request };
  storage.setItem(OUTBOX_NAME, JSON.stringify([entry]));
  expect(list.queued()).toEqual([]);
  expect(list.nextReturned()).toEqual({ ...entry, returned: 'new' });
  moveClock(24 * HOUR);
  expect(list.nextReturned()).toBeUndefined();
  expect(storage.getItem(OUTBOX_NAME)).toBeNull();
});

test('U-14: a returned request waits until it is submitted again', () => {
  const { list, otherTab } = start();
  const entry = list.put(randomUUID(), newVisitor());
  list.keepReturned({ ...entry, returned: 'new' });
  expect(otherTab.queued()).toEqual([]);
  expect(list.markShown(entry.key)).toBe(true);
  expect(otherTab.nextReturned()).toEqual({ ...entry, returned: 'shown' });
  const again = list.put(entry.key, entry.request);
  expect(otherTab.nextReturned()).toBeUndefined();
  expect(otherTab.queued()).toEqual([again]);
});

test('U-4: a request in a list with invalid entries is kept', () => {
  const { list, storage } = start();
  const entry = { key: randomUUID(), at: Date.now(), request: newVisitor() };
  storage.setItem(OUTBOX_NAME, JSON.stringify([null, { ...entry, more: 1 }]));
  expect(list.queued()).toEqual([entry]);
});

test.each([{ blocked: true }, { full: true }])(
  'U-4: without storage (%o) the tab keeps requests in memory',
  (state) => {
    const { list } = start(createStorage(state));
    const entry = list.put(randomUUID(), newVisitor());
    expect(list.queued()).toEqual([entry]);
    expect(hasStoredRequests()).toBe(false);
    list.remove(entry);
    expect(list.queued()).toEqual([]);
  },
);
