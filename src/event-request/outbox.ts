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
  type QueuedRequest,
  type RefusedRequest,
  withLock,
} from './outbox-storage.ts';

/** The waits after the first failures, and the wait after each later one, in milliseconds. */
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
  /** The request waits for a form: the function has refused it in a flush, or no form has shown it yet. */
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
  /** The failures since the last submit, and the end of the pause after an answer of the function. */
  let backoff = { failures: 0, until: 0 };

  function settle(entry: QueuedRequest, delivery: Exclude<Delivery, { status: 'invalid' }>): void {
    if (delivery.status !== 'failed') {
      storage.remove(entry);
      if (delivery.status === 'sent') events?.onSent(entry);
      return;
    }
    backoff.failures += 1;
    if (delivery.unreached) return;
    const pause = Math.min((delivery.retryAfter ?? 0) * 1000, LONGEST_PAUSE);
    backoff.until = Date.now() + Math.max(LEAST_PAUSE, pause);
  }

  /**
   * Keeps the request for a form. If this page's form has none of the invalid fields, the page is of another release: it is
   * reloaded (U-14). Resolves to whether it is.
   */
  async function refuse(refused: RefusedRequest, errors: EventRequestErrors): Promise<boolean> {
    report('invalid');
    storage.refuse(refused);
    return !EVENT_REQUEST_FIELDS.some((name) => errors[name]) && reloadOnce('');
  }

  async function sendQueued(key: string): Promise<void> {
    const entry = storage.queued().find((queued) => queued.key === key);
    // Another tab may have sent the request since.
    if (!entry || !events || events.isHeld()) return;
    const delivery = await send(entry);
    // If the visitor has submitted the request again meanwhile, the answer to that counts.
    if (!storage.has(entry)) return;
    if (delivery.status !== 'invalid') return settle(entry, delivery);
    const refused = { ...entry, refused: 'new' } as const;
    if (!(await refuse(refused, delivery.errors))) events?.onRefused(refused);
  }

  /** Tries each queued request once, one after the other, if that is allowed now. */
  async function flush(): Promise<void> {
    if (!events) return;
    if (navigator.onLine !== false && Date.now() >= backoff.until && !events.isHeld())
      for (const { key } of storage.queued())
        await withLock(key, { ifAvailable: true }, async (isLocked) => {
          if (isLocked) await sendQueued(key);
        });
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (!events || storage.queued().length === 0) return;
    const wait = WAITS[Math.max(0, backoff.failures - 1)] ?? LONGEST_WAIT;
    timer = setTimeout(flush, Math.max(wait, backoff.until - Date.now()));
  }

  return {
    flush,
    /** Starts to send queued requests. Call the returned function to stop. */
    start(handlers: OutboxEvents): () => void {
      events = handlers;
      const refused = storage.refused();
      if (refused?.refused === 'new') events.onRefused(refused);
      void flush();
      return () => {
        events = undefined;
        clearTimeout(timer);
      };
    },
    /** Queues a request before its first attempt, because a phone may end the page at any moment. */
    queue: storage.put,
    /** Sends a queued request that the visitor has just submitted. */
    submit(entry: QueuedRequest, signals: string): Promise<Submission<EventRequest>> {
      const lock = { signal: AbortSignal.timeout(LONGEST_LOCK) };
      return withLock(entry.key, lock, async () => {
        const delivery = await sendWithRetries({ ...entry, signals });
        if (delivery.status === 'invalid') {
          const isReloading = await refuse({ ...entry, refused: 'shown' }, delivery.errors);
          return isReloading ? { status: 'failed' } : delivery;
        }
        backoff = { failures: 0, until: 0 };
        settle(entry, delivery);
        schedule();
        if (delivery.status === 'sent') return delivery;
        report(delivery.reason);
        return { status: 'failed' };
      });
    },
    /** The first request that waits for a form. */
    refused: storage.refused,
    /** Notes that a form shows the refused request with this key. Returns whether there is one. */
    show(key: string): boolean {
      const refused = storage.refused();
      if (refused?.key !== key) return false;
      storage.refuse({ ...refused, refused: 'shown' });
      return true;
    },
  };
}
