import { type Draft, isSameDraft } from './draft.ts';
import { createOutboxStorage, type QueuedRequest } from './outbox-storage.ts';
import { type FilledForm, type PostResult, postOnce, postWithRetries } from './post-request.ts';

/** At a hundred visitors a day, even an outage of hours makes few posts. */
const FLUSH_WAIT_MS = 60_000;
/** How long a submit waits for the lock: a phone may have suspended the tab that has it. */
const LONGEST_LOCK_MS = 5_000;

/** A request that has arrived. */
export interface SentRequest extends Omit<QueuedRequest, 'key' | 'at'> {
  /** A submit or a flush has sent it. After a flush somebody else may use the device. */
  sentBy: 'submit' | 'flush';
}

/**
 * Sends each submitted request, as it was submitted, until it has arrived. It is part of the app's chunk: no request is lost if the
 * form's chunk fails to load. The lock of a request's key keeps submit and flush, also of several tabs, from sending it at once.
 */
export function createOutbox({
  storage = createOutboxStorage(),
  sendOnce = (queued: QueuedRequest) => postOnce(queued),
  sendWithRetries = (queued: QueuedRequest) => postWithRetries(queued),
} = {}) {
  let onSent = (_: SentRequest): void => {};

  const queuedOf = (draft: Draft) =>
    storage.all().find((queued) => isSameDraft(draft, queued.draft));

  /** Every other answer keeps the request. */
  function applyResult(
    queued: QueuedRequest,
    { status }: PostResult,
    sentBy: SentRequest['sentBy'],
  ): void {
    if (status !== 'sent') return;
    storage.remove(queued.key);
    const { request, signals, draft } = queued;
    onSent({ request, signals, draft, sentBy });
  }

  /**
   * Tries each queued request once, one after the other. It also tries a refused one: another release may accept it.
   */
  async function flush(): Promise<void> {
    for (const { key } of storage.all())
      await withLock(key, { ifAvailable: true }, async (isLocked) => {
        // A request of another tab is skipped if that tab has sent it. One of this tab is in memory, and is sent even if another tab
        // has sent it already: emptied storage looks the same, and a second mail is better than none.
        const queued = isLocked ? storage.get(key) : undefined;
        if (queued) applyResult(queued, await sendOnce(queued), 'flush');
      });
  }

  return {
    /**
     * Flushes now, when the connection is back, when the page is seen again, and each minute. Calls `listener` with each request
     * that has arrived.
     */
    start(listener: (sent: SentRequest) => void): void {
      onSent = listener;
      const onVisible = () => {
        if (document.visibilityState === 'visible') void flush();
      };
      addEventListener('online', flush);
      addEventListener('pageshow', onVisible);
      document.addEventListener('visibilitychange', onVisible);
      setInterval(flush, FLUSH_WAIT_MS);
      storage.clean();
      void flush();
    },
    /** Whether exactly this draft has been submitted, and has not arrived. */
    holds: (draft: Draft): boolean => queuedOf(draft) !== undefined,
    /**
     * Queues a request, because a phone may end the page at any moment, and sends it. If the same draft is queued already, that
     * request is sent again as it was: with its key, its signals, and the defaults of its form.
     */
    async submit(form: FilledForm): Promise<PostResult> {
      const version = queuedOf(form.draft) ?? { key: crypto.randomUUID(), ...form };
      const queued = { ...version, at: Date.now() };
      storage.put(queued);
      const lock = { signal: AbortSignal.timeout(LONGEST_LOCK_MS) };
      return withLock(queued.key, lock, async () => {
        // A flush has sent it while the submit waited for the lock.
        if (!storage.get(queued.key)) return { status: 'sent' };
        const result = await sendWithRetries(queued);
        applyResult(queued, result, 'submit');
        return result;
      });
    },
  };
}

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
