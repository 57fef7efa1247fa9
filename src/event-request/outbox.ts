import { createListeners } from './listeners.ts';
import { createOutboxStorage, type QueuedRequest } from './outbox-storage.ts';
import { type PostResult, postRequest } from './post-request.ts';

/** The waits before the tries of a submit that follow its first one: about 2, 5 and 10 s after it. */
const FIRST_WAITS_MS = [2_000, 3_000, 5_000];
/** The wait after those: at a hundred visitors a day, even an outage of hours makes few posts. */
const WAIT_MS = 60_000;

/** A request that has arrived. */
export interface SentRequest extends QueuedRequest {
  /** It was submitted on this page, since it was loaded. */
  isOwn: boolean;
}

/**
 * Sends each submitted request, as it was submitted, until it has arrived. It is part of the app's chunk: no request is lost if the
 * form's chunk fails to load. Two tabs may send the same request: an instance of the function knows it by its id.
 */
export function createOutbox(postOnce = postRequest) {
  const storage = createOutboxStorage();
  /** The submits whose first tries go on, by the id of the request. */
  const submits = new Map<string, { failures: number; end: (result: PostResult) => void }>();
  /** The ids of all that was submitted on this page. */
  const own = new Set<string>();
  const { subscribe, tell } = createListeners();
  let onSent = (_: SentRequest): void => {};
  let isPumping = false;
  /** How many rounds have ended since the page's start, or the last submit. */
  let rounds = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A submit ends when the function has taken or refused the request, or with its last try. */
  function endTry(id: string, result: PostResult): void {
    const submit = submits.get(id);
    if (!submit) return;
    submit.failures += 1;
    if (result.status === 'failed' && submit.failures <= FIRST_WAITS_MS.length) return;
    submits.delete(id);
    submit.end(result);
    tell();
  }

  /** This tab or another one has sent the request. */
  function arrive(queued: QueuedRequest): void {
    storage.arrived(queued.id);
    endTry(queued.id, { status: 'sent' });
    onSent({ ...queued, isOwn: own.has(queued.id) });
  }

  /** A request that is refused stays, too: the next release may take it. */
  async function post(queued: QueuedRequest): Promise<void> {
    const result = await postOnce(queued);
    if (result.status !== 'sent') endTry(queued.id, result);
    // Another tab may have been faster.
    else if (storage.read(queued.id)) arrive(queued);
  }

  function onStorage(event: StorageEvent): void {
    const id = storage.arrivedElsewhere(event);
    const queued = id && storage.read(id);
    if (queued) arrive(queued);
  }

  /** Tries each queued request once, the oldest first, also those that are added meanwhile. Then waits for the next round. */
  async function pump(): Promise<void> {
    if (isPumping) return;
    isPumping = true;
    clearTimeout(timer);
    const tried = new Set<string>();
    const next = () => storage.all().find(({ id }) => !tried.has(id));
    try {
      for (let queued = next(); queued; queued = next()) {
        tried.add(queued.id);
        await post(queued);
      }
    } finally {
      isPumping = false;
      timer = setTimeout(pump, FIRST_WAITS_MS[rounds++] ?? WAIT_MS);
    }
  }

  return {
    /**
     * Pumps now, when the connection is back, when the page is seen again, and each minute, until the returned function is called. Calls
     * `listener` with each request that has arrived.
     */
    start(listener: (sent: SentRequest) => void): () => void {
      const end = new AbortController();
      const { signal } = end;
      onSent = listener;
      const onVisible = () => {
        if (document.visibilityState === 'visible') void pump();
      };
      addEventListener('online', pump, { signal });
      addEventListener('pageshow', onVisible, { signal });
      document.addEventListener('visibilitychange', onVisible, { signal });
      addEventListener('storage', onStorage, { signal });
      void pump();
      return () => {
        end.abort();
        clearTimeout(timer);
      };
    },
    /** Queues a request, unless the request of this id is queued already, and sends it. Resolves with the result of its first tries. */
    submit(submitted: Omit<QueuedRequest, 'at'>): Promise<PostResult> {
      return new Promise((end) => {
        storage.add({ ...submitted, at: Date.now() });
        own.add(submitted.id);
        submits.set(submitted.id, { failures: 0, end });
        tell();
        rounds = 0;
        void pump();
      });
    },
    /** Whether the first tries of this request go on. */
    isSending: (id: string | undefined): boolean => id !== undefined && submits.has(id),
    /** For `isSending`. */
    subscribe,
  };
}

export const outbox = createOutbox();
