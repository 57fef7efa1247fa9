import { describe, expect, test } from 'vitest';
import type { Alarm } from '../../src/server/alarm.ts';
import type { RetryTimes } from '../../src/shared/retry.ts';
import type { BrevoAccount } from '../../tools/local/brevo-account.ts';
import type { Fault } from '../../tools/local/brevo-faults.ts';
import { startWebhook } from '../support/webhook.ts';
import { expectAnswer, rejected, startFunction, URL_OF_FUNCTION } from './local-function.ts';

/** The host's daily call: GET with `CRON_SECRET` as bearer. The account is at the local Brevo. */

const SECRET = 'cron-only-for-tests';
const HEALTHY = { status: 'healthy' };

const call = (authorization?: string, method = 'GET') =>
  new Request(URL_OF_FUNCTION, { method, headers: authorization ? { authorization } : {} });

/** Long enough for a busy machine; short where Brevo never answers. */
const PATIENT = { totalMs: 10_000, attemptMs: 2000 };
const SHORT = { totalMs: 400, attemptMs: 200, leastAttemptMs: 50 };

async function startChecked(
  env: Record<string, string> = {},
  times: Partial<RetryTimes> = PATIENT,
) {
  const webhook = await startWebhook();
  const started = await startFunction({
    env: { CRON_SECRET: SECRET, ALARM_WEBHOOK_URL: webhook.url, ...env },
    times,
  });
  const ask = () => started.handle(call(`Bearer ${SECRET}`));
  return { ...started, ask, rung: webhook.alarms };
}

test('U-21: an account that can send is healthy, and no mail or alarm is sent', async () => {
  const { ask, brevo, logged, alarms, rung } = await startChecked();
  await expectAnswer(await ask(), 200, HEALTHY);
  expect(brevo.messages).toEqual([]);
  expect(logged).toEqual([
    { id: expect.any(String), outcome: 'healthy', httpStatus: 200, ms: expect.any(Number) },
  ]);
  expect([alarms, rung()]).toEqual([[], []]);
});

const sender = { email: 'web@estudio.example', active: true };
const domain = { domain_name: 'estudio.example', authenticated: true, verified: true };
const ACCOUNTS: [string, Partial<BrevoAccount>, Alarm][] = [
  [
    'no credits',
    { plan: [{ type: 'free', creditsType: 'sendLimit', credits: 0 }] },
    'plan-exhausted',
  ],
  ['an account that may not send', { relayEnabled: false }, 'account-suspended'],
  ['an unverified sender', { senders: [{ ...sender, active: false }] }, 'bad-sender'],
  ['an unknown sender', { senders: [] }, 'bad-sender'],
  ['an unauthenticated domain', { domains: [{ ...domain, authenticated: false }] }, 'bad-domain'],
  ['an unverified domain', { domains: [{ ...domain, verified: false }] }, 'bad-domain'],
  ['an unknown domain', { domains: [] }, 'bad-domain'],
];

describe('the daily call finds', () => {
  test.each(ACCOUNTS)('U-21: %s', async (_, changes, alarm) => {
    const { ask, brevo, alarms, rung } = await startChecked();
    brevo.changeAccount(changes);
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms: [alarm] });
    expect([alarms, rung()]).toEqual([[{ alarm }], [alarm]]);
  });

  test('U-21: a wrong key', async () => {
    const { ask, rung } = await startChecked({ BREVO_API_KEY: 'xkeysib-another' });
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms: ['bad-key'] });
    expect(rung()).toEqual(['bad-key']);
  });

  test('U-21: a blocked address', async () => {
    const { ask, brevo, rung } = await startChecked();
    brevo.failNext({ kind: 'blocked-address' });
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms: ['blocked-address'] });
    expect(rung()).toEqual(['blocked-address']);
  });

  test('U-21: several problems at once, and each rings', async () => {
    const { ask, brevo, rung } = await startChecked();
    brevo.changeAccount({ relayEnabled: false, senders: [], domains: [] });
    const alarms = ['account-suspended', 'bad-sender', 'bad-domain'];
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms });
    expect(rung().sort()).toEqual(alarms.toSorted());
  });

  test('U-21: a sender of free mail, whose domain cannot be authenticated', async () => {
    const { ask, brevo } = await startChecked({ SENDER_EMAIL: 'studio@gmail.com' });
    brevo.changeAccount({ senders: [{ email: 'studio@gmail.com', active: true }] });
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms: ['bad-domain'] });
  });

  test('U-21: a missing variable', async () => {
    const { ask, alarms, rung } = await startChecked({ SENDER_NAME: '' });
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms: ['not-configured'] });
    expect(alarms).toEqual([{ alarm: 'not-configured', configuration: 'missing: SENDER_NAME' }]);
    expect(rung()).toEqual(['not-configured']);
  });
});

describe('a Brevo that does not answer', () => {
  const passing: Fault[] = [{ kind: 'status', status: 503 }, { kind: 'reset' }, { kind: 'hang' }];

  test.each(passing)('U-21: a retry after %j gets the answer', async (fault) => {
    const { ask, brevo } = await startChecked();
    brevo.failNext(fault);
    await expectAnswer(await ask(), 200, HEALTHY);
  });

  test.each(passing)('U-21: %j in every attempt is an alarm', async (fault) => {
    const { ask, brevo, rung } = await startChecked({}, SHORT);
    brevo.failNext(...Array<Fault>(300).fill(fault));
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms: ['provider-away'] });
    expect(rung()).toEqual(['provider-away']);
  });

  test('U-21: a key that may only send is healthy, and one notice is logged', async () => {
    const { ask, brevo, notices, rung } = await startChecked();
    brevo.failNext(...Array<Fault>(3).fill({ kind: 'restricted-key' }));
    await expectAnswer(await ask(), 200, HEALTHY);
    expect(notices).toEqual([{ notice: 'key-may-only-send' }]);
    expect(rung()).toEqual([]);
  });
});

describe('a call without the secret', () => {
  test.each([
    ['no bearer', undefined],
    ['another secret', 'Bearer cron-only-for-test'],
    ['a longer secret', `Bearer ${SECRET}s`],
    ['no scheme', SECRET],
    ['another scheme', `Basic ${SECRET}`],
    ['an empty bearer', 'Bearer'],
  ])('U-21: %s gets the 405 of any other GET', async (_, authorization) => {
    const { handle, logged } = await startChecked();
    const response = await handle(call(authorization));
    expect(response.headers.get('allow')).toBe('POST');
    await expectAnswer(response, 405, rejected('method'));
    expect(logged[0]?.outcome).toBe('method');
  });

  test.each(['Bearer', 'Bearer undefined', 'Bearer '])(
    'U-21: "%s" gets 405 if no secret is set',
    async (authorization) => {
      for (const CRON_SECRET of ['', ' ']) {
        const { handle } = await startChecked({ CRON_SECRET });
        await expectAnswer(await handle(call(authorization)), 405, rejected('method'));
      }
    },
  );

  test.each(['HEAD', 'PUT', 'DELETE'])('U-21: %s with the secret is a 405', async (method) => {
    const { handle } = await startChecked();
    await expectAnswer(await handle(call(`Bearer ${SECRET}`, method)), 405, rejected('method'));
  });

  test('U-21: no answer and no log holds the secret', async () => {
    const { ask, brevo, logged, alarms } = await startChecked();
    brevo.changeAccount({ senders: [] });
    const answer = await (await ask()).text();
    expect(JSON.stringify([answer, logged, alarms])).not.toContain(SECRET);
  });
});
