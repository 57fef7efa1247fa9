import { expect, test, vi } from 'vitest';
import { refusal } from '../../tests/faults/brevo-faults.ts';
import { startFunction } from '../../tests/support/local-function.ts';
import { passTime } from '../../tests/support/stopped-time.ts';

/** The idempotency key of a form. */
const KEY = '0b6c7a52-3f1f-4d59-9a67-6f0d6d1c2b3a';
const BAD_KEY = refusal(401, 'unauthorized');

async function start(env = {}) {
  const { brevo, logged, send } = await startFunction({ env });
  return {
    brevo,
    logged,
    mails: () => brevo.messages.length,
    send: async (key = KEY, changes = {}) =>
      (await send(changes, { 'idempotency-key': key })).status,
  };
}

test('S-PRD-3: a duplicate gets the first answer, while the first request is sent and afterwards', async () => {
  const { logged, mails, send } = await start();
  expect(await Promise.all([send(), send()])).toEqual([200, 200]);
  expect(await send(KEY.toUpperCase())).toBe(200);
  expect(mails()).toBe(1);
  expect(logged.filter(({ isDuplicate }) => isDuplicate)).toHaveLength(2);
});

test('S-PRD-3: an edited request and a request of another form are no duplicates', async () => {
  const { mails, send } = await start();
  await send();
  await send(KEY, { numberOfGuests: 121 });
  await send(KEY.replace('0', '1'));
  expect(mails()).toBe(3);
});

test.each(['', `${KEY}0`, `${KEY}, ${KEY}`])(
  'S-PRD-3: two requests with the key %j are no duplicates',
  async (key) => {
    const { mails, send } = await start();
    await send(key);
    await send(key);
    expect(mails()).toBe(2);
  },
);

test('S-PRD-3: a duplicate at the same time gets the same failure, and a later one is sent', async () => {
  const { brevo, mails, send } = await start();
  brevo.failNext(BAD_KEY, BAD_KEY);
  expect(await Promise.all([send(), send()])).toEqual([502, 502]);
  expect([await send(), mails()]).toEqual([200, 1]);
});

test('S-PRD-3 U-19: after a bug the request counts for no limit, and a duplicate is sent', async () => {
  const { send } = await start({ RATE_LIMIT_VISITOR: '1' });
  const limits = vi.spyOn(AbortSignal, 'timeout');
  // The first time limit is that of the body, the second belongs to the mail.
  limits.mockReturnValueOnce(new AbortController().signal).mockImplementationOnce(() => {
    throw new Error('a bug');
  });
  expect(await send()).toBe(502);
  expect(await send()).toBe(200);
  expect(await send(KEY.replace('0', '1'))).toBe(429);
});

test('U-20: a duplicate is recognized for 24 hours', async () => {
  const { mails, send } = await start();
  await send();
  passTime(24 * 60 * 60_000 - 1);
  await send();
  expect(mails()).toBe(1);
  passTime(1);
  await send();
  expect(mails()).toBe(2);
});
