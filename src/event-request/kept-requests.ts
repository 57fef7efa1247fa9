import { type EventRequest, validateEventRequest } from '../shared/event-request.ts';
import { STORAGE_NAME } from './kept-marker.ts';

/** A request that waits on the device until it has been sent (U-4). */
export interface KeptRequest {
  key: string;
  /** When it was kept, as `Date.now()` gives it. */
  at: number;
  request: EventRequest;
}

/** In milliseconds: older ones are not sent any more. */
const MAX_AGE = 24 * 60 * 60 * 1000;
const MAX_COUNT = 5;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export type KeptRequests = ReturnType<typeof createKeptRequests>;

/** The list of kept requests, shared by all tabs; in memory alone where there is no storage, or no room in it. */
export function createKeptRequests(now: () => number = Date.now) {
  /** What storage did not take. */
  let unstored: readonly KeptRequest[] | undefined;

  function write(list: readonly KeptRequest[]): void {
    unstored = undefined;
    try {
      if (list.length > 0) localStorage.setItem(STORAGE_NAME, JSON.stringify(list));
      else localStorage.removeItem(STORAGE_NAME);
    } catch {
      unstored = list;
    }
  }

  /** Oldest first. What is too old or not ours is deleted. */
  function read(): readonly KeptRequest[] {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(STORAGE_NAME);
    } catch {}
    const all = unstored ?? parseList(stored);
    const list = all.filter(({ at }) => Math.abs(now() - at) < MAX_AGE);
    if (!unstored && stored !== null && list.length === 0) write([]);
    if (list.length < all.length) write(list);
    return list;
  }

  return {
    read,
    /** In place of what was kept of the same form. */
    keep(key: string, request: EventRequest): KeptRequest {
      const kept = { key, at: now(), request };
      const others = read().filter((other) => other.key !== key);
      write([...others, kept].slice(-MAX_COUNT));
      return kept;
    },
    /** Unless a newer one has taken its place. */
    drop({ key, at }: KeptRequest): void {
      write(read().filter((other) => other.key !== key || other.at !== at));
    },
  };
}

function parseList(text: string | null): KeptRequest[] {
  try {
    const list: unknown = JSON.parse(text ?? '');
    return Array.isArray(list) ? list.flatMap(parseKept) : [];
  } catch {
    return [];
  }
}

/** Anybody's text, possibly of an older release: only what could be sent as it stands is taken. */
function parseKept(value: Partial<KeptRequest> | null): KeptRequest[] {
  const { key, at, request } = value ?? {};
  if (typeof key !== 'string' || !UUID.test(key) || typeof at !== 'number') return [];
  const checked = validateEventRequest(request);
  return checked.valid ? [{ key, at, request: checked.value }] : [];
}
