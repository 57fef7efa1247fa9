import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { createStorage } from '../../tests/support/memory-storage.ts';
import { newVisitor } from '../../tests/support/visitor.ts';
import { hasKeptRequests, STORAGE_NAME } from './kept-marker.ts';
import { createKeptRequests } from './kept-requests.ts';

const HOUR = 3_600_000;

afterEach(() => vi.unstubAllGlobals());

function start(storage = createStorage()) {
  vi.stubGlobal('localStorage', storage);
  const clock = { time: 1_000_000 * HOUR };
  const open = () => createKeptRequests(() => clock.time);
  return { storage, clock, open, kept: open(), otherTab: open() };
}

test('U-4: what is kept is there for every tab, and gone for all once it is dropped', () => {
  const { kept, otherTab, storage } = start();
  const entry = kept.keep(randomUUID(), newVisitor());
  expect(otherTab.read()).toEqual([entry]);
  expect(hasKeptRequests()).toBe(true);
  otherTab.drop(entry);
  expect(kept.read()).toEqual([]);
  expect(storage.getItem(STORAGE_NAME)).toBeNull();
  expect(hasKeptRequests()).toBe(false);
});

test('U-4: an edited form takes the place of its older self, which nobody can drop any more', () => {
  const { kept } = start();
  const key = randomUUID();
  const older = kept.keep(key, newVisitor());
  const newer = kept.keep(key, newVisitor());
  kept.drop(older);
  expect(kept.read()).toEqual([newer]);
});

test('U-4: where storage has room again, what another tab has stored meanwhile stays', () => {
  const storage = createStorage({ full: true });
  const { kept } = start(storage);
  const own = kept.keep(randomUUID(), newVisitor());
  const { kept: other, storage: roomy, open } = start();
  const others = other.keep(randomUUID(), newVisitor());
  expect(roomy.getItem(STORAGE_NAME)).not.toBeNull();
  expect(kept.read()).toEqual([others, own]);
  expect(open().read()).toEqual([others, own]);
});

test('U-14: a request of a newer form is sent and stays stored with the field that this page does not know', () => {
  const { kept, storage, clock } = start();
  const request = { ...newVisitor(), place: 'Una masía' };
  const text = JSON.stringify([{ key: randomUUID(), at: clock.time, request }]);
  storage.setItem(STORAGE_NAME, text);
  expect(kept.read()[0]?.request).toEqual(request);
  kept.keep(randomUUID(), newVisitor());
  expect(storage.getItem(STORAGE_NAME)).toContain('Una masía');
});

test('U-14: values that nobody has sent take the place of what was kept of their form, and wait for the visitor', () => {
  const { kept } = start();
  const key = randomUUID();
  const visitor = newVisitor();
  kept.refuse(kept.keep(key, visitor), true);
  const typed = { ...visitor, description: 'Mejor bajo techo.' };
  kept.hold(key, typed);
  expect(kept.refused()).toMatchObject({ key, request: typed, seen: false });
  expect(kept.read()).toEqual([]);
});

test('U-14: an older self that is refused leaves the newer one as it is', () => {
  const { kept } = start();
  const key = randomUUID();
  const older = kept.keep(key, newVisitor());
  const newer = kept.keep(key, newVisitor());
  kept.refuse(older);
  expect(kept.read()).toEqual([newer]);
  expect(kept.refused()).toBeUndefined();
});

test('U-4: a request typed anew after a reload takes the place of the first, and its key', () => {
  const { kept, clock } = start();
  const visitor = newVisitor();
  const first = kept.keep(randomUUID(), visitor);
  clock.time += 1;
  const again = { ...visitor, email: visitor.email.toUpperCase(), description: 'De otro modo.' };
  const second = kept.keep(randomUUID(), again);
  expect(kept.read()).toEqual([second]);
  expect(second).toEqual({ key: first.key, at: clock.time, request: again });
});

