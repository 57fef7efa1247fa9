import { readStored, store, storedNames } from '../loading/browser-storage.ts';
import { parseSubmission, type Submission } from './post-request.ts';

/** A request that is kept on the device until it has been sent. */
export interface QueuedRequest extends Submission {
  /** When it was submitted, as `Date.now()` gives it. */
  at: number;
}

/** The name of an entry begins with this, and the key of the request follows. With an entry for each one, no tab overwrites another's. */
export const KEY_PREFIX = 'event-request:';
/** Seven days, as the privacy policy says. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The queued requests. This tab keeps its own in memory, because `localStorage` may be blocked, full or emptied at any moment. Those of
 * other tabs and earlier visits are read from `localStorage`.
 */
export function createOutboxStorage() {
  const own = new Map<string, QueuedRequest>();

  const storedKeys = () =>
    storedNames('localStorage')
      .filter((name) => name.startsWith(KEY_PREFIX))
      .map((name) => name.slice(KEY_PREFIX.length));
  const stored = (key: string) => parseEntry(key, readStored('localStorage', KEY_PREFIX + key));
  const get = (key: string): QueuedRequest | undefined => own.get(key) ?? stored(key);

  function remove(key: string): void {
    own.delete(key);
    store('localStorage', KEY_PREFIX + key);
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
      store('localStorage', KEY_PREFIX + key, entry);
    },
    remove,
    /** Deletes the entries that are too old or no request. */
    clean(): void {
      for (const key of storedKeys()) {
        const entry = stored(key);
        if (!entry || Date.now() - entry.at >= LIFETIME_MS) remove(key);
      }
    },
  };
}

function parseEntry(key: string, entry: unknown): QueuedRequest | undefined {
  const { at, ...stored } = (entry ?? {}) as Partial<QueuedRequest>;
  const submission = parseSubmission({ ...stored, key });
  return submission && typeof at === 'number' ? { at, ...submission } : undefined;
}
