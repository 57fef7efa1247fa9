import { createListeners } from './listeners.ts';
import { createOutboxStorage, type QueuedRequest } from './outbox-storage.ts';
import { type PostResult, postRequest } from './post-request.ts';

/** The waits between the first four posts: about 2, 5 and 10 s after the first one. */
const FIRST_WAITS_MS = [2_000, 3_000, 5_000];
/** The wait after those: at a hundred visitors a day, even an outage of hours makes few posts. */
const WAIT_MS = 60_000;

/**
 * Sends each submitted request, as it was submitted, until it has arrived. The outbox is part of the app's chunk, so
 * that no request is lost if the form's chunk fails to load. Two tabs may post the same request: an instance of the
 * function recognizes it.
 */
export function createOutbox(post = postRequest) {
  const storage = createOutboxStorage();
  /** Who waits for the result of the first four posts, by the id of the request. */
  const sending = new Map<string, { failures: number; resolve: (result: PostResult) => void }>();
  const { subscribe, notify } = createListeners();
  let onArrived = (_: QueuedRequest): void => {};
  let isStarted = false;
  let isFlushing = false;
  /** How many flushes have ended since the page's start, or the last call of `send`. */
  let flushes = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The wait ends when the function has accepted or refused the request, or with the fourth failure. */
  function endWait(id: string, result: PostResult): void {
    const waiting = sending.get(id);
    if (!waiting) return;
    waiting.failures += 1;
    if (result.status === 'failed' && waiting.failures <= FIRST_WAITS_MS.length) return;
    sending.delete(id);
    waiting.resolve(result);
    notify();
  }

  /** The request has arrived, from this tab or another one. */
  function endRequest(queued: QueuedRequest): void {
    storage.markArrived(queued.id);
    endWait(queued.id, { status: 'sent' });
    onArrived(queued);
  }

  /** A request that is refused stays, too: the next release may accept it. */
  async function postOnce(queued: QueuedRequest): Promise<void> {
    const result = await post(queued);
    if (result.status !== 'sent') endWait(queued.id, result);
    // Another tab may have been faster.
    else if (storage.read(queued.id)) endRequest(queued);
  }

  function onStorage(event: StorageEvent): void {
    const id = storage.arrivedElsewhere(event);
    const queued = id && storage.read(id);
    if (queued) endRequest(queued);
  }

  /**
   * Posts each queued request once, the oldest first. A request that is added meanwhile is posted, too. Then sets the
   * timer of the next flush.
   */
  async function flush(): Promise<void> {
    if (isFlushing) return;
    isFlushing = true;
    clearTimeout(timer);
    const posted = new Set<string>();
    const next = () => storage.all().find(({ id }) => !posted.has(id));
    try {
      for (let queued = next(); queued; queued = next()) {
        posted.add(queued.id);
        await postOnce(queued);
      }
    } finally {
      isFlushing = false;
      const waitMs = FIRST_WAITS_MS[flushes++] ?? WAIT_MS;
      if (isStarted) timer = setTimeout(flush, waitMs);
    }
  }

  return {
    /**
     * Flushes now, when the connection is back, when the page is seen again, and each minute, until the returned
     * function is called. Calls `listener` with each request that has arrived.
     */
    start(listener: (arrived: QueuedRequest) => void): () => void {
      const end = new AbortController();
      const options = { signal: end.signal };
      onArrived = listener;
      isStarted = true;
      const onVisible = () => {
        if (document.visibilityState === 'visible') void flush();
      };
      addEventListener('online', flush, options);
      addEventListener('pageshow', onVisible, options);
      document.addEventListener('visibilitychange', onVisible, options);
      addEventListener('storage', onStorage, options);
      void flush();
      return () => {
        end.abort();
        isStarted = false;
        clearTimeout(timer);
      };
    },
    /**
     * Queues a submitted request, unless that of this id is queued
     * already. Resolves to the result of its first posts, four at most.
     */
    send(submitted: Omit<QueuedRequest, 'at'>): Promise<PostResult> {
      return new Promise((resolve) => {
        storage.add({ ...submitted, at: Date.now() });
        sending.set(submitted.id, { failures: 0, resolve });
        notify();
        flushes = 0;
        void flush();
      });
    },
    /** Whether somebody waits for the result of this request's first posts. */
    isSending: (id: string | undefined): boolean => id !== undefined && sending.has(id),
    /** For `isSending`. */
    subscribe,
  };
}

export const outbox = createOutbox();
