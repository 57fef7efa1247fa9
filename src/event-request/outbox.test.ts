import { expect, test, vi } from 'vitest';
import {
  type Answer,
  after,
  arriveElsewhere,
  FAILED,
  INVALID,
  newSubmit,
  openTab,
  pendingResult,
  SENT,
  storeRequest,
  stubBrowser,
} from '../../tests/support/outbox-tab.ts';
import { createOutbox } from './outbox.ts';
import { KEY_PREFIX } from './outbox-storage.ts';

stubBrowser();

test('U-4: a queued request is posted at once, after 2, 5 and 10 s, then each minute, as it was submitted', async () => {
  const answer: Answer = { now: FAILED };
  const { start, seconds, posted, arrived } = openTab(answer);
  const queued = storeRequest();
  start();
  await after(100);
  answer.now = SENT;
  await after(600);
  expect(seconds).toEqual([0, 2, 5, 10, 70, 130]);
  for (const each of posted) expect(each).toEqual(queued);
  expect(arrived).toEqual([queued]);
  expect(localStorage.length).toBe(0);
});

test('R-2 U-2 S-ERR-2: a submit posts, and ends after its fourth failure, 10 s later', async () => {
  const { start, send, isSending, posted } = openTab({ now: FAILED });
  start();
  await after(600);
  const submitted = newSubmit();
  const result = send(submitted);
  await after(9);
  expect([isSending(submitted.id), isSending(undefined)]).toEqual([true, false]);
  await after(2);
  expect(await result).toEqual(FAILED);
  expect([isSending(submitted.id), posted.length]).toEqual([false, 4]);
  // The same draft once more: the same request, and four posts again.
  void send({ ...submitted, request: newSubmit().request });
  expect(isSending(submitted.id)).toBe(true);
  await after(11);
  expect([isSending(submitted.id), posted.length]).toEqual([false, 8]);
});

test('U-2: a subscriber hears when the sending of a request begins and ends', async () => {
  const { start, send, isSending, subscribe } = openTab({ now: SENT });
  start();
  const { id, ...rest } = newSubmit();
  const seen: boolean[] = [];
  const stop = subscribe(() => void seen.push(isSending(id)));
  await send({ id, ...rest });
  stop();
  await send(newSubmit());
  expect(seen).toEqual([true, false]);
});

test.each([
  ['the connection is back', () => dispatchEvent(new Event('online'))],
  ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page comes back from the cache', () => dispatchEvent(new Event('pageshow'))],
])('U-4: a queued request is posted at once when %s', async (_, happen) => {
  const answer: Answer = { now: FAILED };
  const { start, seconds } = openTab(answer);
  storeRequest();
  start();
  await after(30);
  answer.now = SENT;
  happen();
  await after(100);
  expect(seconds.slice(-2)).toEqual([10, 30]);
});

test('U-4: a page that becomes hidden posts nothing, nor does a page that has ended', async () => {
  const { start, posted } = openTab({ now: FAILED });
  storeRequest();
  const end = start();
  await after(15);
  posted.length = 0;
  Object.assign(document, { visibilityState: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  await after(1);
  end();
  dispatchEvent(new Event('online'));
  await after(120);
  expect(posted).toEqual([]);
});

test('U-4: a page that ends during a flush posts nothing more', async () => {
  const { result, end } = pendingResult();
  const { start, posted } = openTab({ now: result });
  storeRequest();
  const stop = start();
  await after(1);
  stop();
  end(FAILED);
  await after(120);
  expect(posted).toHaveLength(1);
});

test.each([
  ['a 502', FAILED],
  ['a 422', INVALID],
])('U-4: after %s the request is kept, and does not hold back a later one', async (_, failure) => {
  const answer = {
    get now() {
      return tab.posted.at(-1)?.id === first.id ? failure : SENT;
    },
  };
  const tab = openTab(answer);
  const first = storeRequest();
  await after(1);
  const second = storeRequest();
  tab.start();
  await after(1);
  expect(tab.arrived).toMatchObject([second]);
  expect(localStorage.key(0)).toBe(KEY_PREFIX + first.id);
  await after(2);
  expect(tab.seconds).toEqual([1, 1, 3]);
});

test('U-20: a tab whose request has arrived from another tab posts it no more, and thanks', async () => {
  const answer: Answer = { now: FAILED };
  const { start, send, seconds, arrived } = openTab(answer);
  start();
  const submitted = newSubmit();
  const result = send(submitted);
  await after(1);
  // An extension that cleans up has sent nothing.
  const key = KEY_PREFIX + submitted.id;
  dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }));
  expect(arrived).toEqual([]);
  arriveElsewhere(submitted.id);
  answer.now = SENT;
  expect(await result).toEqual(SENT);
  await after(100);
  expect(seconds).toEqual([0]);
  expect(arrived).toMatchObject([submitted]);
});

