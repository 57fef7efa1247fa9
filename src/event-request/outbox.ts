import { createOutboxStorage } from './outbox-storage.ts';
import {
  isSameVersion,
  type PostResult,
  postOnce,
  postWithRetries,
  type Submission,
} from './post-request.ts';
import type { OutboxEvent } from './request.ts';

/** The wait between two flushes, in milliseconds. */
const FLUSH_WAIT = 60_000;
/** The longest wait that a `Retry-After` may ask for, in milliseconds. */
const LONGEST_WAIT = 3_600_000;
/** How long a submit waits for the lock, in milliseconds: a phone may have suspended the tab that has it. */
const LONGEST_LOCK = 5_000;

type Listener = (event: OutboxEvent) => void;

/**
 * Sends each queued request until it has arrived (U-4). It is part of the app's first script, so that no chunk that fails to load
 * costs a request. The lock of a request's key is the only mutex, in one tab and between tabs.
 */
export function createOutbox({
  storage = createOutboxStorage(),
  sendOnce = postOnce as (submission: Submission) => Promise<PostResult>,
  sendWithRetries = postWithRetries,
} = {}) {
  const listeners = new Set<Listener>();
  const emit: Listener = (event) => {
    for (const listener of listeners) listener(event);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** No flush before this time, as `performance.now()` gives it: a visitor's clock may be set anew. */
  let notBefore = 0;

  /** Whether this version of the request is still to be sent: the visitor may have edited it, and another tab may have sent it. */
  const isQueued = (submission: Submission) =>
    isSameVersion(storage.get(submission.key), submission);

  /** Every answer but 200 keeps the request, except a 422 to a submit: the form shows its errors. */
  function applyResult(submission: Submission, result: PostResult, by: 'submit' | 'flush'): void {
    if (result.status === 'failed') {
      const wait = Math.min((result.retryAfter ?? 0) * 1000, LONGEST_WAIT);
      notBefore = Math.max(notBefore, performance.now() + wait);
      return;
    }
    const { status } = result;
    // After an edit, nobody is told of the answer.
    if ((status === 'invalid' && by === 'flush') || !isQueued(submission)) return;
    storage.remove(submission.key, { isFlushed: by === 'flush' });
    emit(status === 'sent' ? { type: status, submission, by } : { type: status, submission });
  }

  /** Tries each queued request once, one after the other, unless the function has asked for a wait. */
  async function flush(): Promise<void> {
    try {
      for (const { key } of storage.all()) {
        if (performance.now() < notBefore) break;
        await withLock(key, { ifAvailable: true }, async (isLocked) => {
          // Another tab may have sent the request since, or the visitor taken it back.
          const submission = isLocked ? storage.get(key) : undefined;
          if (submission) applyResult(submission, await sendOnce(submission), 'flush');
        });
      }
    } finally {
      schedule();
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    if (storage.all().length === 0) return;
    const asked = notBefore - performance.now();
    timer = setTimeout(flush, asked > 0 ? asked : FLUSH_WAIT);
  }

  return {
    /** Begins to flush: now, when the connection is back, when the page is seen again, and each minute while a request is queued. */
    start(): void {
      const onVisible = () => {
        if (document.visibilityState === 'visible') void flush();
      };
      storage.onFlushedElsewhere((submission) => emit({ type: 'sent', submission, by: 'flush' }));
      addEventListener('online', flush);
      addEventListener('pageshow', onVisible);
      document.addEventListener('visibilitychange', onVisible);
      void flush();
    },
    /** Call the returned function to stop listening. */
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Keeps a request for the next flush. */
    queue(submission: Submission): void {
      storage.put(submission);
      schedule();
    },
    /** The visitor has edited the request: it is not sent as it was. */
    takeBack: (key: string): void => storage.remove(key),
    /** The queued request with this key. */
    get: storage.get,
    /**
     * Queues a request, because a phone may end the page at any moment, and sends it. Resolves to `undefined` if the visitor has
     * edited it before it was sent, or a flush has sent it.
     */
    async submit(submission: Submission): Promise<PostResult | undefined> {
      storage.put(submission);
      const lock = { signal: AbortSignal.timeout(LONGEST_LOCK) };
      return withLock(submission.key, lock, async () => {
        // As it may be after the wait for the lock.
        if (!isQueued(submission)) return undefined;
        const result = await sendWithRetries(submission, () => isQueued(submission));
        applyResult(submission, result, 'submit');
        schedule();
        return result;
      });
    },
  };
}

/** The outbox of the page. */
export const outbox = createOutbox();

/**
 * Runs `task` once, while no other tab or call has the lock of this key. With `ifAvailable`, `task` is told whether it has the
 * lock. If the browser gives no lock in time or at all, `task` runs without it: then only the key prevents duplicates.
 */
async function withLock<Result>(
  key: string,
  options: LockOptions,
  task: (isLocked: boolean) => Promise<Result>,
): Promise<Result> {
  let isGiven = false;
  const run = (lock: Lock | null) => {
    isGiven = true;
    return task(lock !== null);
  };
  try {
    return await navigator.locks.request(`event-request ${key}`, options, run);
  } catch (error) {
    if (isGiven) throw error;
    return task(true);
  }
}
