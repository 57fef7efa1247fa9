import { readStored, store, storedNames } from '../loading/browser-storage.ts';
import { UUID } from '../shared/contract.ts';
import type { EventRequest } from '../shared/event-request.ts';

/** The values of a request are texts and numbers: the outbox and the mail read no others, and 32 KB have no room for files. */
type OfTextsAndNumbers<Request extends Record<keyof Request, string | number>> = Request;

/** A submitted request, as it is sent. It never changes. */
export interface QueuedRequest {
  /** Its `Idempotency-Key`. */
  id: string;
  request: OfTextsAndNumbers<EventRequest>;
  /** The value of `SIGNALS_HEADER`. */
  signals?: string | undefined;
  /** When it was submitted, as `Date.now()` gives it. */
  at: number;
}

/** The name of an entry begins with this, and the id of the request follows. With an entry for each one, no tab overwrites another's. */
export const KEY_PREFIX = 'event-request:';
/** Seven days, as the privacy policy says. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The queued requests. This tab keeps its own in memory, because `localStorage` may be blocked, full or emptied at any moment. Those of
 * other tabs and earlier visits are read from `localStorage`.
 */
export function createOutboxStorage() {
  const own = new Map<string, QueuedRequest>();

  const storedIds = () =>
    storedNames('localStorage')
      .filter((name) => name.startsWith(KEY_PREFIX))
      .map((name) => name.slice(KEY_PREFIX.length));

  function remove(id: string): void {
    own.delete(id);
    store('localStorage', KEY_PREFIX + id);
  }

  /** The request of this id. Removes what is too old, or no request. */
  function read(id: string): QueuedRequest | undefined {
    const queued = own.get(id) ?? parseEntry(id, readStored('localStorage', KEY_PREFIX + id));
    if (queued && Date.now() - queued.at < LIFETIME_MS) return queued;
    remove(id);
    return undefined;
  }

  return {
    /** All queued requests, oldest first. */
    all: (): readonly QueuedRequest[] =>
      [...new Set([...storedIds(), ...own.keys()])]
        .flatMap((id) => read(id) ?? [])
        .sort((one, other) => one.at - other.at),
    /** Whether it was submitted in this tab, since the page was loaded. */
    isOwn: (id: string) => own.has(id),
    /** A request that is there already stays as it is. */
    add(submitted: QueuedRequest): void {
      const { id, ...entry } = read(submitted.id) ?? submitted;
      own.set(id, { id, ...entry });
      store('localStorage', KEY_PREFIX + id, entry);
    },
    read,
    remove,
  };
}

/**
 * A request from the browser's storage, which may hold anything. No rule is checked: the function does that, and a newer form may
 * have fields that this page does not know.
 */
function parseEntry(id: string, entry: unknown): QueuedRequest | undefined {
  const { at, request, signals = '' } = (entry ?? {}) as Partial<QueuedRequest>;
  const values = Object.values(request ?? {});
  const isRequest =
    values.length > 0 && values.every((value) => /^(?:string|number)$/.test(typeof value));
  if (!request || !isRequest || typeof at !== 'number' || !UUID.test(id)) return undefined;
  // Any other text may be no header.
  return { id, at, request, signals: /^[\w=,]+$/.test(signals) ? signals : undefined };
}
