import { expect, test, vi } from 'vitest';
import {
  type Answer,
  after,
  FAILED,
  INVALID,
  newFilledForm,
  openTab,
  pendingResult,
  SENT,
  stubBrowser,
} from '../../tests/support/outbox-tab.ts';
import { createOutbox } from './outbox.ts';
import { KEY_PREFIX } from './outbox-storage.ts';

stubBrowser();

test('U-4: a queued request is tried at once and each minute, as it was submitted, until it has been sent', async () => {
  const answer: Answer = { now: FAILED };
  const { store, start, attempts, posted, sent, storage } = openTab(answer);
  const queued = store();
  start();
  await after(150);
  answer.now = SENT;
  await after(600);
  expect(attempts).toEqual([0, 60, 120, 180]);
  for (const each of posted) expect(each).toMatchObject(queued);
  const { request, signals, draft } = queued;
  expect(sent).toEqual([{ request, signals, draft, sentBy: 'flush' }]);
  expect(storage.all()).toEqual([]);
});

test.each([
  ['the connection is back', () => dispatchEvent(new Event('online'))],
  ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page comes back from the cache', () => dispatchEvent(new Event('pageshow'))],
])('U-4: a queued request is tried at once when %s', async (_, happen) => {
  const answer: Answer = { now: FAILED };
  const { store, start, attempts } = openTab(answer);
  store();
  start();
  await after(10);
  answer.now = SENT;
  happen();
  await after(100);
  expect(attempts).toEqual([0, 10]);
});

test('U-4: a page that becomes hidden sends nothing', async () => {
  const { store, start, attempts } = openTab({ now: FAILED });
  store();
  start();
  await after(10);
  Object.assign(document, { visibilityState: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  await after(1);
  expect(attempts).toEqual([0]);
});

test.each([
  ['a 502', FAILED],
  ['a 422', INVALID],
])('U-4: after %s the request is kept, and does not hold back a later one', async (_, failure) => {
  const answer = {
    get now() {
      return tab.posted.at(-1)?.key === first.key ? failure : SENT;
    },
  };
  const tab = openTab(answer);
  const first = tab.store();
  await after(1);
  const second = tab.store();
  tab.start();
  await after(1);
  expect(tab.sent).toMatchObject([{ request: second.request }]);
  expect(tab.storage.all()).toMatchObject([first]);
  await after(60);
  expect(tab.attempts).toEqual([1, 1, 61]);
});

test('U-20: a tab skips a request that another tab is sending, and does not send it afterwards', async () => {
  const { result, arrive } = pendingResult();
  const [one, other] = [openTab({ now: result }), openTab({ now: SENT })];
  const first = one.store();
  await after(1);
  const second = one.store();
  one.start();
  other.start();
  await after(1);
  arrive(SENT);
  await after(1000);
  expect(one.posted).toMatchObject([first]);
  expect(other.posted).toMatchObject([second]);
});

test('S-SUB-4: a submit sends the request under a new key and reports it, and the queue is empty', async () => {
  const { start, submit, posted, sent, storage } = openTab({ now: SENT });
  start();
  const filled = newFilledForm();
  expect(await submit(filled)).toEqual(SENT);
  await submit(newFilledForm());
  expect(posted[0]).toMatchObject(filled);
  expect(new Set(posted.map(({ key }) => key)).size).toBe(2);
  expect(sent[0]).toEqual({ ...filled, sentBy: 'submit' });
  expect(storage.all()).toEqual([]);
});

test('U-4: a submitted request is stored before its first attempt, because a phone may end the page', async () => {
  const filled = newFilledForm();
  void openTab({ now: pendingResult().result }).submit(filled);
  expect(openTab({ now: SENT }).storage.all()).toMatchObject([filled]);
});

test('U-4 U-29: every submitted version is sent as it was submitted', async () => {
  const answer: Answer = { now: FAILED };
  const { start, submit, sent } = openTab(answer);
  const first = newFilledForm();
  const corrected = newFilledForm({ ...first.request, email: 'right@visitor.example' });
  expect(await submit(first)).toEqual(FAILED);
  await after(1);
  await submit(corrected);
  answer.now = SENT;
  start();
  await after(1);
  expect(sent).toMatchObject([first, corrected]);
});

test('U-20: the same draft is the same request, also from another tab, and in a form with other defaults', async () => {
  const { submit, posted, storage } = openTab({ now: FAILED });
  const filled = newFilledForm();
  await submit(filled);
  await after(86_400);
  await submit({ ...filled, request: { ...filled.request, date: '2027-09-04' } });
  const other = openTab({ now: FAILED });
  await other.submit(filled);
  const both = [...posted, ...other.posted];
  expect(new Set(both.map(({ key }) => key)).size).toBe(1);
  for (const each of both) expect(each).toMatchObject(filled);
  expect(storage.all(), 'it is kept from the last time on').toMatchObject([{ at: Date.now() }]);
});

test.each([
  ['while it is queued', FAILED],
  ['while it is sent', undefined],
])(
  'U-4: a request whose storage is emptied %s, and whose clock jumps, arrives',
  async (_, failure) => {
    const { result, arrive } = pendingResult();
    const answer: Answer = { now: failure ?? result };
    const { start, submit, sent, storage } = openTab(answer);
    start();
    const filled = newFilledForm();
    void submit(filled);
    await after(1);
    for (const { key } of storage.all()) localStorage.removeItem(KEY_PREFIX + key);
    vi.setSystemTime(Date.now() + 8 * 24 * 3_600_000);
    answer.now = SENT;
    arrive(SENT);
    await after(61);
    expect(sent).toMatchObject([{ request: filled.request }]);
    expect(storage.all()).toEqual([]);
  },
);

test('U-20: a request that is submitted while a flush sends it is posted once, and thanked for once', async () => {
  const { result, arrive } = pendingResult();
  const { store, start, submit, posted, sent } = openTab({ now: result });
  const filled = newFilledForm();
  store(filled);
  start();
  await after(1);
  const submitting = submit(filled);
  await after(1);
  arrive(SENT);
  expect(await submitting).toEqual(SENT);
  expect([posted.length, sent.length]).toEqual([1, 1]);
});

test('an error of the page after a request was sent does not send it again', async () => {
  const post = vi.fn(async () => SENT);
  const outbox = createOutbox({ sendOnce: post, sendWithRetries: post });
  outbox.start(() => {
    throw new Error('bug');
  });
  await expect(outbox.submit(newFilledForm())).rejects.toThrow('bug');
  await after(100);
  expect(post).toHaveBeenCalledTimes(1);
});

test('U-4: a submit does not wait for a lock that no tab gives back', async () => {
  const request = (_name: string, { signal }: LockOptions) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  vi.stubGlobal('navigator', { locks: { request } });
  const { submit, posted } = openTab({ now: SENT });
  const submitting = submit(newFilledForm());
  await after(4);
  expect(posted).toEqual([]);
  await after(1);
  await submitting;
  expect(posted).toHaveLength(1);
});

test.each([
  undefined,
  { request: async () => Promise.reject(new DOMException('denied', 'SecurityError')) },
])(
  'U-4: without usable locks a request is submitted and flushed all the same (%#)',
  async (locks) => {
    vi.stubGlobal('navigator', { locks });
    const { store, start, submit, sent } = openTab({ now: SENT });
    const queued = store();
    start();
    await after(1);
    const filled = newFilledForm();
    await submit(filled);
    expect(sent).toMatchObject([{ request: queued.request }, { request: filled.request }]);
  },
);
