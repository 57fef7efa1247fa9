import { REQUEST_LIFETIME_MS, UUID } from '../shared/contract.ts';
import {
  EVENT_REQUEST_FIELDS,
  type EventRequest,
  validateEventRequest,
} from '../shared/event-request.ts';
import type { Dispatch } from './delivery.ts';
import { STORAGE_NAME } from './outbox-marker.ts';

/** A request that is stored on the device until it has been sent (U-4). */
export interface QueuedRequest extends Dispatch {
  /** When it was queued, as `Date.now()` gives it. */
  at: number;
}

/** A request that breaks a rule: an older form may have lacked a field. It waits until a form sends it. */
export interface RefusedRequest extends Omit<QueuedRequest, 'request'> {
  request: { readonly [field: string]: unknown };
  /** Whether a form has shown it. */
  refused: 'new' | 'shown';
}

type Entry = QueuedRequest | RefusedRequest;

const MAX_COUNT = 20;

/** The list of unsent requests, which all tabs share. It is in memory alone where storage is blocked or full. */
export function createOutboxStorage() {
  /** The list, if it could not be stored. */
  let unstored: readonly Entry[] | undefined;

  function write(list: readonly Entry[]): void {
    unstored = undefined;
    try {
      if (list.length > 0) localStorage.setItem(STORAGE_NAME, JSON.stringify(list));
      else localStorage.removeItem(STORAGE_NAME);
    } catch {
      unstored = list;
    }
  }

  /** Returns the entries of the list, oldest first. Deletes entries that are too old or malformed. */
  function readAll(): readonly Entry[] {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(STORAGE_NAME);
    } catch {}
    const time = Date.now();
    const isUnstored = ({ key }: Entry) => unstored?.some((entry) => entry.key === key);
    // Another tab may have stored entries since, if storage has space again.
    const list = [...parseList(stored).filter((entry) => !isUnstored(entry)), ...(unstored ?? [])]
      // If the clock was ahead and is now right, the request's 24 hours start again.
      .map((entry) => ({ ...entry, at: Math.min(entry.at, time) }))
      .filter(({ at }) => time - at < REQUEST_LIFETIME_MS);
    if (unstored || (stored !== null && stored !== JSON.stringify(list))) write(list);
    return list;
  }

  return {
    /** The requests that can be sent. */
    queued: (): readonly QueuedRequest[] => readAll().filter(isQueued),
    /** The requests that wait for a form. */
    refused: (): readonly RefusedRequest[] => readAll().filter(isRefused),
    /** Whether the list outlives the page. */
    isStored: () => unstored === undefined,
    /**
     * Stores the request. It replaces those of the same person that have its key or are about the same event, and keeps the key
     * of the oldest of them. Another person who has edited the same form gets a key of their own (U-29).
     */
    put(key: string, request: EventRequest, signals?: string): QueuedRequest {
      const list = readAll();
      const isReplaced = (other: Entry) =>
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
    has: (entry: Entry) => readAll().some((other) => isSame(other, entry)),
    /** Keeps the request for a form, unless a newer one has taken its place. */
    refuse: (entry: RefusedRequest) =>
      write(readAll().map((other) => (isSame(other, entry) ? entry : other))),
    remove: (entry: Entry) => write(readAll().filter((other) => !isSame(other, entry))),
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
export const isSame = (one: Entry, other: Entry) =>
  one.key === other.key && JSON.stringify(one.request) === JSON.stringify(other.request);

const isRefused = (entry: Entry): entry is RefusedRequest => 'refused' in entry;
const isQueued = (entry: Entry): entry is QueuedRequest => !isRefused(entry);

type Request = Entry['request'];

const same = (one: Request, other: Request, ...names: (keyof EventRequest)[]) =>
  names.every((name) => String(one[name]).toLowerCase() === String(other[name]).toLowerCase());

const isSamePerson = (one: Request, other: Request) =>
  same(one, other, 'email') || same(one, other, 'phone') || same(one, other, 'name', 'surname');

const isSameEvent = (one: Request, other: Request) => same(one, other, 'email', 'date', 'ceremony');

function parseList(text: string | null): Entry[] {
  try {
    const list: unknown = JSON.parse(text ?? '');
    return Array.isArray(list) ? list.flatMap(parseEntry) : [];
  } catch {
    return [];
  }
}

/** Parses one entry: storage may hold anything. A request of an older release that breaks a rule is refused. */
function parseEntry(value: Partial<RefusedRequest> | null): Entry[] {
  const { key, at, request, signals, refused } = value ?? {};
  if (typeof key !== 'string' || !UUID.test(key) || typeof at !== 'number') return [];
  if (typeof request !== 'object' || request === null) return [];
  const checked = validateEventRequest(request);
  // Fields of a newer form stay: this page does not know them, but the function may ask for them.
  if (checked.valid && refused === undefined)
    return [
      {
        key,
        at,
        request: { ...request, ...checked.value },
        // Any other text may be no header.
        signals: /^[\w=,]*$/.test(String(signals)) ? signals : undefined,
      },
    ];
  if (!EVENT_REQUEST_FIELDS.some((name) => name in request)) return [];
  return [{ key, at, request, refused: refused === 'shown' ? 'shown' : 'new' }];
}
