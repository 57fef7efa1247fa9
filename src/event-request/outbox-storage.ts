import { forget, readStored, store, storedKeys } from '../browser/storage.ts';
import { UUID } from '../shared/contract.ts';
import type { EventRequest } from '../shared/event-request.ts';
import { type FormSignals, formatFormSignals, parseFormSignals } from '../shared/form-signals.ts';

/**
 * Compiles only for values that are texts and numbers: outbox and
 * mail read no others, and files exceed the 32 KB of a request.
 */
type OfTextsAndNumbers<Request extends Record<keyof Request, string | number>> = Request;

/** A submitted request, as it is posted. It never changes. */
export interface QueuedRequest {
  /** Its `Idempotency-Key`. */
  id: string;
  request: OfTextsAndNumbers<EventRequest>;
  signals: FormSignals;
  /** When it was submitted, as `Date.now()` gives it. */
  at: number;
}

/** The key of an entry: this and the id of the request. With an entry for each request, no tab overwrites another's. */
export const KEY_PREFIX = 'event-request:';
/** Seven days, as the privacy policy says. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * What an entry is for a moment, after its request has arrived and before it is removed: so the other tabs hear of it.
 */
const ARRIVED = 'arrived';

/**
 * The queued requests, in `localStorage`. A tab also keeps each request that it has added or read in memory, because
 * `localStorage` may be blocked, full or emptied at any moment.
 */
export function createOutboxStorage() {
  const memory = new Map<string, QueuedRequest>();

  const storedIds = () =>
    storedKeys('localStorage')
      .filter((key) => key.startsWith(KEY_PREFIX))
      .map((key) => key.slice(KEY_PREFIX.length));

  function remove(id: string): void {
    memory.delete(id);
    forget('localStorage', KEY_PREFIX + id);
  }

  /** The request of this id. Removes what is too old, or no request. */
  function read(id: string): QueuedRequest | undefined {
    const queued = memory.get(id) ?? parseEntry(id, readStored('localStorage', KEY_PREFIX + id));
    if (queued && Date.now() - queued.at < LIFETIME_MS) {
      memory.set(id, queued);
      return queued;
    }
    remove(id);
    return undefined;
  }

  return {
    /** All queued requests, oldest first. */
    all: (): readonly QueuedRequest[] =>
      [...new Set([...storedIds(), ...memory.keys()])]
        .flatMap((id) => read(id) ?? [])
        .sort((one, other) => one.at - other.at),
    read,
    /** A request that is there already stays as it is. */
    add(submitted: QueuedRequest): void {
      const { id, ...entry } = read(submitted.id) ?? submitted;
      memory.set(id, { id, ...entry });
      const signals = formatFormSignals(entry.signals);
      store('localStorage', KEY_PREFIX + id, { ...entry, signals });
    },
    /** Removes a request that has arrived, and tells the other tabs. */
    markArrived(id: string): void {
      store('localStorage', KEY_PREFIX + id, ARRIVED);
      remove(id);
    },
    /** The id of a request that has arrived from another tab, if that is what this event of `localStorage` tells. */
    arrivedElsewhere: ({ key, newValue }: StorageEvent): string | undefined =>
      key?.startsWith(KEY_PREFIX) && newValue === JSON.stringify(ARRIVED)
        ? key.slice(KEY_PREFIX.length)
        : undefined,
  };
}

/**
 * A request from the browser's storage, which may hold anything. No rule is checked: the function does that, and a
 * newer form may have fields that this page does not know.
 */
function parseEntry(id: string, entry: unknown): QueuedRequest | undefined {
  const { at, request, signals } = Object(entry) as { [Name in keyof QueuedRequest]?: unknown };
  const values = typeof request === 'object' ? Object.values(request ?? {}) : [];
  const isRequest =
    values.length > 0 && values.every((value) => /^(?:string|number)$/.test(typeof value));
  if (!isRequest || typeof at !== 'number' || !UUID.test(id)) return undefined;
  const header = typeof signals === 'string' ? signals : undefined;
  return { id, at, request: request as EventRequest, signals: parseFormSignals(header) };
}
