import { readStored, store, storedNames } from '../loading/browser-storage.ts';
import { UUID } from '../shared/contract.ts';
import type { Post } from './post-request.ts';

/** A request that is kept on the device until it has been sent. */
export interface QueuedRequest extends Post {
  /** When it was submitted, as `Date.now()` gives it. */
  at: number;
  /** The draft of the form. Anything, if it comes from storage. */
  draft?: unknown;
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

/**
 * A request from the browser's storage, which may hold anything. No rule is checked: the function does that, and a newer form may
 * have fields that this page does not know.
 */
function parseEntry(key: string, entry: unknown): QueuedRequest | undefined {
  const { at, request, signals = '', draft } = (entry ?? {}) as Partial<QueuedRequest>;
  const values = Object.values(request ?? {});
  const isRequest =
    values.length > 0 && values.every((value) => /^(?:string|number)$/.test(typeof value));
  if (!request || !isRequest || typeof at !== 'number' || !UUID.test(key)) return undefined;
  // Any other text may be no header.
  return { key, at, request, signals: /^[\w=,]+$/.test(signals) ? signals : undefined, draft };
}
