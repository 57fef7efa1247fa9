import { expect, test } from 'vitest';
import {
  type Fault,
  HANG,
  page,
  RESET,
  redirect,
  refusal,
} from '../../tests/faults/brevo-faults.ts';
import { expectAnswer, startFunction } from '../../tests/support/local-function.ts';
import { passTime } from '../../tests/support/stopped-time.ts';

const HOUR_MS = 60 * 60_000;
const BAD_KEY = refusal(401, 'unauthorized');
const UNAVAILABLE = { status: 'unavailable' };

async function startAlarmed(webhookFault?: Fault) {
  const started = await startFunction({ at: '2026-11-24T00:00:00Z' });
  started.webhook.fault = webhookFault;
  /** Sends a request that Brevo refuses, with the minimal mail. */
  async function fail(fault = BAD_KEY) {
    started.brevo.failNext(fault, fault);
    return started.send({ name: 'Zzsecreta' });
  }
  return { ...started, fail };
}

test('U-21 U-37: an alarm says what is true and what to do, with Brevo’s status, and no visitor’s words', async () => {
  const { fail, webhook } = await startAlarmed();
  await expectAnswer(await fail(), 502, UNAVAILABLE);
  const [{ body, ...call } = expect.fail()] = webhook.posts;
  expect(call).toEqual({ method: 'POST', type: 'application/json', path: '/hook-secret' });
  const lines = [/^Puede que no llegue/, /^Arréglalo/, /^Reenvía/, /: HTTP 401, unauthorized\.$/];
  const { text } = JSON.parse(body);
  expect(text.split('\n')).toEqual(
    [...lines, /^Web de Alhelí \(cannot-send\)$/].map((line) => expect.stringMatching(line)),
  );
  expect(text).not.toContain('Zzsecreta');
});

test('U-27: the same text is sent once on a day in UTC, however often it is raised', async () => {
  const { alarms, fail, webhook } = await startAlarmed();
  for (let hours = 0; hours < 24; hours++) {
    await fail();
    expect([webhook.posts.length, alarms.length]).toEqual([1, hours + 1]);
    passTime(HOUR_MS);
  }
  await fail();
  expect(webhook.posts).toHaveLength(2);
});

test('U-27: another text is sent on the same day, also for an alarm of the same name', async () => {
  const { fail, webhook } = await startAlarmed();
  await fail();
  await fail(refusal(402, 'not_enough_credits'));
  await fail();
  expect(webhook.alarms()).toEqual(['cannot-send', 'cannot-send']);
});

test('U-27: two equal alarms at once are sent once', async () => {
  const { brevo, send, webhook } = await startAlarmed();
  brevo.failNext(...Array<Fault>(4).fill(BAD_KEY));
  await Promise.all([send({ name: 'Ana' }), send({ name: 'Eva' })]);
  expect(webhook.posts).toHaveLength(1);
});

test.each([page(500), redirect('/other'), RESET, HANG])(
  'U-27: a webhook with $name gets one try of 3 s, and the log has the alarm; the next one is sent',
  async (fault) => {
    const { alarms, brevo, fail, logged, webhook } = await startAlarmed(fault);
    const before = Date.now();
    await expectAnswer(await fail(), 502, UNAVAILABLE);
    expect(Date.now() - before).toBe(fault === HANG ? 3000 : 0);
    expect(webhook.posts.map(({ path }) => path)).toEqual(['/hook-secret']);
    expect([alarms.length, brevo.messages]).toEqual([1, []]);
    expect(JSON.stringify([logged, alarms])).not.toContain('hook-secret');
    webhook.fault = undefined;
    for (let times = 0; times < 2; times++) await fail();
    expect(webhook.posts).toHaveLength(2);
  },
);

test('U-27: without a webhook, alarms stand in the log alone', async () => {
  const { alarms, brevo, send } = await startFunction({ env: { ALARM_WEBHOOK_URL: '' } });
  brevo.failNext(BAD_KEY, BAD_KEY);
  await expectAnswer(await send(), 502, UNAVAILABLE);
  expect(alarms.map(({ name }) => name)).toEqual(['cannot-send']);
});
