import { parseSubmission, type Submission } from './post-request.ts';

/** A request that is kept on the device until it has been sent. */
export interface QueuedRequest extends Submission {
  /** When it was submitted, as `Date.now()` gives it. */
  at: number;
}

/** Each request is an entry of its own, which no other tab overwrites. Its key follows. */
const PREFIX = 'event-request:';
/** In milliseconds: seven days, as the privacy policy says. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000;

/**
 * The queued requests. This tab keeps its own in memory, because `localStorage` may be blocked, full or emptied at any moment. Those of
 * other tabs and earlier visits are read from `localStorage`.
 */
export function createOutboxStorage() {
  const own = new Map<string, QueuedRequest>();

  const storedKeys = () =>
    unlessBlocked(() =>
      Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? ''),
    )
      ?.filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length)) ?? [];
  const stored = (key: string) =>
    parseEntry(key, unlessBlocked(() => localStorage.getItem(PREFIX + key)) ?? '');
  const get = (key: string): QueuedRequest | undefined => own.get(key) ?? stored(key);

  function remove(key: string): void {
    own.delete(key);
    unlessBlocked(() => localStorage.removeItem(PREFIX + key));
  }

  return {
    get,
    /** All queued requests, oldest first. */
    all: (): readonly QueuedRequest[] =>
      [...new Set([...storedKeys(), ...own.keys()])]
        .flatMap((key) => get(key) ?? [])
        .sort((one, other) => one.at - other.at),
    put({ key, ...entry }: QueuedRequest): void {
      own.set(key, { key, ...entry });
      unlessBlocked(() => localStorage.setItem(PREFIX + key, JSON.stringify(entry)));
    },
    remove,
    /** Deletes the entries that are too old or no request. */
    clean(): void {
      for (const key of storedKeys()) {
        const entry = stored(key);
        if (!entry || Date.now() - entry.at >= LIFETIME) remove(key);
      }
    },
  };
}

/** Returns `undefined` where the browser blocks storage, or has no room. */
function unlessBlocked<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

function parseEntry(key: string, text: string): QueuedRequest | undefined {
  try {
    const { at, ...stored } = JSON.parse(text);
    const submission = parseSubmission({ ...stored, key });
    return submission && typeof at === 'number' ? { at, ...submission } : undefined;
  } catch {
    return undefined;
  }
}
