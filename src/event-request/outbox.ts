import type { Submission } from '../form/use-form.ts';
import {
  EVENT_REQUEST_FIELDS,
  type EventRequest,
  type EventRequestErrors,
} from '../shared/event-request.ts';
import { reloadOnce } from '../ui/old-tab.ts';
import { timeLimit } from '../ui/time-limit.ts';
import {
  createOutboxStorage,
  isSameVersion,
  type QueuedRequest,
  type ReturnedRequest,
  withLock,
} from './outbox-storage.ts';
import { type PostResult, postOnce, postWithRetries, report } from './post-request.ts';

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
  onSent: (sent: QueuedRequest) => void;
  /** The function has returned the request, now or earlier, and no form has shown it since. */
  onReturned: (entry: ReturnedRequest) => void;
  /** Whether the visitor may be about to submit a queued request again, edited or typed anew. */
  isHeld: () => boolean;
}

/** Sends each request until it has arrived (U-4). The lock of its key is the only mutex, in one tab and between tabs. */
export function createOutbox({
  storage = createOutboxStorage(),
  post = { once: (entry: QueuedRequest) => postOnce(entry), withRetries: postWithRetries },
} = {}) {
  /** Set while the outbox is started. */
  let events: OutboxEvents | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The flushes since the last submit, which counts too, and the end of the pause after an answer of the function. */
  let backoff = { attempts: 0, until: 0 };
  let lastSent: QueuedRequest | undefined;

  const queuedAs = (key: string) => storage.queued().find((entry) => entry.key === key);

  function settle(entry: QueuedRequest, result: Exclude<PostResult, { status: 'returned' }>): void {
    if (result.status !== 'failed') {
      storage.remove(entry);
      if (result.status === 'abandoned') return;
      lastSent = entry;
      events?.onSent(entry);
    } else if (!result.unreached) {
      const pause = Math.min((result.retryAfter ?? 0) * 1000, LONGEST_PAUSE);
      backoff.until = Date.now() + Math.max(LEAST_PAUSE, pause);
    }
  }

  /**
   * Keeps a returned request for a form. If this page's form has none of the invalid fields, the page is of another release: it
   * is reloaded (U-14). Resolves to whether it is.
   */
  async function giveBack(entry: QueuedRequest, errors: EventRequestErrors): Promise<boolean> {
    const returned = { ...entry, returned: 'new' } as const;
    storage.keepReturned(returned);
    const isOtherRelease = !EVENT_REQUEST_FIELDS.some((name) => errors[name]);
    // Otherwise the form shows the message.
    if (isOtherRelease) report('invalid');
    const isReloading = isOtherRelease && storage.isStored() && (await reloadOnce(''));
    if (!isReloading) events?.onReturned(returned);
    return isReloading;
  }

  async function sendQueued(key: string): Promise<void> {
    const entry = queuedAs(key);
    // Another tab may have sent the request since.
    if (!entry || !events || events.isHeld()) return;
    const result = await post.once(entry);
    // If the visitor has submitted the request again meanwhile, the answer to that counts.
    if (!storage.has(entry)) return;
    if (result.status === 'abandoned') report(result.reason);
    if (result.status === 'returned') await giveBack(entry, result.errors);
    else settle(entry, result);
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
    /** Allows flushes, and reports a returned request that no form has shown yet. Call the returned function to stop. */
    start(handlers: OutboxEvents): () => void {
      events = handlers;
      const next = storage.nextReturned();
      if (next?.returned === 'new') events.onReturned(next);
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
      const lock = { signal: timeLimit(LONGEST_LOCK) };
      return withLock(entry.key, lock, async () => {
        // A flush has sent it meanwhile, and thanked.
        if (lastSent && isSameVersion(lastSent, entry)) {
          storage.remove(entry);
          return { status: 'sent' };
        }
        const result = await post.withRetries(entry);
        if (result.status === 'returned') {
          const isReloading = await giveBack(entry, result.errors);
          return isReloading ? { status: 'failed' } : { status: 'invalid', errors: result.errors };
        }
        backoff = { attempts: 1, until: 0 };
        settle(entry, result);
        schedule();
        if (result.status === 'sent') return result;
        report(result.reason);
        return { status: 'failed' };
      });
    },
    /** The queued request with this key. */
    queuedAs,
    nextReturned: storage.nextReturned,
    markShown: storage.markShown,
    discard: storage.discard,
  };
}
