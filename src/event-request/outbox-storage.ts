import { UUID } from '../shared/contract.ts';
import type { EventRequest } from '../shared/event-request.ts';
import type { Submission } from './post-request.ts';

/** A request that is kept on the device until it has been sent (U-4). */
export interface QueuedRequest extends Submission {
  /** When it was queued, as `Date.now()` gives it. */
  at: number;
}

/** Each request is an entry of its own, which no other tab overwrites. Its key follows. */
const PREFIX = 'event-request:';
/** The value of the entry of a request that was sent, just before the entry is removed: other tabs get it in a `storage` event. */
const SENT = 'sent';
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
    /** Whether the request outlives the page. */
    isStored: (key: string): boolean => read(key) !== undefined,
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
    /** Removes a request. If it was sent, the other tabs are told. */
    remove(key: string, { isSent = false } = {}): void {
      unstored.delete(key);
      if (isSent) unlessBlocked(() => localStorage.setItem(PREFIX + key, SENT));
      unlessBlocked(() => localStorage.removeItem(PREFIX + key));
    },
    /**
     * Calls `listener` with each request that another tab has sent, as it was sent. An entry that is gone proves nothing: it may
     * have been too old, or the visitor has cleared the storage.
     */
    onSentElsewhere(listener: (sent: Submission) => void): void {
      addEventListener('storage', ({ key, oldValue, newValue }) => {
        if (newValue !== SENT || !key?.startsWith(PREFIX)) return;
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

/** Storage may hold anything. No rule is checked: the function does that, and a newer form may have fields that this page does not know. */
function parseEntry(key: string, text: string | null): QueuedRequest | undefined {
  try {
    const { at, request, signals } = JSON.parse(text ?? '');
    if (!UUID.test(key) || typeof at !== 'number' || !isRequest(request)) return undefined;
    // Any other text may be no header.
    return { key, at, request, signals: /^[\w=,]*$/.test(signals) ? signals : undefined };
  } catch {
    return undefined;
  }
}

/** Whether a stored value may be the fields of a request: texts and numbers, at least one. */
export function isRequest(stored: unknown): stored is EventRequest {
  const values = Object.values(stored ?? {});
  return values.length > 0 && values.every((value) => /^(?:string|number)$/.test(typeof value));
}
