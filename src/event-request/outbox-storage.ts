import {
  EVENT_REQUEST_FIELDS,
  type EventRequest,
  validateEventRequest,
} from '../shared/event-request.ts';
import { STORAGE_NAME } from './kept-marker.ts';

/** A request that waits on the device until it has been sent (U-4). */
export interface KeptRequest {
  key: string;
  /** When it was kept, as `Date.now()` gives it. */
  at: number;
  request: EventRequest;
}

/** One that is not taken as it is: it waits for the visitor, since an earlier form may not have had all of today's fields. */
export interface RefusedRequest extends Omit<KeptRequest, 'request'> {
  request: { readonly [field: string]: unknown };
  /** Whether the form has shown it since; only these have it. */
  seen: boolean;
}

type Entry = KeptRequest | RefusedRequest;

/** In milliseconds: older ones are deleted. */
const MAX_AGE = 24 * 60 * 60 * 1000;
const MAX_COUNT = 5;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export type KeptRequests = ReturnType<typeof createKeptRequests>;

/** The list of kept requests, shared by all tabs; in memory alone where there is no storage, or no room in it. */
export function createKeptRequests(now: () => number = Date.now) {
  /** What storage did not take. */
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

  /** Oldest first. What is too old or not ours is deleted. */
  function readAll(): readonly Entry[] {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(STORAGE_NAME);
    } catch {}
    const time = now();
    const inStorage = parseList(stored);
    const isOurs = ({ key }: Entry) => unstored?.some((entry) => entry.key === key);
    // Where storage has room again, another tab may have stored something since.
    const list = [...inStorage.filter((entry) => !isOurs(entry)), ...(unstored ?? [])]
      // The clock was ahead, and has been set right: a request's 24 hours begin anew.
      .map((entry) => ({ ...entry, at: Math.min(entry.at, time) }))
      .filter(({ at }) => time - at < MAX_AGE);
    if (unstored || (stored !== null && stored !== JSON.stringify(list))) write(list);
    return list;
  }

  return {
    /** What can be sent. */
    read: (): readonly KeptRequest[] => readAll().filter(isSendable),
    /** The first one that waits for the visitor. */
    refused: (): RefusedRequest | undefined => readAll().find(isRefused),
    /** Whether the list outlives the page. */
    isStored: () => unstored === undefined,
    /** In place of what was kept of the same form, or of the same request that is typed anew after a reload: under its key. */
    keep(key: string, request: EventRequest): KeptRequest {
      const all = readAll();
      const about = aboutOf(request);
      const isReplaced = (other: Entry) => other.key === key || aboutOf(other.request) === about;
      const kept = { key: all.find(isReplaced)?.key ?? key, at: now(), request };
      write([...all.filter((other) => !isReplaced(other)), kept].slice(-MAX_COUNT));
      return kept;
    },
    /** It waits for the visitor from now on, unless a newer one has taken its place. */
    refuse(entry: Entry, seen = false): void {
      const all = readAll();
      const others = all.filter(({ key }) => key !== entry.key);
      const isReplaced = all.some((other) => other.key === entry.key && !isSame(other, entry));
      if (!isReplaced) write([...others, { ...entry, seen }]);
    },
    /** Values that nobody has sent yet wait for the visitor, in place of what was kept of the same form. */
    hold(key: string, request: RefusedRequest['request']): void {
      const others = readAll().filter((other) => other.key !== key);
      write([...others, { key, at: now(), request, seen: false }].slice(-MAX_COUNT));
    },
    /** Unless a newer one has taken its place. */
    drop(entry: KeptRequest): void {
      write(readAll().filter((other) => !isSame(other, entry)));
    },
  };
}

const isSame = (one: Entry, other: Entry) =>
  one.key === other.key && JSON.stringify(one.request) === JSON.stringify(other.request);

const isRefused = (entry: Entry): entry is RefusedRequest => 'seen' in entry;
const isSendable = (entry: Entry): entry is KeptRequest => !isRefused(entry);

/** Nobody asks twice for the same kind of event on the same day. */
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

/** Anybody's text, possibly of an older release: what could not be sent as it stands waits for the visitor. */
function parseEntry(value: Partial<RefusedRequest> | null): Entry[] {
  const { key, at, request, seen } = value ?? {};
  if (typeof key !== 'string' || !UUID.test(key) || typeof at !== 'number') return [];
  if (typeof request !== 'object' || request === null) return [];
  const checked = validateEventRequest(request);
  // With the fields of a newer form, which this page does not know and the function may ask for.
  if (checked.valid && seen === undefined)
    return [{ key, at, request: { ...request, ...checked.value } }];
  if (!EVENT_REQUEST_FIELDS.some((name) => name in request)) return [];
  return [{ key, at, request, seen: seen === true }];
}
