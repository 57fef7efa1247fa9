import { describe, expect, test } from 'vitest';
import type { BrevoAccount } from '../../tools/local/brevo-account.ts';
import type { Fault } from '../../tools/local/brevo-faults.ts';
import { COMPLETE_ENV, URL_OF_FUNCTION } from '../api/local-function.ts';
import { freePort } from '../support/free-port.ts';
import { startRedis } from '../support/redis.ts';
import { BAD_KEY, BREVO_SCENARIOS, brevoScenario } from './brevo-scenarios.ts';
import { duplicateScenarios } from './duplicate-scenarios.ts';
import { oneRequest, sendAndRetry } from './observed.ts';
import { later, REDIS_AWAY, rows, scenario } from './scenario.ts';
import { ownClock } from './time.ts';

/**
 * Every fault of Brevo, Redis and the network, and duplicates of a request. In the end Brevo has one mail, or two in the
 * last six rows (S-PRD-3, U-4). Each scenario declares its row of the README's table, and fails if it ends otherwise.
 */

/** Time limit for a Redis that hangs, in milliseconds. */
const HASTY_MS = 300;

describe('Brevo and the network', () => {
  for (const row of BREVO_SCENARIOS) brevoScenario(row);

  scenario(
    'U-4 S-PRD-3',
    'no server listens at Brevo’s address',
    later('alarm `provider-away`'),
    async (start) => {
      const url = `http://127.0.0.1:${await freePort()}`;
      return sendAndRetry(await start({ env: { BREVO_BASE_URL: url } }), await start());
    },
  );
});

describe('the function itself', () => {
  scenario(
    'S-API-6 U-4',
    'a variable of the function is missing',
    later('alarm `not-configured`', 503),
    async (start) => sendAndRetry(await start({ env: { SENDER_EMAIL: '' } }), await start()),
  );

  scenario(
    'S-API-8 U-4',
    'more requests than the limits allow',
    later('alarm `limit-reached:total`', 429),
    async (start) => {
      const { now, passHours } = ownClock();
      const instance = await start({ env: { RATE_LIMIT_TOTAL: '1/600' }, now });
      await instance.send();
      const request = oneRequest(instance);
      await request.send();
      passHours();
      await request.send();
      return request.seen();
    },
  );

  scenario(
    'U-15 U-32',
    'more requests with several spam signals than five a day',
    later('alarm `limit-reached:spam`', 429),
    async (start) => {
      const { now, passHours } = ownClock();
      const signals = { 'form-signals': 'age=1,trap' };
      const spam = { description: 'https://a.example https://b.example https://c.example' };
      const instance = await start({ now });
      for (let sent = 0; sent < 5; sent++) await instance.send(spam, signals);
      const request = oneRequest({
        ...instance,
        send: (changes, headers) =>
          instance.send({ ...changes, ...spam }, { ...headers, ...signals }),
      });
      await request.send();
      for (let hours = 0; hours < 25; hours += 5) passHours();
      await request.send();
      return request.seen();
    },
  );
});

