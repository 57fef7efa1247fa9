import type { Submission } from '../form/use-form.ts';
import {
  EVENT_REQUEST_FIELDS,
  type EventRequest,
  type EventRequestErrors,
} from '../shared/event-request.ts';
import { reloadOnce } from '../ui/old-tab.ts';
import { type Delivery, deliver, deliverWithRetries, report } from './delivery.ts';
import {
  createOutboxStorage,
  isSame,
  type QueuedRequest,
  type RefusedRequest,
  withLock,
} from './outbox-storage.ts';

/** The waits after the first attempts that fail, and the wait after each later one, in milliseconds. */
const WAITS = [15_000, 60_000, 300_000];
const LONGEST_WAIT = 900_000;
/** The shortest pause after an answer of the function that is no success, in milliseconds. */
const LEAST_PAUSE = 5_000;
/** The longest such pause, in milliseconds: after a `Retry-After` of a day the request would be too old. */
const LONGEST_PAUSE = 3_600_000;
/** How long a submit waits for the lock, in milliseconds: a phone may have suspended the tab that has it. */
const LONGEST_LOCK = 5_000;

export interface OutboxEvents {
  /** A submit or a flush has sent the request. */
  onSent: (entry: QueuedRequest) => void;
  /** The function has refused the request, now or earlier, and no form has shown it since. */
  onRefused: (entry: RefusedRequest) => void;
  /** Whether the visitor may be about to submit a queued request again, edited or typed anew. */
  isHeld: () => boolean;
}

/** Sends each request until it has arrived (U-4). The lock of its key is the only mutex, in one tab and between tabs. */
export function createOutbox({
  storage = createOutboxStorage(),
  send = (entry: QueuedRequest) => deliver(entry),
  sendWithRetries = deliverWithRetries,
} = {}) {
  /** Set while the outbox is started. */
  let events: OutboxEvents | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The flushes since the last submit, which counts too, and the end of the pause after an answer of the function. */
  let backoff = { attempts: 0, until: 0 };
  let lastSent: QueuedRequest | undefined;

  /** The refused request that a form shows next. Those that no form has shown come first. */
  function nextRefused(): RefusedRequest | undefined {
    const refused = storage.refused();
    return refused.find((entry) => entry.refused === 'new') ?? refused[0];
  }

  const queuedAs = (key: string) => storage.queued().find((entry) => entry.key === key);
  const refusedAs = (key: string) => storage.refused().find((entry) => entry.key === key);

  function settle(entry: QueuedRequest, delivery: Exclude<Delivery, { status: 'invalid' }>): void {
    if (delivery.status !== 'failed') {
      storage.remove(entry);
      if (delivery.status === 'rejected') return;
      lastSent = entry;
      events?.onSent(entry);
    } else if (!delivery.unreached) {
      const pause = Math.min((delivery.retryAfter ?? 0) * 1000, LONGEST_PAUSE);
      backoff.until = Date.now() + Math.max(LEAST_PAUSE, pause);
    }
  }

  /**
   * Keeps the request for a form. If this page's form has none of the invalid fields, the page is of another release: it is
   * reloaded (U-14). Resolves to whether it is.
   */
  async function refuse(entry: QueuedRequest, errors: EventRequestErrors): Promise<boolean> {
    const refused = { ...entry, refused: 'new' } as const;
    storage.refuse(refused);
    const isForeign = !EVENT_REQUEST_FIELDS.some((name) => errors[name]);
    // Otherwise the form shows the message.
    if (isForeign) report('invalid');
    const isReloading = isForeign && storage.isStored() && (await reloadOnce(''));
    if (!isReloading) events?.onRefused(refused);
    return isReloading;
  }

  async function sendQueued(key: string): Promise<void> {
    const entry = queuedAs(key);
    // Another tab may have sent the request since.
    if (!entry || !events || events.isHeld()) return;
    const delivery = await send(entry);
    // If the visitor has submitted the request again meanwhile, the answer to that counts.
    if (!storage.has(entry)) return;
    if (delivery.status === 'rejected') report(delivery.reason);
    if (delivery.status === 'invalid') await refuse(entry, delivery.errors);
    else settle(entry, delivery);
  }

  /** Tries each queued request once, one after the other, if that is allowed now. */
  async function flush(): Promise<void> {
    if (!events) return;
    if (navigator.onLine !== false && Date.now() >= backoff.until && !events.isHeld()) {
      backoff.attempts += 1;
      for (const { key } of storage.queued()) {
        // One request that fails must not hold back the others, but the function may ask for a longer pause.
        if (backoff.until > Date.now() + LEAST_PAUSE) break;
        await withLock(key, { ifAvailable: true }, async (isLocked) => {
          if (isLocked) await sendQueued(key);
        });
      }
    }
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (!events || storage.queued().length === 0) return;
    const wait = WAITS[Math.max(0, backoff.attempts - 1)] ?? LONGEST_WAIT;
    timer = setTimeout(flush, Math.max(wait, backoff.until - Date.now()));
  }

  return {
    flush,
    /** Allows flushes, and reports a refused request that no form has shown yet. Call the returned function to stop. */
    start(handlers: OutboxEvents): () => void {
      events = handlers;
      const waiting = nextRefused();
      if (waiting?.refused === 'new') events.onRefused(waiting);
      schedule();
      return () => {
        events = undefined;
        clearTimeout(timer);
      };
    },
    /** Queues a request before its first attempt, because a phone may end the page at any moment. */
    queue: storage.put,
    /** Sends a queued request that the visitor has just submitted. */
    submit(entry: QueuedRequest): Promise<Submission<EventRequest>> {
      const lock = { signal: AbortSignal.timeout(LONGEST_LOCK) };
      return withLock(entry.key, lock, async () => {
        // A flush has sent it meanwhile, and thanked.
        if (lastSent && isSame(lastSent, entry)) {
          storage.remove(entry);
          return { status: 'sent' };
        }
        const delivery = await sendWithRetries(entry);
        if (delivery.status === 'invalid') {
          const isReloading = await refuse(entry, delivery.errors);
          return isReloading ? { status: 'failed' } : delivery;
        }
        backoff = { attempts: 1, until: 0 };
        settle(entry, delivery);
        schedule();
        if (delivery.status === 'sent') return delivery;
        report(delivery.reason);
        return { status: 'failed' };
      });
    },
    /** The queued request with this key. */
    queuedAs,
    nextRefused,
    /** Deletes the refused request with this key. Returns whether there was one. */
    discard(key: string): boolean {
      const refused = refusedAs(key);
      if (refused) storage.remove(refused);
      return refused !== undefined;
    },
    /** Notes that a form shows the refused request with this key. Returns whether there is one. */
    markShown(key: string): boolean {
      const refused = refusedAs(key);
      if (refused) storage.refuse({ ...refused, refused: 'shown' });
      return refused !== undefined;
    },
  };
}
