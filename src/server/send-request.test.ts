import { describe, expect, test } from 'vitest';
import { ANA, KEY } from '../../tests/api/sample-request.ts';
import type { EventRequest } from '../shared/event-request.ts';
import type { SendResult } from './brevo.ts';
import { createSendRequest, MAX_ANSWERS } from './send-request.ts';

const SENT: SendResult = { result: { kind: 'done', status: 201, value: {} }, attempts: 1 };
const REFUSED: SendResult = {
  result: { kind: 'refused', failure: 'refused', status: 402, mayPass: false, retryAfterMs: 0 },
  attempts: 1,
};

/** A sender without a Brevo. `fail`: the results of the next mails; any further one is sent. */
function setUp() {
  const clock = { ms: 0 };
  const results: (() => SendResult)[] = [];
  let mails = 0;
  const mailer = {
    async send() {
      mails++;
      return (results.shift() ?? (() => SENT))();
    },
  };
  const limiter = { take: async () => ({ allowed: true as const, giveBack: async () => {} }) };
  const sendRequest = createSendRequest({ limiter, mailer, now: () => clock.ms });
  return {
    clock,
    fail: (...next: (() => SendResult)[]) => void results.push(...next),
    async send(key = KEY, changes: Partial<EventRequest> = {}) {
      const headers = new Headers({ 'idempotency-key': key });
      return (await sendRequest({ request: { ...ANA, ...changes }, headers, endsAt: 0 })).outcome;
    },
    mails: () => mails,
  };
}

/** A key for each number. */
const keyOf = (index: number) => KEY.slice(0, -6) + String(index).padStart(6, '0');

describe('a duplicate', () => {
  test('S-PRD-3: gets the first answer, during its sending and afterwards', async () => {
    const { send, mails } = setUp();
    await Promise.all([send(), send()]);
    expect(await send(KEY.toUpperCase())).toBe('sent');
    expect(mails()).toBe(1);
  });

  test('S-PRD-3: is no request that was edited, nor one of another form', async () => {
    const { send, mails } = setUp();
    await send();
    await send(KEY, { numberOfGuests: 121 });
    await send(KEY.replace('0', '1'));
    expect(mails()).toBe(3);
  });

  test.each(['', 'abc', `${KEY}0`, `${KEY}, ${KEY}`, KEY.replaceAll('-', '')])(
    'S-PRD-3: is not known by the key %j',
    async (key) => {
      const { send, mails } = setUp();
      await send(key);
      await send(key);
      expect(mails()).toBe(2);
    },
  );

  test('S-PRD-3: at once shares a failure, a later one is sent', async () => {
    const { send, fail, mails } = setUp();
    fail(() => REFUSED);
    expect(await Promise.all([send(), send()])).toEqual(['provider-refused', 'provider-refused']);
    expect([await send(), mails()]).toEqual(['sent', 2]);
  });

  test('S-PRD-3: of a request whose sending threw is sent', async () => {
    const { send, fail } = setUp();
    fail(() => {
      throw new Error('a bug');
    });
    await expect(send()).rejects.toThrow('a bug');
    expect(await send()).toBe('sent');
  });

  test('U-20: is known for 24 hours, and among the newest thousand', async () => {
    const { clock, send, mails } = setUp();
    await send();
    clock.ms = 24 * 60 * 60_000 - 1;
    await send();
    expect(mails()).toBe(1);
    clock.ms += 1;
    await send();
    expect(mails()).toBe(2);
    for (let index = 0; index < MAX_ANSWERS; index++) await send(keyOf(index));
    await send(keyOf(0));
    expect(mails()).toBe(2 + MAX_ANSWERS);
    await send();
    expect(mails()).toBe(3 + MAX_ANSWERS);
  });
});
