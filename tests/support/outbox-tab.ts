import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, vi } from 'vitest';
import { createOutbox } from '../../src/event-request/outbox.ts';
import {
  createOutboxStorage,
  KEY_PREFIX,
  type QueuedRequest,
} from '../../src/event-request/outbox-storage.ts';
import type { PostResult } from '../../src/event-request/post-request.ts';
import { formatFormSignals } from '../../src/shared/form-signals.ts';
import { newVisitor } from './visitor.ts';

/** Browser tabs with an outbox, for unit tests. The test decides how each post ends. */

export type Answer = { now: PostResult | Promise<PostResult> };

export const FAILED: PostResult = { status: 'failed', reason: 'HTTP 502' };
export const SENT: PostResult = { status: 'sent' };
export const INVALID: PostResult = { status: 'invalid', errors: { phone: 'No' } };

/** A `localStorage` for unit tests. `blocked` makes every access throw, `full` every write. */
export function createStorage(state: { blocked?: boolean; full?: boolean } = {}) {
  const items = new Map<string, string>();
  const checkAccess = () => {
    if (state.blocked) throw new DOMException('denied', 'SecurityError');
  };
  return {
    get length() {
      checkAccess();
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
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

/**
 * Gives each test of a file a new browser, whose clock the test moves. It takes itself for offline, which says nothing.
 */
export function stubBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', createStorage());
    vi.stubGlobal('navigator', { onLine: false });
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  });
  afterEach(() => {
    vi.useRealTimers();
    // Vitest restores stubs only before the next test, so the next file in this process would be imported with them.
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** The result of a post that ends when the test calls `end`. */
export function pendingResult() {
  let end = (_: PostResult) => {};
  const result = new Promise<PostResult>((resolve) => {
    end = resolve;
  });
  return { result, end };
}

/** Opens a browser tab with an outbox. Each post ends with the value of `answer.now` at that time. */
export function openTab(answer: Answer) {
  const startedAt = performance.now();
  /** The seconds, from the opening of the tab, at which requests were posted. */
  const seconds: number[] = [];
  const posted: QueuedRequest[] = [];
  const arrived: QueuedRequest[] = [];
  const outbox = createOutbox(async (queued) => {
    seconds.push(Math.round((performance.now() - startedAt) / 1000));
    posted.push(queued);
    return answer.now;
  });
  return {
    /** Begins to flush. Returns what ends it. */
    start: () => outbox.start((request) => void arrived.push(request)),
    send: outbox.send,
    isSending: outbox.isSending,
    subscribe: outbox.subscribe,
    seconds,
    posted,
    /** What the outbox has told of, in this order. */
    arrived,
  };
}

/** A request that a form submits. */
export const newSubmit = (request = newVisitor()) => ({
  id: randomUUID(),
  request,
  signals: { isHoneypotFilled: false, isDateTaken: false, unchosen: ['time'] },
});

/** Stores a request, as an earlier visit has left it. */
export function storeRequest(changes: Partial<QueuedRequest> = {}): QueuedRequest {
  const queued = { ...newSubmit(), at: Date.now(), ...changes };
  const { id, ...entry } = { ...queued, signals: formatFormSignals(queued.signals) };
  localStorage.setItem(KEY_PREFIX + id, JSON.stringify(entry));
  return queued;
}

/** A request arrives from another tab, of which the browser tells this one. */
export function arriveElsewhere(id: string): void {
  createOutboxStorage().markArrived(id);
  const change = { key: KEY_PREFIX + id, newValue: '"arrived"' };
  dispatchEvent(Object.assign(new Event('storage'), change));
}
