import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, vi } from 'vitest';
import { createOutbox } from '../../src/event-request/outbox.ts';
import {
  createOutboxStorage,
  type ReturnedRequest,
} from '../../src/event-request/outbox-storage.ts';
import type { Dispatch, PostResult } from '../../src/event-request/post-request.ts';
import type { EventRequest } from '../../src/shared/event-request.ts';
import { newVisitor } from './visitor.ts';

/** Browser tabs with an outbox, for unit tests. The test decides how each attempt to send ends. */

export type Answer = { now: PostResult | Promise<PostResult> };

export const LOST: PostResult = { status: 'failed', reason: 'TypeError', unreached: true };
export const SENT: PostResult = { status: 'sent' };
export const RETURNED: PostResult = { status: 'returned', errors: {} };

/** A `localStorage` for unit tests. `blocked` makes every access throw, `full` every write. */
export function createStorage(state: { blocked?: boolean; full?: boolean } = {}) {
  const items = new Map<string, string>();
  const checkAccess = () => {
    if (state.blocked) throw new DOMException('denied', 'SecurityError');
  };
  return {
    getItem(name: string) {
      checkAccess();
      return items.get(name) ?? null;
    },
    setItem(name: string, value: string) {
      checkAccess();
      if (state.full) throw new DOMException('full', 'QuotaExceededError');
      items.set(name, value);
    },
    removeItem(name: string) {
      checkAccess();
      items.delete(name);
    },
  };
}

/** A stand-in for `navigator.locks`, with the part that the outbox uses. */
function createLocks() {
  const holders = new Map<string, Promise<unknown>>();
  return {
    async request(
      name: string,
      { ifAvailable = false },
      run: (lock: object | null) => Promise<unknown>,
    ) {
      if (ifAvailable && holders.has(name)) return run(null);
      const turn = (holders.get(name) ?? Promise.resolve()).then(() => run({ name }));
      holders.set(name, turn);
      return turn.finally(() => {
        if (holders.get(name) === turn) holders.delete(name);
      });
    },
  };
}

/** Gives each test of a file a new browser, whose clock the test moves. */
export function stubBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', createStorage());
    vi.stubGlobal('navigator', { onLine: true, locks: createLocks() });
  });
  afterEach(() => {
    vi.useRealTimers();
    // Vitest restores stubs only before the next test, so the next file in this process would be imported with them.
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** The result of an attempt that ends when the test calls `arrive`. */
export function pendingResult() {
  let arrive = (_: PostResult) => {};
  const result = new Promise<PostResult>((resolve) => {
    arrive = resolve;
  });
  return { result, arrive };
}

/** Opens a browser tab with an outbox. Each attempt ends with the value of `answer.now` at that time. */
export function openTab(answer: Answer) {
  const startedAt = Date.now();
  const storage = createOutboxStorage();
  const attempts: number[] = [];
  const keys: string[] = [];
  const signals: Dispatch['signals'][] = [];
  const sent: EventRequest[] = [];
  const returned: ReturnedRequest[] = [];
  const form = { isHeld: false };
  const post = async (dispatch: Dispatch) => {
    attempts.push((Date.now() - startedAt) / 1000);
    keys.push(dispatch.key);
    signals.push(dispatch.signals);
    return answer.now;
  };
  const outbox = createOutbox({ storage, post: { once: post, withRetries: post } });
  const start = () =>
    outbox.start({
      onSent: ({ request }) => void sent.push(request),
      onReturned: (entry) => void returned.push(entry),
      isHeld: () => form.isHeld,
    });
  /** As a page does whose dialog is closed. */
  const flushing = () => {
    const stop = start();
    void outbox.flush();
    return stop;
  };
  const submit = (request: EventRequest, key: string = randomUUID()) =>
    outbox.submit(outbox.queue(key, request, 'age=34'));
  return {
    storage,
    outbox,
    form,
    start,
    flushing,
    submit,
    attempts,
    keys,
    signals,
    sent,
    returned,
  };
}

/** Opens a tab with a queued request in its storage. */
export function openTabWithRequest(answer: Answer) {
  const tab = openTab(answer);
  return { ...tab, queued: tab.outbox.queue(randomUUID(), newVisitor()) };
}
