import { expect, test, vi } from 'vitest';
import {
  type Answer,
  after,
  FAILED,
  INVALID,
  openTab,
  pendingResult,
  SENT,
  stubBrowser,
} from '../../tests/support/outbox-tab.ts';
import { createOutbox } from './outbox.ts';
import type { PostResult, Submission } from './post-request.ts';

stubBrowser();

const DAY = 24 * 60 * 60 * 1000;

test('U-4: a request that was queued before is sent at the next visit, and then no timer runs', async () => {
  const earlier = openTab({ now: FAILED });
  const { key, request } = earlier.submissionOf();
  earlier.storage.put({ key, request });
  const nextVisit = openTab({ now: SENT });
  nextVisit.outbox.start();
  await after(1);
  expect(nextVisit.sent()).toEqual([request]);
  expect(nextVisit.storage.all()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  await after(1000);
  expect(nextVisit.attempts).toEqual([0]);
});

test('U-4: a queued request is tried each minute, with its key and signals, until it has been sent', async () => {
  const answer: Answer = { now: FAILED };
  const { outbox, queue, attempts, posted, events } = openTab(answer);
  const submission = queue();
  outbox.start();
  await after(150);
  answer.now = SENT;
  await after(600);
  expect(attempts).toEqual([0, 60, 120, 180]);
  for (const each of posted) expect(each).toMatchObject(submission);
  expect(events).toMatchObject([{ type: 'sent', submission, by: 'flush' }]);
});

test.each([
  ['the connection is back', () => dispatchEvent(new Event('online'))],
  ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page comes back from the cache', () => dispatchEvent(new Event('pageshow'))],
])('U-4: a queued request is tried at once when %s', async (_, happen) => {
  const answer: Answer = { now: FAILED };
  const { outbox, queue, attempts } = openTab(answer);
  queue();
  outbox.start();
  await after(10);
  answer.now = SENT;
  happen();
  await after(100);
  expect(attempts).toEqual([0, 10]);
});

test('U-4: a page that is hidden is not seen again', async () => {
  const { outbox, queue, attempts } = openTab({ now: FAILED });
  queue();
  outbox.start();
  await after(10);
  Object.assign(document, { visibilityState: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  await after(1);
  expect(attempts).toEqual([0]);
});

test('U-4: a clock that is set back by thirty days after a failure changes no wait', async () => {
  const { outbox, queue, attempts } = openTab({ now: FAILED });
  queue();
  outbox.start();
  await after(1);
  vi.setSystemTime(Date.now() - 30 * DAY);
  await after(125);
  expect(attempts).toEqual([0, 60, 120]);
});

test.each([
  [90, 90],
  // A day is cut to an hour.
  [86_400, 3600],
])(
  'U-4 U-19: after a 429 with a retry-after of %i s nothing is flushed for %i s, even if the connection is back',
  async (retryAfter, wait) => {
    const { outbox, queue, attempts } = openTab({ now: { ...FAILED, retryAfter } as PostResult });
    queue();
    queue();
    outbox.start();
    await after(wait / 2);
    dispatchEvent(new Event('online'));
    await after(wait / 2 - 1);
    // It ends the flush too.
    expect(attempts).toEqual([0]);
    await after(2);
    expect(attempts).toEqual([0, wait]);
  },
);

test('U-19: a shorter wait does not end a longer one', async () => {
  const answer: Answer = { now: { ...FAILED, retryAfter: 600 } as PostResult };
  const { submit, outbox, queue, submissionOf, attempts } = openTab(answer);
  queue();
  outbox.start();
  await after(1);
  answer.now = FAILED;
  await submit(submissionOf());
  await after(500);
  expect(attempts).toEqual([0, 1]);
});

test.each([
  ['a 502', FAILED],
  ['a 422', INVALID],
])(
  'U-4: after %s to a flush the request is kept, and does not hold back a later one',
  async (_, failure) => {
    const answer = {
      get now() {
        return tab.posted.at(-1)?.key === first.key ? failure : SENT;
      },
    };
    const tab = openTab(answer);
    const first = tab.queue();
    await after(1);
    const second = tab.queue();
    tab.outbox.start();
    await after(1);
    expect(tab.sent()).toEqual([second.request]);
    expect(tab.storage.all()).toMatchObject([first]);
    await after(60);
    expect(tab.attempts).toEqual([1, 1, 61]);
  },
);

test('U-20: a tab skips a request that another tab is sending, and does not send it afterwards', async () => {
  const { result, arrive } = pendingResult();
  const [one, other] = [openTab({ now: result }), openTab({ now: SENT })];
  const first = one.queue();
  await after(1);
  const second = one.queue();
  one.outbox.start();
  other.outbox.start();
  await after(1);
  arrive(SENT);
  await after(1000);
  expect(one.posted).toMatchObject([first]);
  expect(other.posted).toMatchObject([second]);
});

/** A change of a request's entry by another tab. */
function changeElsewhere({ key, ...entry }: Submission, newValue: string | null) {
  const oldValue = JSON.stringify({ ...entry, at: Date.now() });
  const change = { key: `event-request:${key}`, oldValue, newValue };
  dispatchEvent(Object.assign(new Event('storage'), change));
}

test('U-20: other tabs are told of what a flush has sent, not of what was submitted or taken back', async () => {
  const write = vi.spyOn(localStorage, 'setItem');
  const marks = () => write.mock.calls.filter(([, text]) => text === 'flushed');
  const { outbox, queue, submit, submissionOf } = openTab({ now: SENT });
  await submit(submissionOf());
  outbox.takeBack(queue().key);
  expect(marks()).toEqual([]);
  const { key } = queue();
  outbox.start();
  await after(1);
  expect(marks()).toEqual([[`event-request:${key}`, 'flushed']]);
});

test('U-20: every open tab is told of a request that a flush of another tab has sent', () => {
  const { outbox, submissionOf, events } = openTab({ now: FAILED });
  outbox.start();
  const submission = submissionOf();
  changeElsewhere(submission, 'flushed');
  expect(events).toMatchObject([{ type: 'sent', submission, by: 'flush' }]);
});

test('U-4: an entry that is gone, as after seven days, is not taken for sent', async () => {
  const { outbox, submit, submissionOf, posted, events } = openTab({ now: FAILED });
  outbox.start();
  const submission = submissionOf();
  await submit(submission);
  localStorage.removeItem(`event-request:${submission.key}`);
  changeElsewhere(submission, null);
  expect(events).toEqual([]);
  await submit(submission);
  expect(posted).toEqual([submission, submission]);
});

test('S-SUB-4: a submit sends the request and tells so, and nothing is queued', async () => {
  const { submit, submissionOf, events, storage } = openTab({ now: SENT });
  const submission = submissionOf();
  expect(await submit(submission)).toEqual(SENT);
  expect(events).toEqual([{ type: 'sent', submission, by: 'submit' }]);
  expect(storage.all()).toEqual([]);
});

test('U-4: a submitted request is stored before its first attempt, because a phone may end the page', async () => {
  const { submit, submissionOf } = openTab({ now: pendingResult().result });
  const submission = submissionOf();
  void submit(submission);
  expect(openTab({ now: SENT }).storage.all()).toMatchObject([submission]);
});

test('U-4: a submit that fails is tried again after a minute', async () => {
  const answer: Answer = { now: FAILED };
  const { submit, outbox, submissionOf, attempts, sent } = openTab(answer);
  outbox.start();
  const submission = submissionOf();
  expect(await submit(submission)).toEqual(FAILED);
  answer.now = SENT;
  await after(60);
  expect(attempts).toEqual([0, 60]);
  expect(sent()).toEqual([submission.request]);
});

test('S-ERR-1: after a 422 to a submit the request is no longer queued, and the form gets the errors', async () => {
  const { submit, submissionOf, events, storage } = openTab({ now: INVALID });
  const submission = submissionOf();
  expect(await submit(submission)).toEqual(INVALID);
  expect(events).toEqual([{ type: 'invalid', submission }]);
  expect(storage.all()).toEqual([]);
});

test('U-4: a request that is taken back is not flushed, also if another one is being sent meanwhile', async () => {
  const { result, arrive } = pendingResult();
  const { outbox, queue, sent } = openTab({ now: result });
  const first = queue();
  await after(1);
  const second = queue();
  outbox.start();
  await after(1);
  outbox.takeBack(second.key);
  arrive(SENT);
  await after(100);
  expect(sent()).toEqual([first.request]);
});

test('U-4: a request that is edited while it is sent is not retried as it was', async () => {
  let isWanted = () => false;
  const sendWithRetries = (_: Submission, isStillWanted: () => boolean) => {
    isWanted = isStillWanted;
    return pendingResult().result;
  };
  const outbox = createOutbox({ sendWithRetries });
  const submission = openTab({ now: SENT }).submissionOf();
  void outbox.submit(submission);
  await after(1);
  expect(isWanted()).toBe(true);
  outbox.takeBack(submission.key);
  expect(isWanted()).toBe(false);
});

test('U-20: a request that is submitted while a flush sends it is posted once, and told once', async () => {
  const { result, arrive } = pendingResult();
  const { submit, outbox, queue, posted, sent } = openTab({ now: result });
  const submission = queue();
  outbox.start();
  await after(1);
  const submitting = submit(submission);
  await after(1);
  arrive(SENT);
  await submitting;
  expect([posted.length, sent()]).toEqual([1, [submission.request]]);
});

test.each<[string, PostResult, isEdited: boolean]>([
  ['sent by another tab', SENT, false],
  ['edited', FAILED, true],
])('U-4 U-20: a request that is %s before its submit gets the lock is not sent', async (...row) => {
  const [, end, isEdited] = row;
  const { result, arrive } = pendingResult();
  const [other, tab] = [openTab({ now: result }), openTab({ now: SENT })];
  const submission = other.queue();
  other.outbox.start();
  await after(1);
  const submitting = tab.submit(submission);
  if (isEdited) tab.outbox.takeBack(submission.key);
  arrive(end);
  expect(await submitting).toBeUndefined();
  expect([tab.posted, tab.events]).toEqual([[], []]);
});

test('U-4 U-22: a corrected version that is submitted during the flush of the first is sent and told after it', async () => {
  const { result, arrive } = pendingResult();
  const answer: Answer = { now: result };
  const { submit, outbox, queue, posted, sent, storage } = openTab(answer);
  const first = queue();
  outbox.start();
  await after(1);
  const corrected = { ...first, request: { ...first.request, description: 'Bajo techo.' } };
  outbox.takeBack(first.key);
  const submitting = submit(corrected);
  answer.now = SENT;
  arrive(SENT);
  await submitting;
  expect(posted).toMatchObject([first, corrected]);
  expect(sent()).toEqual([corrected.request]);
  expect(storage.all()).toEqual([]);
});

test('U-20: a request whose edit was undone before the answer is told of it', async () => {
  const { result, arrive } = pendingResult();
  const { submit, outbox, submissionOf, sent, storage } = openTab({ now: result });
  const submission = submissionOf();
  const submitting = submit(submission);
  await after(1);
  outbox.takeBack(submission.key);
  outbox.queue({ ...submission });
  arrive(SENT);
  await submitting;
  expect(sent()).toEqual([submission.request]);
  expect(storage.all()).toEqual([]);
});

test('an error of the page after a request was sent does not send it again', async () => {
  const { submit, outbox, submissionOf, posted, storage } = openTab({ now: SENT });
  outbox.listen(() => {
    throw new Error('bug');
  });
  await expect(submit(submissionOf())).rejects.toThrow('bug');
  expect([posted.length, storage.all()]).toEqual([1, []]);
});

test('U-4: a submit does not wait for a lock that no tab gives back', async () => {
  const request = (_name: string, { signal }: LockOptions) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  vi.stubGlobal('navigator', { locks: { request } });
  const { submit, submissionOf, sent } = openTab({ now: SENT });
  const submitting = submit(submissionOf());
  await after(4);
  expect(sent()).toEqual([]);
  await after(1);
  await submitting;
  expect(sent()).toHaveLength(1);
});

test.each([
  undefined,
  { request: async () => Promise.reject(new DOMException('denied', 'SecurityError')) },
])(
  'U-4: without usable locks a request is submitted and flushed all the same (%#)',
  async (locks) => {
    vi.stubGlobal('navigator', { locks });
    const { submit, outbox, queue, submissionOf, sent } = openTab({ now: SENT });
    const queued = queue();
    outbox.start();
    await after(1);
    const submitted = submissionOf();
    await submit(submitted);
    expect(sent()).toEqual([queued.request, submitted.request]);
  },
);
