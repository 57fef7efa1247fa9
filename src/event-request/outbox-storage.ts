import { REQUEST_LIFETIME_MS, UUID } from '../shared/contract.ts';
import {
  EVENT_REQUEST_FIELDS,
  type EventRequest,
  validateEventRequest,
} from '../shared/event-request.ts';
import { OUTBOX_NAME } from './outbox-marker.ts';
import type { Dispatch } from './post-request.ts';

/** A request that is stored on the device until it has been sent (U-4). */
export interface QueuedRequest extends Dispatch {
  /** When it was queued, as `Date.now()` gives it. */
  at: number;
}

/** A request that breaks a rule: an older form may have lacked a field. It waits until a form sends it. */
export interface ReturnedRequest extends Omit<QueuedRequest, 'request'> {
  request: { readonly [field: string]: unknown };
  /** Whether a form has shown it. */
  returned: 'new' | 'shown';
}

type StoredRequest = QueuedRequest | ReturnedRequest;

const MAX_COUNT = 20;

/** The list of unsent requests, which all tabs share. It is in memory alone where storage is blocked or full. */
export function createOutboxStorage() {
  /** The list, if it could not be stored. */
  let unstored: readonly StoredRequest[] | undefined;

  function write(list: readonly StoredRequest[]): void {
    unstored = undefined;
    try {
      if (list.length > 0) localStorage.setItem(OUTBOX_NAME, JSON.stringify(list));
      else localStorage.removeItem(OUTBOX_NAME);
    } catch {
      unstored = list;
    }
  }

  /** Returns the entries of the list, oldest first. Deletes entries that are too old or malformed. */
  function readAll(): readonly StoredRequest[] {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(OUTBOX_NAME);
    } catch {}
    const time = Date.now();
    const isUnstored = ({ key }: StoredRequest) => unstored?.some((entry) => entry.key === key);
    // Another tab may have stored entries since, if storage has space again.
    const list = [...parseList(stored).filter((entry) => !isUnstored(entry)), ...(unstored ?? [])]
      // If the clock was ahead and is now right, the request's 24 hours start again.
      .map((entry) => ({ ...entry, at: Math.min(entry.at, time) }))
      .filter(({ at }) => time - at < REQUEST_LIFETIME_MS);
    if (unstored || (stored !== null && stored !== JSON.stringify(list))) write(list);
    return list;
  }

  const replace = (entry: StoredRequest, ...by: StoredRequest[]) =>
    write(readAll().flatMap((other) => (isSameVersion(other, entry) ? by : other)));
  const returned = () => readAll().filter(isReturned);
  const returnedAs = (key: string) => returned().find((entry) => entry.key === key);

  return {
    /** The requests that can be sent. */
    queued: (): readonly QueuedRequest[] => readAll().filter(isQueued),
    /** The returned request that a form shows next. Those that no form has shown come first. */
    nextReturned: (): ReturnedRequest | undefined =>
      returned().find((entry) => entry.returned === 'new') ?? returned()[0],
    /** Whether the list outlives the page. */
    isStored: () => unstored === undefined,
    /**
     * Stores the request. It replaces those of the same person that have its key or are about the same event, and keeps the key
     * of the oldest of them. Another person who has edited the same form gets a key of their own (U-29).
     */
    put(key: string, request: EventRequest, signals?: string): QueuedRequest {
      const list = readAll();
      const isReplaced = (other: StoredRequest) =>
        isSamePerson(other.request, request) &&
        (other.key === key || isSameEvent(other.request, request));
      const isTaken = list.some((other) => other.key === key);
      const earlier = list.find(isReplaced)?.key;
      const entry = {
        key: earlier ?? (isTaken ? crypto.randomUUID() : key),
        at: Date.now(),
        request,
        signals,
      };
      write([...list.filter((other) => !isReplaced(other)), entry].slice(-MAX_COUNT));
      return entry;
    },
    /** Whether the request is in the list, and no newer one has taken its place. */
    has: (entry: StoredRequest) => readAll().some((other) => isSameVersion(other, entry)),
    /** Keeps the request for a form, unless a newer one has taken its place. */
    keepReturned: (entry: ReturnedRequest) => replace(entry, entry),
    /** Notes that a form shows the returned request with this key. Returns whether there is one. */
    markShown(key: string): boolean {
      const entry = returnedAs(key);
      if (entry) replace(entry, { ...entry, returned: 'shown' });
      return entry !== undefined;
    },
    /** Deletes the returned request with this key. Returns whether there was one. */
    discard(key: string): boolean {
      const entry = returnedAs(key);
      if (entry) replace(entry);
      return entry !== undefined;
    },
    remove: (entry: StoredRequest) => replace(entry),
  };
}

/**
 * Runs `task` once, while no other tab or call has the lock of this key. With `ifAvailable`, `task` is told whether it has the
 * lock. If the browser gives no lock in time or at all, `task` runs without it: then only the key prevents duplicates.
 */
export async function withLock<Result>(
  key: string,
  options: LockOptions,
  task: (isLocked: boolean) => Promise<Result>,
): Promise<Result> {
  let isGiven = false;
  const run = (lock: Lock | null) => {
    isGiven = true;
    return task(lock !== null);
  };
  try {
    return await navigator.locks.request(`event-request ${key}`, options, run);
  } catch (error) {
    if (isGiven) throw error;
    return task(true);
  }
}

/** Whether it is the same version of the same request. */
export const isSameVersion = (one: StoredRequest, other: StoredRequest) =>
  one.key === other.key && JSON.stringify(one.request) === JSON.stringify(other.request);

const isReturned = (entry: StoredRequest): entry is ReturnedRequest => 'returned' in entry;
const isQueued = (entry: StoredRequest): entry is QueuedRequest => !isReturned(entry);

type Request = StoredRequest['request'];

const same = (one: Request, other: Request, ...names: (keyof EventRequest)[]) =>
  names.every((name) => String(one[name]).toLowerCase() === String(other[name]).toLowerCase());

/** A planner, or a tablet at a fair, sends for several people with one email or one phone (U-29). */
const isSamePerson = (one: Request, other: Request) =>
  same(one, other, 'email', 'phone') || same(one, other, 'name', 'surname');

const isSameEvent = (one: Request, other: Request) => same(one, other, 'email', 'date', 'ceremony');

function parseList(text: string | null): StoredRequest[] {
  try {
    const list: unknown = JSON.parse(text ?? '');
    return Array.isArray(list) ? list.flatMap(parseEntry) : [];
  } catch {
    return [];
  }
}

/** Parses one entry: storage may hold anything. A request of an older release that breaks a rule counts as returned. */
function parseEntry(value: Partial<ReturnedRequest> | null): StoredRequest[] {
  const { key, at, request, signals, returned } = value ?? {};
  if (typeof key !== 'string' || !UUID.test(key) || typeof at !== 'number') return [];
  if (typeof request !== 'object' || request === null) return [];
  const checked = validateEventRequest(request);
  // Any other text may be no header.
  const header = /^[\w=,]*$/.test(String(signals)) ? signals : undefined;
  // Fields of a newer form stay: this page does not know them, but the function may ask for them.
  if (checked.valid && returned === undefined)
    return [{ key, at, request: { ...request, ...checked.value }, signals: header }];
  if (!EVENT_REQUEST_FIELDS.some((name) => name in request)) return [];
  return [{ key, at, request, signals: header, returned: returned === 'shown' ? 'shown' : 'new' }];
}
