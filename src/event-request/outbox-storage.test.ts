import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  createStorage,
  newSubmit,
  storeRequest,
  stubBrowser,
} from '../../tests/support/outbox-tab.ts';
import { newVisitor } from '../../tests/support/visitor.ts';
import { createOutboxStorage, KEY_PREFIX } from './outbox-storage.ts';

const DAY = 24 * 60 * 60 * 1000;
const AT = 20_000 * DAY;

stubBrowser();
beforeEach(() => void vi.setSystemTime(AT));

const NO_SIGNALS = { isHoneypotFilled: false, isDateTaken: false, unchosen: [] };
const newQueued = () => ({ ...newSubmit(), at: Date.now() });
const nameOf = (id: string) => KEY_PREFIX + id;

test('U-4: every tab finds a queued request in an entry of its own', () => {
  const [tab, other] = [createOutboxStorage(), createOutboxStorage()];
  const queued = newQueued();
  tab.add(queued);
  expect(other.all()).toEqual([queued]);
  expect(localStorage.key(0)).toBe(nameOf(queued.id));
  tab.markArrived(queued.id);
  expect([tab.all(), localStorage.length]).toEqual([[], 0]);
});

test('U-29 U-50: no request replaces another, nor itself, and the oldest is sent first', () => {
  const storage = createOutboxStorage();
  const requests = Array.from({ length: 30 }, (_, age) => ({ ...newQueued(), at: AT - age }));
  for (const queued of requests) storage.add(queued);
  for (const { id } of requests) storage.add({ ...newQueued(), id });
  expect(storage.all()).toEqual(requests.toReversed());
  expect(createOutboxStorage().all()).toEqual(requests.toReversed());
});

test.each([
  ['kept for seven days', 7 * DAY - 1, 1],
  ['not kept for longer', 7 * DAY, 0],
  ['kept by a clock that is set back by thirty days', -30 * DAY, 1],
])('U-4: a request is %s, in this tab and at the next visit', (_, later, count) => {
  const tab = createOutboxStorage();
  tab.add(newQueued());
  vi.setSystemTime(AT + later);
  expect(tab.all()).toHaveLength(count);
  expect(createOutboxStorage().all()).toHaveLength(count);
  expect(localStorage.length).toBe(count);
});

test('U-14: a request of another release is kept with the fields that it has', () => {
  const { phone: _, ...request } = { ...newVisitor(), place: 'Una masía' };
  const id = randomUUID();
  const entry = { at: AT, request, draft: { name: { value: 'Ana', origin: 'chosen' } } };
  localStorage.setItem(nameOf(id), JSON.stringify(entry));
  expect(createOutboxStorage().all()).toEqual([{ id, at: AT, request, signals: NO_SIGNALS }]);
});

test.each([
  'nonsense',
  'null',
  JSON.stringify({ request: newVisitor() }),
  JSON.stringify({ at: 'now', request: newVisitor() }),
  JSON.stringify({ at: AT, request: {} }),
  JSON.stringify({ at: AT, request: 'hola' }),
  JSON.stringify({ at: AT, request: { name: { first: 'Ana' } } }),
])('U-4: an entry that is no request is deleted: %s', (text) => {
  localStorage.setItem(nameOf(randomUUID()), text);
  expect(createOutboxStorage().all()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('U-4: a stored id that is no header is not sent, nor a signal', () => {
  storeRequest({ id: 'x\ny' });
  const queued = storeRequest({ signals: { ...NO_SIGNALS, unchosen: ['time', 'x\ny'] } });
  const signals = { ...NO_SIGNALS, unchosen: ['time'] };
  expect(createOutboxStorage().all()).toEqual([{ ...queued, signals }]);
});

test('U-4: entries of others in the same storage stay', () => {
  localStorage.setItem('theme', 'dark');
  expect(createOutboxStorage().all()).toEqual([]);
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
  storage.add(queued);
  expect(storage.all()).toEqual([queued]);
  storage.markArrived(queued.id);
  expect(storage.all()).toEqual([]);
});

test('U-20: the other tabs hear of a request that has arrived, and of nothing else', () => {
  const told: unknown[] = [];
  const { setItem, removeItem } = localStorage;
  localStorage.setItem = (name, text) => {
    setItem.call(localStorage, name, text);
    told.push(tab.arrivedElsewhere({ key: name, newValue: text } as StorageEvent));
  };
  localStorage.removeItem = (name) => {
    removeItem.call(localStorage, name);
    told.push(tab.arrivedElsewhere({ key: name, newValue: null } as StorageEvent));
  };
  const tab = createOutboxStorage();
  const queued = newQueued();
  tab.add(queued);
  tab.markArrived(queued.id);
  told.push(tab.arrivedElsewhere({ key: null, newValue: null } as StorageEvent));
  expect(told.filter(Boolean)).toEqual([queued.id]);
});
