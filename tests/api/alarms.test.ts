import { expect, test } from 'vitest';
import { alarmNote } from '../../src/server/alarm.ts';
import type { TimeLimits } from '../../src/server/times.ts';
import { type Fault, refusal } from '../faults/brevo-faults.ts';
import type { WebhookHabit } from '../support/webhook.ts';
import { COMPLETE_ENV, expectAnswer, startFunction } from './local-function.ts';

/** The alarms that reach the owner's webhook, over HTTP. */

const HOUR_MS = 60 * 60_000;
const BAD_KEY = refusal(401, 'unauthorized');
const UNAVAILABLE = { status: 'unavailable' };

/** A function with a clock that the test moves. */
async function startAlarmed(habit: WebhookHabit = 'accepts', times: Partial<TimeLimits> = {}) {
  const clock = { ms: Date.parse('2026-11-24T00:00:00Z') };
  const started = await startFunction({ now: () => clock.ms, times });
  started.webhook.habit = habit;
  /** Sends a request that Brevo refuses, with the minimal mail. */
  async function fail(fault = BAD_KEY) {
    started.brevo.failNext(fault, fault);
    return started.send({ name: 'Zzsecreta' });
  }
  return { ...started, clock, fail };
}

test('U-21 U-37: an alarm says what is true and what to do, with Brevo’s status, and no visitor’s words', async () => {
  const { fail, webhook } = await startAlarmed();
  await expectAnswer(await fail(), 502, UNAVAILABLE);
  const note = alarmNote({ alarm: 'cannot-send', providerMessage: 'HTTP 401, unauthorized' });
  const text = [...note, 'Web de Alhelí (cannot-send)'].join('\n');
  const body = JSON.stringify({ text });
  const type = 'application/json';
  expect(webhook.posts).toEqual([{ method: 'POST', type, path: '/hook-secret', body }]);
});

test('U-27: the same text is sent once on a day in UTC, however often it is raised', async () => {
  const { clock, fail, webhook } = await startAlarmed();
  for (let hours = 0; hours < 24; hours++) {
    await fail();
    expect(webhook.posts).toHaveLength(1);
    clock.ms += HOUR_MS;
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

test('U-21: two alarms at once that nothing accepted do not silence the next one', async () => {
  const { brevo, fail, send, webhook } = await startAlarmed('refuses');
  // Two requests with their minimal mails, and the mail of their alarm.
  brevo.failNext(...Array<Fault>(5).fill(BAD_KEY));
  await Promise.all([send({ name: 'Ana' }), send({ name: 'Eva' })]);
  webhook.habit = 'accepts';
  await fail();
  expect(webhook.posts).toHaveLength(2);
});

test.each<WebhookHabit>(['refuses', 'redirects', 'resets', 'hangs'])(
  'U-27: a webhook that %s gets one try, and the alarm is one mail that says so',
  async (habit) => {
    const { alarms, brevo, clock, fail, logged, webhook } = await startAlarmed(habit, {
      webhookMs: 500,
    });
    for (let times = 0; times < 3; times++) {
      await expectAnswer(await fail(), 502, UNAVAILABLE);
      clock.ms += HOUR_MS;
    }
    expect(webhook.posts.map(({ path }) => path)).toEqual(['/hook-secret']);
    const [{ body } = expect.fail(), ...others] = brevo.messages;
    expect(others).toEqual([]);
    expect(body.textContent).toContain('porque ALARM_WEBHOOK_URL no lo ha aceptado');
    expect(body.textContent).toMatch(/\n\nWeb de Alhelí \(cannot-send\)$/);
    expect(JSON.stringify([logged, alarms, brevo.messages])).not.toContain('hook-secret');
  },
);

test('U-25 U-27: the mail of an alarm goes to the receivers that can be reached', async () => {
  const { brevo, send, webhook } = await startFunction({
    env: { MANAGEMENT_EMAIL: 'lost@estudio.example, eva@estudio.example' },
  });
  webhook.habit = 'refuses';
  brevo.blocked.set('lost@estudio.example', 'hardBounce');
  await expectAnswer(await send(), 200, { status: 'sent' });
  const receivers = brevo.messages.map(({ body }) => body.to.map(({ email }) => email));
  expect(receivers).toEqual([['eva@estudio.example'], ['eva@estudio.example']]);
});

test('U-25 U-27: an alarm that neither the webhook nor a receiver accepts is sent again', async () => {
  const { brevo, send, webhook } = await startAlarmed('refuses');
  brevo.blocked.set(COMPLETE_ENV.MANAGEMENT_EMAIL, 'hardBounce');
  for (let times = 0; times < 2; times++) await expectAnswer(await send(), 502, UNAVAILABLE);
  expect(webhook.alarms()).toEqual(['receiver-lost', 'receiver-lost']);
});

test('U-27: without a webhook, alarms stand in the log alone', async () => {
  const { alarms, brevo, send } = await startFunction({ env: { ALARM_WEBHOOK_URL: '' } });
  brevo.failNext(BAD_KEY, BAD_KEY);
  await expectAnswer(await send(), 502, UNAVAILABLE);
  expect(alarms.map(({ alarm }) => alarm)).toEqual(['cannot-send']);
  expect(brevo.messages).toEqual([]);
});
