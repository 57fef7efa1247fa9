import { expect, test } from 'vitest';
import { type EventRequest, SAMPLE_REQUEST } from '../shared/event-request.ts';
import type { Delivery } from './brevo.ts';
import { createSendRequest } from './send-request.ts';

/** The idempotency key of a form. */
const KEY = '0b6c7a52-3f1f-4d59-9a67-6f0d6d1c2b3a';
const SENT: Delivery = { outcome: 'sent', attempts: 1, alarms: [], dailyAlarms: [] };
const REFUSED: Delivery = { ...SENT, outcome: 'provider-refused' };

/** A sender without a Brevo. `fail`: the deliveries of the next mails; any further one is sent. */
function setUp() {
  const clock = { ms: 0 };
  const deliveries: (() => Delivery)[] = [];
  let mails = 0;
  let released = 0;
  const mailer = {
    async send() {
      mails++;
      return (deliveries.shift() ?? (() => SENT))();
    },
  };
  const limits = { consume: () => ({ allowed: true as const, release: () => void released++ }) };
  const sendRequest = createSendRequest({ limits, mailer, now: () => clock.ms });
  return {
    clock,
    fail: (...next: (() => Delivery)[]) => void deliveries.push(...next),
    async send(key = KEY, changes: Partial<EventRequest> = {}) {
      const request = { ...SAMPLE_REQUEST, ...changes };
      const headers = new Headers({ 'idempotency-key': key });
      return (await sendRequest({ request, headers, endsAt: 0 })).outcome;
    },
    mails: () => mails,
    released: () => released,
  };
}

test('S-PRD-3: a duplicate gets the first answer, while the first request is sent and afterwards', async () => {
  const { send, mails } = setUp();
  await Promise.all([send(), send()]);
  expect(await send(KEY.toUpperCase())).toBe('sent');
  expect(mails()).toBe(1);
});

test('S-PRD-3: an edited request and a request of another form are no duplicates', async () => {
  const { send, mails } = setUp();
  await send();
  await send(KEY, { numberOfGuests: 121 });
  await send(KEY.replace('0', '1'));
  expect(mails()).toBe(3);
});

test.each(['', 'abc', `${KEY}0`, `${KEY}, ${KEY}`, KEY.replaceAll('-', '')])(
  'S-PRD-3: two requests with the key %j are no duplicates',
  async (key) => {
    const { send, mails } = setUp();
    await send(key);
    await send(key);
    expect(mails()).toBe(2);
  },
);

test('S-PRD-3: a duplicate at the same time gets the same failure, and a later one is sent', async () => {
  const { send, fail, mails } = setUp();
  fail(() => REFUSED);
  expect(await Promise.all([send(), send()])).toEqual(['provider-refused', 'provider-refused']);
  expect([await send(), mails()]).toEqual(['sent', 2]);
});

test('S-PRD-3 U-19: a duplicate is sent after an exception, and the first request counts for no limit', async () => {
  const { send, fail, released } = setUp();
  fail(() => {
    throw new Error('a bug');
  });
  await expect(send()).rejects.toThrow('a bug');
  expect(released()).toBe(1);
  expect(await send()).toBe('sent');
  expect(released()).toBe(1);
});

test('U-20: a duplicate is recognized for 24 hours', async () => {
  const { clock, send, mails } = setUp();
  await send();
  clock.ms = 24 * 60 * 60_000 - 1;
  await send();
  expect(mails()).toBe(1);
  clock.ms += 1;
  await send();
  expect(mails()).toBe(2);
});