describe('the owner', () => {
  scenario(
    'U-31',
    'an optional variable of the function is malformed',
    { visitor: 'thanks', staff: 'one mail; alarm `not-configured`' },
    async (start) => sendAndRetry(await start({ env: { REDIS_URL: 'redis' } })),
  );

  scenario(
    'U-27',
    'the key is wrong, and the owner’s webhook refuses the alarm',
    later('alarm `bad-key`; alarm `webhook-away`'),
    async (start) => {
      const instance = await start();
      instance.webhook.habit = 'refuses';
      instance.brevo.failNext(BAD_KEY);
      return sendAndRetry(instance);
    },
  );

  const CRON_SECRET = 'cron-only-for-tests';
  const RECEIVER = COMPLETE_ENV.MANAGEMENT_EMAIL;
  const blocked = new Set([RECEIVER]);
  const OTHERS = ['biel@visitor.example', 'carla@visitor.example'];
  const MAY_ONLY_SEND: Fault = { kind: 'restricted-key' };
  /** Faults of the freeing, then of the daily call; the addresses of other visitors at the same time. */
  type Besides = { fault?: Fault; daily?: readonly Fault[]; others?: readonly string[] };
  const UNDELIVERED: [why: string, staff: string, Partial<BrevoAccount>, Besides?][] = [
    ['it blocks a receiver', 'one mail; alarm `recipient-blocked`', { blocked }],
    [
      'it blocks a receiver, and three requests arrive at once',
      'one mail; alarm `recipient-blocked`',
      { blocked },
      { others: OTHERS },
    ],
    [
      'it blocks a receiver, and the mailbox rejects the second mail',
      'none; alarm `recipient-blocked`; alarm `not-delivered`',
      { blocked, fate: 'hardBounces' },
    ],
    [
      'it blocks a receiver, and does not free them with the request, but with the daily call',
      'none; alarm `recipient-blocked`; alarm `not-delivered`',
      { blocked },
      { fault: { kind: 'reset' } },
    ],
    [
      'it blocks a receiver, and the key may only send',
      'none; alarm `key-may-only-send`',
      { blocked },
      { fault: MAY_ONLY_SEND, daily: Array(4).fill(MAY_ONLY_SEND) },
    ],
    ['it bounces', 'none; alarm `not-delivered`', { fate: 'hardBounces' }],
    ['the mailbox is full for twelve hours', 'none; alarm `not-delivered`', { fate: 'full' }],
  ];
  for (const [why, staff, account, { fault, daily = [], others = [] } = {}] of UNDELIVERED)
    scenario(
      'U-25',
      `Brevo takes the mail and does not deliver it: ${why}`,
      { visitor: 'thanks', staff },
      async (start) => {
        const { now, moveTo } = ownClock();
        // A Tuesday, and the daily call of Wednesday: on Mondays it sends a sign of life.
        moveTo(Date.parse('2026-11-24T17:00:00Z'));
        const instance = await start({ env: { CRON_SECRET }, now });
        instance.brevo.changeAccount(account);
        if (fault) instance.brevo.failFor(RECEIVER, fault);
        const request = oneRequest(instance);
        await Promise.all([...others.map((email) => instance.send({ email })), request.send()]);
        moveTo(Date.parse('2026-11-25T06:00:00Z'));
        instance.brevo.failNext(...daily);
        if (daily[0]) instance.brevo.failFor(RECEIVER, daily[0]);
        const headers = { authorization: `Bearer ${CRON_SECRET}` };
        await instance.handle(new Request(URL_OF_FUNCTION, { headers }));
        return request.seen();
      },
    );
});

describe('Redis', () => {
  scenario('S-API-8 S-PRD-3', 'Redis was never there', REDIS_AWAY, async (start) => {
    const url = `redis://127.0.0.1:${await freePort()}`;
    return sendAndRetry(await start({ env: { REDIS_URL: url } }));
  });

  scenario('S-API-8 S-PRD-3', 'Redis hangs', REDIS_AWAY, async (start) => {
    const redis = await startRedis();
    redis.hang();
    return sendAndRetry(await start({ env: { REDIS_URL: redis.url }, redisTimeoutMs: HASTY_MS }));
  });
});

describe('duplicates', duplicateScenarios);

test('U-4 U-20 U-25 S-PRD-3: every row ends with thanks, all but the last six with one mail, or none and an alarm', () => {
  expect(rows.filter(({ visitor }) => !/(?:^|; )thanks(?: later)?$/.test(visitor))).toEqual([]);
  const others = rows.filter(({ staff }) => !/^one mail\b/.test(staff));
  const undelivered = others.filter(({ staff }) => /^none; alarm/.test(staff));
  expect(others).toEqual([...undelivered, ...rows.slice(-6)]);
  for (const { staff } of rows.slice(-6)) expect(staff).toMatch(/^two mails\b/);
});
