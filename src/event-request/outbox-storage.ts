import { REQUEST_KEPT_MS, UUID } from '../shared/contract.ts';
import {
  EVENT_REQUEST_FIELDS,
  type EventRequest,
  validateEventRequest,
} from '../shared/event-request.ts';
import { STORAGE_NAME } from './outbox-marker.ts';

/** A request that is stored on the device until it has been sent (U-4). */
export interface QueuedRequest {
  key: string;
  /** When it was queued, as `Date.now()` gives it. */
  at: number;
  request: EventRequest;
}

/** A request that is held for the visitor, because it breaks a rule: an older form may have lacked a field. */
export interface HeldRequest extends Omit<QueuedRequest, 'request'> {
  request: { readonly [field: string]: unknown };
  /** Whether the form has shown it. Only held requests have this property. */
  seen: boolean;
}

type Entry = QueuedRequest | HeldRequest;

const MAX_COUNT = 5;

/** The list of queued and held requests, which all tabs share. It is in memory alone where storage is blocked or full. */
export function createOutboxStorage(now: () => number = Date.now) {
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
    const time = now();
    const isUnstored = ({ key }: Entry) => unstored?.some((entry) => entry.key === key);
    // Another tab may have stored entries since, if storage has space again.
    const list = [...parseList(stored).filter((entry) => !isUnstored(entry)), ...(unstored ?? [])]
      // If the clock was ahead and is now right, the request's 24 hours start again.
      .map((entry) => ({ ...entry, at: Math.min(entry.at, time) }))
      .filter(({ at }) => time - at < REQUEST_KEPT_MS);
    if (unstored || (stored !== null && stored !== JSON.stringify(list))) write(list);
    return list;
  }

  /** Adds an entry in place of the others that it replaces. */
  function put(entry: Entry, isReplaced = ({ key }: Entry) => key === entry.key): void {
    write([...readAll().filter((other) => !isReplaced(other)), entry].slice(-MAX_COUNT));
  }

  return {
    /** The requests that can be sent. */
    queued: (): readonly QueuedRequest[] => readAll().filter(isQueued),
    /** The first held request. */
    held: (): HeldRequest | undefined => readAll().find(isHeld),
    /** Whether the list outlives the page. */
    isStored: () => unstored === undefined,
    /** Replaces the earlier request of the same form, or the same request typed anew after a reload, and takes its key. */
    keep(key: string, request: EventRequest): QueuedRequest {
      const about = aboutOf(request);
      const isReplaced = (other: Entry) => other.key === key || aboutOf(other.request) === about;
      const queued = { key: readAll().find(isReplaced)?.key ?? key, at: now(), request };
      put(queued, isReplaced);
      return queued;
    },
    /** Holds a request for the visitor, unless a newer one has taken its place. */
    hold(entry: Entry, seen = false): void {
      const isReplaced = (other: Entry) => other.key === entry.key && !isSame(other, entry);
      if (!readAll().some(isReplaced)) put({ ...entry, seen });
    },
    /** Holds values that were never submitted, in place of the earlier request of the same form. */
    holdValues: (key: string, request: HeldRequest['request']) =>
      put({ key, at: now(), request, seen: false }),
    /** Removes a request, unless a newer one has taken its place. */
    remove: (entry: Entry) => write(readAll().filter((other) => !isSame(other, entry))),
  };
}

/**
 * Runs `task` with the form's lock. With `ifAvailable`, does not run it if another tab has the lock, so that only one tab
 * sends. If the browser has no locks or forbids them, `task` runs, and only the form's key prevents duplicates.
 */
export async function withLock(key: string, options: LockOptions, task: () => Promise<void>) {
  let isUsable = false;
  const run = async (lock: Lock | null) => {
    isUsable = true;
    if (lock) await task();
  };
  await navigator.locks?.request(`event-request ${key}`, options, run).catch(() => undefined);
  if (!isUsable) await task();
}

/**
 * The `Idempotency-Key` of one filled-in form. Without HTTPS and in old browsers `randomUUID` is missing, but the address of a
 * blob ends with a UUID.
 */
export const newKey = (): string =>
  crypto.randomUUID?.() ?? URL.createObjectURL(new Blob()).slice(-36);

const isSame = (one: Entry, other: Entry) =>
  one.key === other.key && JSON.stringify(one.request) === JSON.stringify(other.request);

const isHeld = (entry: Entry): entry is HeldRequest => 'seen' in entry;
const isQueued = (entry: Entry): entry is QueuedRequest => !isHeld(entry);

/** Two requests with the same email, date and ceremony are about the same event. */
const aboutOf = ({ email, date, ceremony }: Entry['request']) =>
  `${email} ${date} ${ceremony}`.toLowerCase();

function parseList(text: string | null): Entry[] {
  try {
    const list: unknown = JSON.parse(text ?? '');
    return Array.isArray(list) ? list.flatMap(parseEntry) : [];
  } catch {
    return [];
  }
}

/** Parses one entry: storage may hold anything. A request of an older release that breaks a rule is held. */
function parseEntry(value: Partial<HeldRequest> | null): Entry[] {
  const { key, at, request, seen } = value ?? {};
  if (typeof key !== 'string' || !UUID.test(key) || typeof at !== 'number') return [];
  if (typeof request !== 'object' || request === null) return [];
  const checked = validateEventRequest(request);
  // Fields of a newer form stay: this page does not know them, but the function may ask for them.
  if (checked.valid && seen === undefined)
    return [{ key, at, request: { ...request, ...checked.value } }];
  if (!EVENT_REQUEST_FIELDS.some((name) => name in request)) return [];
  return [{ key, at, request, seen: seen === true }];
}
