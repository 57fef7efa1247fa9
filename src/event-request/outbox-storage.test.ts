import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStorage, stubBrowser } from '../../tests/support/outbox-tab.ts';
import { newVisitor } from '../../tests/support/visitor.ts';
import { createOutboxStorage, KEY_PREFIX } from './outbox-storage.ts';

const DAY = 24 * 60 * 60 * 1000;
const AT = 20_000 * DAY;

stubBrowser();
beforeEach(() => void vi.setSystemTime(AT));

const newQueued = () => ({
  key: randomUUID(),
  request: newVisitor(),
  signals: 'age=34,date,honeypot',
  at: Date.now(),
});
const nameOf = (key: string) => KEY_PREFIX + key;

test('U-4: every tab finds a queued request in an entry of its own', () => {
  const [tab, other] = [createOutboxStorage(), createOutboxStorage()];
  const queued = newQueued();
  tab.put(queued);
  expect(other.all()).toEqual([queued]);
  expect(other.get(queued.key)).toEqual(queued);
  expect(localStorage.key(0)).toBe(nameOf(queued.key));
  tab.remove(queued.key);
  expect([tab.all(), other.all(), localStorage.length]).toEqual([[], [], 0]);
});

test('U-29: no request replaces another, and the oldest is sent first', () => {
  const storage = createOutboxStorage();
  const requests = Array.from({ length: 30 }, (_, age) => ({ ...newQueued(), at: AT - age }));
  for (const queued of requests) storage.put(queued);
  expect(storage.all()).toEqual(requests.toReversed());
});

test.each([
  ['kept for seven days', 7 * DAY - 1, 1],
  ['not kept for longer', 7 * DAY, 0],
  ['kept by a clock that is set back by thirty days', -30 * DAY, 1],
])('U-4: a stored request is %s', (_, later, count) => {
  createOutboxStorage().put(newQueued());
  vi.setSystemTime(AT + later);
  const nextVisit = createOutboxStorage();
  nextVisit.clean();
  expect([nextVisit.all().length, localStorage.length]).toEqual([count, count]);
});

test('U-14: a request of another release is kept with the fields that it has', () => {
  const { phone: _, ...request } = { ...newVisitor(), place: 'Una masía' };
  const key = randomUUID();
  localStorage.setItem(nameOf(key), JSON.stringify({ at: AT, request }));
  expect(createOutboxStorage().all()).toEqual([{ key, at: AT, request }]);
});

test.each([
  'nonsense',
  'null',
  JSON.stringify({ request: newVisitor() }),
  JSON.stringify({ at: 'now', request: newVisitor() }),
  JSON.stringify({ at: AT, request: {} }),
  JSON.stringify({ at: AT, request: { name: { first: 'Ana' } } }),
])('U-4: an entry that is no request is deleted: %s', (text) => {
  localStorage.setItem(nameOf(randomUUID()), text);
  const storage = createOutboxStorage();
  expect(storage.all()).toEqual([]);
  storage.clean();
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
  storage.clean();
  expect(storage.all()).toEqual([]);
  expect(localStorage.getItem('theme')).toBe('dark');
});

test.each([
  ['blocked', createStorage({ blocked: true })],
  ['full', createStorage({ full: true })],
  ['keeps nothing without an error', { ...createStorage(), setItem() {} }],
  ['gives nothing back', { ...createStorage(), getItem: () => null }],
])('U-4: the tab keeps its own requests where storage is %s', (_, localStorage) => {
  vi.stubGlobal('localStorage', localStorage);
  const storage = createOutboxStorage();
  const queued = newQueued();
  storage.put(queued);
  expect([storage.all(), storage.get(queued.key)]).toEqual([[queued], queued]);
  storage.remove(queued.key);
  expect(storage.all()).toEqual([]);
});