test('U-4 U-20: a tab that was reloaded hears of the request that has arrived from another one, too', async () => {
  const { start, seconds, arrived } = openTab({ now: FAILED });
  const queued = storeRequest();
  start();
  await after(1);
  arriveElsewhere(queued.id);
  await after(100);
  expect(seconds).toEqual([0]);
  expect(arrived).toEqual([queued]);
});

test('U-20: a request that arrives from two tabs at the same time is reported once', async () => {
  const { result, end } = pendingResult();
  const { start, arrived } = openTab({ now: result });
  const { id } = storeRequest();
  start();
  await after(1);
  arriveElsewhere(id);
  end(SENT);
  await after(1);
  expect(arrived).toHaveLength(1);
});

test('S-SUB-4: a submit sends the request under its id and tells of it, and the outbox is empty', async () => {
  const { start, send, posted, arrived } = openTab({ now: SENT });
  start();
  const submitted = newSubmit();
  expect(await send(submitted)).toEqual(SENT);
  expect(posted).toMatchObject([submitted]);
  expect(arrived).toMatchObject([submitted]);
  expect(localStorage.length).toBe(0);
});

test('S-ERR-1: a submit ends at once with the errors of the function', async () => {
  const { start, send } = openTab({ now: INVALID });
  start();
  expect(await send(newSubmit())).toEqual(INVALID);
});

test('U-4: a submitted request is stored before its first post, because a phone may end the page', () => {
  const submitted = newSubmit();
  void openTab({ now: pendingResult().result }).send(submitted);
  const stored = JSON.parse(localStorage.getItem(KEY_PREFIX + submitted.id) ?? '');
  expect(stored).toMatchObject({ request: submitted.request, signals: 'time' });
});

test('U-4 U-29 U-50: every submitted version is sent once, as it was submitted, under its id', async () => {
  const answer: Answer = { now: FAILED };
  const { start, send, posted, arrived } = openTab(answer);
  start();
  const [first, corrected] = [newSubmit(), newSubmit()];
  void send(first);
  void send(corrected);
  await after(11);
  answer.now = SENT;
  // Submitted again, in a form with other defaults.
  void send({ ...first, request: newSubmit().request });
  await after(60);
  expect(arrived).toMatchObject([first, corrected]);
  for (const { id, request } of posted)
    expect(request).toEqual(id === first.id ? first.request : corrected.request);
});

test('U-20: one flush at a time posts a request once, also if it is submitted meanwhile', async () => {
  const { result, end } = pendingResult();
  const { start, send, posted, arrived } = openTab({ now: result });
  const queued = storeRequest();
  start();
  await after(1);
  const submitting = send(queued);
  dispatchEvent(new Event('online'));
  await after(1);
  end(SENT);
  expect(await submitting).toEqual(SENT);
  expect([posted.length, arrived.length]).toEqual([1, 1]);
});

test('an error of the page after a request has arrived does not stop the outbox', async () => {
  const reported = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const posts: string[] = [];
  const outbox = createOutbox(async ({ id }) => {
    posts.push(id);
    return SENT;
  });
  outbox.start(() => {
    throw new Error('bug');
  });
  const [first, second] = [newSubmit(), newSubmit()];
  await outbox.send(first);
  await after(100);
  await outbox.send(second);
  await after(100);
  for (const listener of reported) process.on('unhandledRejection', listener);
  process.off('unhandledRejection', unhandled);
  expect(posts).toEqual([first.id, second.id]);
});
