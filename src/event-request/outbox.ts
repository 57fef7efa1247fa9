import { createOutboxStorage, KEY_PREFIX, type QueuedRequest } from './outbox-storage.ts';
import { type PostResult, postRequest } from './post-request.ts';

/** The waits before the tries of a submit that follow its first one: about 2, 5 and 10 s after it. */
const FIRST_WAITS_MS = [2_000, 3_000, 5_000];
/** At a hundred visitors a day, even an outage of hours makes few posts. */
const WAIT_MS = 60_000;

/** A request that has arrived. */
export interface SentRequest extends QueuedRequest {
  /** It was submitted since the page was loaded. Otherwise somebody else may use the device. */
  isOwn: boolean;
}

/**
 * Sends each submitted request, as it was submitted, until it has arrived. It is part of the app's chunk: no request is lost if the
 * form's chunk fails to load. Two tabs may send the same request: its id tells the function.
 */
export function createOutbox(post = postRequest) {
  const storage = createOutboxStorage();
  /** The submits whose first tries go on, by the id of the request. */
  const submits = new Map<string, { failures: number; end: (result: PostResult) => void }>();
  const listeners = new Set<() => void>();
  let onSent = (_: SentRequest): void => {};
  let isPumping = false;
  /** How many rounds have ended since the last submit. */
  let rounds = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  /** A submit ends when the request has been answered, or with its last try. */
  function endSubmit(id: string, result: PostResult): void {
    const submit = submits.get(id);
    if (!submit) return;
    submit.failures += 1;
    if (result.status === 'failed' && submit.failures <= FIRST_WAITS_MS.length) return;
    submits.delete(id);
    submit.end(result);
    tell();
  }

  /** Only this removes a request: the next release may take one that is refused now. */
  function arrive(queued: QueuedRequest): void {
    const isOwn = storage.isOwn(queued.id);
    storage.remove(queued.id);
    endSubmit(queued.id, { status: 'sent' });
    onSent({ ...queued, isOwn });
  }

  async function send(queued: QueuedRequest): Promise<void> {
    const result = await post(queued);
    if (result.status !== 'sent') endSubmit(queued.id, result);
    else if (storage.read(queued.id)) arrive(queued);
  }

  /** Another tab has sent a request of this one: nothing else removes an entry before its time. */
  function onStorage({ key, newValue }: StorageEvent): void {
    const id = key?.startsWith(KEY_PREFIX) ? key.slice(KEY_PREFIX.length) : '';
    const queued = newValue === null && storage.isOwn(id) ? storage.read(id) : undefined;
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
        await send(queued);
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
        submits.set(submitted.id, { failures: 0, end });
        tell();
        rounds = 0;
        void pump();
      });
    },
    /** Whether the first tries of this request go on. */
    isSending: (id: string | undefined): boolean => id !== undefined && submits.has(id),
    /** Calls the listener when `isSending` may have changed, until the returned function is called. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const outbox = createOutbox();
