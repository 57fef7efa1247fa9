import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, vi } from 'vitest';
import { createOutbox, type SentRequest } from '../../src/event-request/outbox.ts';
import { createOutboxStorage, KEY_PREFIX } from '../../src/event-request/outbox-storage.ts';
import type { FilledForm, Post, PostResult } from '../../src/event-request/post-request.ts';
import { newVisitor } from './visitor.ts';

/** Browser tabs with an outbox, for unit tests. The test decides how each attempt to send ends. */

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

/** Gives each test of a file a new browser, whose clock the test moves. It takes itself for offline, which says nothing. */
export function stubBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    // The fake clock moves no signal of the platform.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const end = new AbortController();
      setTimeout(() => end.abort(), ms);
      return end.signal;
    });
    vi.stubGlobal('localStorage', createStorage());
    vi.stubGlobal('navigator', { onLine: false, locks: createLocks() });
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
  const startedAt = performance.now();
  const storage = createOutboxStorage();
  /** The seconds, from the opening of the tab, at which requests were posted. */
  const attempts: number[] = [];
  const posted: Post[] = [];
  const sent: SentRequest[] = [];
  const post = async (submission: Post) => {
    attempts.push(Math.round((performance.now() - startedAt) / 1000));
    posted.push(submission);
    return answer.now;
  };
  const outbox = createOutbox({ storage, sendOnce: post, sendWithRetries: post });
  return {
    storage,
    /** Begins to flush. */
    start: () => outbox.start((request) => void sent.push(request)),
    submit: outbox.submit,
    attempts,
    posted,
    /** What the outbox has told of, in this order. */
    sent,
    /** A request that is stored, as by an earlier visit. */
    store(filled = newFilledForm()): Post & FilledForm {
      const queued = { key: randomUUID(), ...filled, at: Date.now() };
      localStorage.setItem(KEY_PREFIX + queued.key, JSON.stringify(queued));
      return { key: queued.key, ...filled };
    },
  };
}

export function newFilledForm(request = newVisitor()): FilledForm {
  const email = { value: request.email, origin: 'chosen' } as const;
  return { request, signals: 'time', draft: { email } };
}
