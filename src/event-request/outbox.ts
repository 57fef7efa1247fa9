import type { Submission } from '../form/use-form.ts';
import { EVENT_REQUEST_FIELDS, type EventRequest } from '../shared/event-request.ts';
import { reloadIfOutdated } from '../ui/old-tab.ts';
import { type Delivery, deliver, deliverWithRetries, report } from './delivery.ts';
import { createOutboxStorage, newKey, type QueuedRequest, withLock } from './outbox-storage.ts';

/** The first waits before the next flush while a request is queued, in milliseconds, and every later one. */
const WAITS = [15_000, 60_000, 300_000];
const LONGEST_WAIT = 900_000;
/** How long an edit of the form, or its opening, holds queued requests back, in milliseconds. */
const EDIT_HOLD = LONGEST_WAIT;
/** The shortest pause after an answer of the function that is no success, in milliseconds. */
const LEAST_PAUSE = 5_000;
/** The longest such pause, in milliseconds: after a `Retry-After` of a day the request would be too old. */
const LONGEST_PAUSE = 3_600_000;

/** The events of the outbox, beside the results of `submit`. `isShown` says whether the form shows the request. */
export interface OutboxEvents {
  onSent: (isShown: boolean, request: EventRequest) => void;
  onHeld: (isShown: boolean) => void;
}

/**
 * Queues each request until it has been sent (U-4): queued, sending, sent. After a failure it is queued again. If the function
 * refuses it, it is held until the visitor submits it.
 */
export function createOutbox({
  storage = createOutboxStorage(),
  send = (queued: QueuedRequest) => deliver(queued),
  sendWithRetries = deliverWithRetries,
  now = Date.now,
} = {}) {
  /** Set while the outbox is started. */
  let events: OutboxEvents | undefined;
  let formKey = newKey();
  /** Whether the form still shows the request that it last submitted. */
  let isShown = false;
  let editedAt = 0;
  /** Releases the lock on the form's key. Set while the dialog is open. */
  let closeForm: (() => void) | undefined;
  let isSubmitting = false;
  let isFlushing = false;
  let sending: { key: string; delivery: Promise<Delivery> } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits = 0;
  let notBefore = 0;

  /** While the dialog is open, no other tab may send the request of its form. */
  function lockForm(open: boolean): void {
    closeForm?.();
    closeForm = undefined;
    if (!open) return;
    const closed = new Promise<void>((resolve) => {
      closeForm = resolve;
    });
    void withLock(formKey, { mode: 'shared' }, () => closed).then(flush);
  }

  function setKey(key: string): void {
    if (key === formKey) return;
    formKey = key;
    if (closeForm) lockForm(true);
  }

  /** Reloads an old tab, whose form may lack a field (U-14), unless text that is neither queued nor held would be lost. */
  const reload = async (isTextKept: boolean, resume?: string) =>
    storage.isStored() && reloadIfOutdated(resume, { isTextKept });

  /** Sends nothing for a while after a failure, unless the function was not reached. */
  function pause({ unreached, retryAfter = 0 }: Extract<Delivery, { status: 'failed' }>): void {
    if (unreached) return;
    notBefore = now() + Math.max(LEAST_PAUSE, Math.min(retryAfter * 1000, LONGEST_PAUSE));
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!events || storage.queued().length === 0) return;
    const wait = WAITS[waits] ?? LONGEST_WAIT;
    waits += 1;
    const flushOnTime = () => {
      timer = undefined;
      void flush();
    };
    timer = setTimeout(flushOnTime, Math.max(wait, notBefore - now()));
  }

  async function sendQueued(key: string): Promise<void> {
    // Another tab may have sent or replaced the request since.
    const queued = storage.queued().find((each) => each.key === key);
    if (!queued || !events) return;
    sending = { key, delivery: send(queued) };
    const delivery = await sending.delivery;
    sending = undefined;
    if (delivery.status === 'failed') return pause(delivery);
    const isOfForm = key === formKey;
    const wasShown = isOfForm && isShown;
    if (delivery.status !== 'sent') {
      storage.hold(queued);
      report(delivery.status);
      if (!(await reload(wasShown))) events?.onHeld(wasShown);
      return;
    }
    storage.remove(queued);
    // If the visitor is submitting the request again, that answer counts.
    if (isOfForm && isSubmitting) return;
    if (isOfForm) setKey(newKey());
    events?.onSent(wasShown, queued.request);
  }

  async function flush(): Promise<void> {
    if (!events || isFlushing) return;
    if (navigator.onLine === false || now() < notBefore) {
      if (timer === undefined) schedule();
      return;
    }
    isFlushing = true;
    try {
      for (const { key } of storage.queued()) {
        // The visitor may be about to submit the same request, edited or typed again. After a while they have left.
        const isEditing = closeForm && !isShown && now() - editedAt < EDIT_HOLD;
        // After the shortest pause the loop goes on: a request that always fails must not hold back the others.
        if (now() + LEAST_PAUSE < notBefore || isSubmitting || isEditing) break;
        const task = () => sendQueued(key);
        await (closeForm && key === formKey ? task() : withLock(key, { ifAvailable: true }, task));
      }
    } finally {
      isFlushing = false;
      schedule();
    }
  }

  return {
    /** Sends the queued requests, if that is allowed now. */
    flush,
    /** Call this when the dialog opens or closes. */
    setOpen(open: boolean) {
      editedAt = now();
      lockForm(open);
    },
    /** Call this when the form changes. */
    edit() {
      isShown = false;
      editedAt = now();
    },
    /** Starts to send queued requests. Call the returned function to stop. */
    start(handlers: OutboxEvents): () => void {
      events = handlers;
      if (!closeForm && storage.held()?.seen === false) events.onHeld(false);
      void flush();
      return () => {
        events = undefined;
        schedule();
        lockForm(false);
      };
    },
    async submit(request: EventRequest, signals: string): Promise<Submission<EventRequest>> {
      isSubmitting = isShown = true;
      // Queue it before the first attempt: a phone may end the page at any moment.
      const queued = storage.keep(formKey, request);
      setKey(queued.key);
      if (sending?.key === queued.key) await sending.delivery;
      const delivery = await sendWithRetries({ ...queued, signals });
      if (delivery.status === 'invalid') {
        // If the form has none of the invalid fields, the function is of another release.
        if (!EVENT_REQUEST_FIELDS.some((name) => delivery.errors[name])) report(delivery.status);
        storage.hold(queued);
        const isReloading = await reload(isShown, '');
        isSubmitting = false;
        return isReloading ? { status: 'failed' } : delivery;
      }
      isSubmitting = false;
      if (delivery.status === 'failed') {
        waits = 0;
        pause(delivery);
        schedule();
      } else storage.remove(queued);
      if (delivery.status === 'sent') {
        setKey(newKey());
        return delivery;
      }
      report(delivery.reason);
      return { status: 'failed' };
    },
    /** Returns the held request if the form is free for it or shows it already. The form then has its key. */
    takeHeld(isFormFree: boolean) {
      const held = storage.held();
      if (!held || !(isFormFree || held.key === formKey)) return undefined;
      storage.hold(held, true);
      setKey(held.key);
      return held.request;
    },
    isStored: storage.isStored,
    /** Reloads the page. Its form then shows these values. */
    reloadWith(values: Readonly<Record<string, unknown>>) {
      storage.holdValues(formKey, values);
      if (storage.isStored()) location.reload();
    },
  };
}