test.each([
  { email: 'otra@visitor.example' },
  { date: '2028-01-01' },
  { ceremony: 'Evento Social' },
] as const)('U-4: one with another %o is another request', (other) => {
  const { kept } = start();
  const visitor = newVisitor();
  const entries = [visitor, { ...visitor, ...other }].map((one) => kept.keep(randomUUID(), one));
  expect(kept.read()).toEqual(entries);
});

test('U-4: a clock that was two days ahead and is set right deletes nothing; then the 24 hours begin', () => {
  const { kept, clock, storage } = start();
  const entry = kept.keep(randomUUID(), newVisitor());
  clock.time -= 48 * HOUR;
  expect(kept.read()).toEqual([{ ...entry, at: clock.time }]);
  clock.time += 24 * HOUR - 1;
  expect(kept.read()).toHaveLength(1);
  clock.time += 1;
  expect(kept.read()).toEqual([]);
  expect(storage.getItem(STORAGE_NAME)).toBeNull();
});

test('U-4: sent while the clock was set right, it is gone as well', () => {
  const { kept, clock } = start();
  const entry = kept.keep(randomUUID(), newVisitor());
  clock.time -= 48 * HOUR;
  kept.read();
  kept.drop(entry);
  expect(kept.read()).toEqual([]);
});

test('U-4: at most five are kept, the oldest goes', () => {
  const { kept } = start();
  const entries = Array.from({ length: 6 }, () => kept.keep(randomUUID(), newVisitor()));
  expect(kept.read()).toEqual(entries.slice(1));
});

test('U-4: after 24 hours it is deleted, not before', () => {
  const { kept, clock, storage } = start();
  kept.keep(randomUUID(), newVisitor());
  clock.time += 24 * HOUR - 1;
  expect(kept.read()).toHaveLength(1);
  clock.time += 1;
  expect(kept.read()).toEqual([]);
  expect(storage.getItem(STORAGE_NAME)).toBeNull();
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
])('U-4: what is not ours is dropped in silence: %s', (text) => {
  const { kept, storage } = start();
  storage.setItem(STORAGE_NAME, text);
  expect(kept.read()).toEqual([]);
  expect(storage.getItem(STORAGE_NAME)).toBeNull();
});

test('U-14: what today’s rules do not take waits for the visitor, for 24 hours, and is not sent', () => {
  const { kept, storage, clock } = start();
  const { phone: _, ...request } = newVisitor();
  const entry = { key: randomUUID(), at: clock.time, request };
  storage.setItem(STORAGE_NAME, JSON.stringify([entry]));
  expect(kept.read()).toEqual([]);
  expect(kept.refused()).toEqual({ ...entry, seen: false });
  clock.time += 24 * HOUR;
  expect(kept.refused()).toBeUndefined();
  expect(storage.getItem(STORAGE_NAME)).toBeNull();
});

test('U-14: what the function refuses waits for the visitor, until it is kept anew', () => {
  const { kept, otherTab } = start();
  const entry = kept.keep(randomUUID(), newVisitor());
  kept.refuse(entry);
  expect(otherTab.read()).toEqual([]);
  kept.refuse(entry, true);
  expect(otherTab.refused()).toEqual({ ...entry, seen: true });
  const again = kept.keep(entry.key, entry.request);
  expect(otherTab.refused()).toBeUndefined();
  expect(otherTab.read()).toEqual([again]);
});

test('U-4: beside it what is ours stays', () => {
  const { kept, storage, clock } = start();
  const entry = { key: randomUUID(), at: clock.time, request: newVisitor() };
  storage.setItem(STORAGE_NAME, JSON.stringify([null, { ...entry, more: 1 }]));
  expect(kept.read()).toEqual([entry]);
});

test.each([{ blocked: true }, { full: true }])(
  'U-4: without storage (%o) this tab remembers',
  (state) => {
    const { kept } = start(createStorage(state));
    const entry = kept.keep(randomUUID(), newVisitor());
    expect(kept.read()).toEqual([entry]);
    expect(hasKeptRequests()).toBe(false);
    expect(kept.isStored()).toBe(false);
    kept.drop(entry);
    expect(kept.read()).toEqual([]);
  },
);
