import { parseSubmission, type Submission } from './post-request.ts';

/** A request that is kept on the device until it has been sent (U-4). */
export interface QueuedRequest extends Submission {
  /** When it was queued, as `Date.now()` gives it. */
  at: number;
}

/** Each request is an entry of its own, which no other tab overwrites. Its key follows. */
const PREFIX = 'event-request:';
/** The value of the entry of a request that a flush has sent, just before the entry is removed: other tabs get it in a `storage` event. */
const FLUSHED = 'flushed';
/** In milliseconds: seven days, as the privacy policy says. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** The queued requests, which all tabs share. Those that cannot be stored stay in memory. */
export function createOutboxStorage() {
  const unstored = new Map<string, QueuedRequest>();

  /** The stored request with this key. Deletes an entry that is too old or malformed. */
  const read = (key: string) =>
    unlessBlocked(() => {
      const entry = parseEntry(key, localStorage.getItem(PREFIX + key));
      if (entry && Date.now() - entry.at < LIFETIME) return entry;
      localStorage.removeItem(PREFIX + key);
      return undefined;
    });

  return {
    /** All queued requests, oldest first. */
    all(): readonly QueuedRequest[] {
      const names = unlessBlocked(() =>
        Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? ''),
      );
      const stored = (names ?? []).flatMap((name) =>
        name.startsWith(PREFIX) ? (read(name.slice(PREFIX.length)) ?? []) : [],
      );
      return [...stored, ...unstored.values()].sort((one, other) => one.at - other.at);
    },
    get: (key: string): QueuedRequest | undefined => unstored.get(key) ?? read(key),
    put({ key, request, signals }: Submission): void {
      const entry = { at: Date.now(), request, signals };
      unstored.delete(key);
      try {
        localStorage.setItem(PREFIX + key, JSON.stringify(entry));
      } catch {
        // Storage is blocked or full.
        unstored.set(key, { key, ...entry });
      }
    },
    /** Removes a request. If a flush has sent it, the other tabs are told: one of them may have the form that holds it. */
    remove(key: string, { isFlushed = false } = {}): void {
      unstored.delete(key);
      if (isFlushed) unlessBlocked(() => localStorage.setItem(PREFIX + key, FLUSHED));
      unlessBlocked(() => localStorage.removeItem(PREFIX + key));
    },
    /**
     * Calls `listener` with each request that a flush of another tab has sent. An entry that is gone proves nothing: it may have
     * been too old, or the visitor has cleared the storage.
     */
    onFlushedElsewhere(listener: (sent: Submission) => void): void {
      addEventListener('storage', ({ key, oldValue, newValue }) => {
        if (newValue !== FLUSHED || !key?.startsWith(PREFIX)) return;
        const sent = parseEntry(key.slice(PREFIX.length), oldValue);
        if (sent) listener(sent);
      });
    },
  };
}

/** Returns `undefined` where the browser blocks storage. */
function unlessBlocked<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

function parseEntry(key: string, text: string | null): QueuedRequest | undefined {
  try {
    const { at, ...stored } = JSON.parse(text ?? '');
    const submission = parseSubmission({ ...stored, key });
    return submission && typeof at === 'number' ? { at, ...submission } : undefined;
  } catch {
    return undefined;
  }
}
