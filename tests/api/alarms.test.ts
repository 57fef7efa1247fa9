import { expect, test } from 'vitest';
import { alarmNote } from '../../src/server/alarm.ts';
import { CALL_HOUR, type Times } from '../../src/server/times.ts';
import { type Fault, refusal } from '../../tools/local/brevo-faults.ts';
import type { WebhookHabit } from '../support/webhook.ts';
import { afterAnswers, expectAnswer, post, startFunction } from './local-function.ts';
import { ANA } from './sample-request.ts';

/** The alarms that reach the owner's webhook, over HTTP. */

const HOUR_MS = 60 * 60_000;
const BAD_KEY: Fault = refusal(401, 'unauthorized');
const NO_LIMITS = { RATE_LIMIT_VISITOR: '100000/600', RATE_LIMIT_TOTAL: '100000/600' };
const UNAVAILABLE = { status: 'unavailable' };

/** A function with a clock that the test moves. */
async function startAlarmed(habit: WebhookHabit = 'accepts', times: Partial<Times> = {}) {
  const clock = { ms: Date.parse('2026-11-24T00:00:00Z') };
  const started = await startFunction({ env: NO_LIMITS, now: () => clock.ms, times });
  started.webhook.habit = habit;
  const fail = async () => {
    started.brevo.failNext(BAD_KEY);
    return started.send({ name: 'Zzsecreta' });
  };
  return { ...started, clock, fail };
}

test('U-21 U-37: an alarm says what is true and what to do, with Brevo’s status, and no visitor’s words', async () => {
  const { fail, webhook } = await startAlarmed();
  await expectAnswer(await fail(), 502, UNAVAILABLE);
  const note = alarmNote({ alarm: 'cannot-send', provider: 'HTTP 401, unauthorized' });
  const text = [...note, 'Web de Alhelí (cannot-send)'].join('\n');
  const body = JSON.stringify({ text });
  const type = 'application/json';
  expect(webhook.posts).toEqual([{ method: 'POST', type, path: '/hook-secret', body }]);
});

test('U-27: the same alarm rings once from one daily call to the next, however often it is raised', async () => {
  const { clock, fail, webhook } = await startAlarmed();
  clock.ms += CALL_HOUR * HOUR_MS;
  for (let hours = 0; hours < 24; hours++) {
    await fail();
    expect(webhook.posts).toHaveLength(1);
    clock.ms += HOUR_MS;
  }
  await fail();
  expect(webhook.posts).toHaveLength(2);
});

test('U-21: two requests at once, whose alarm nobody has taken, do not silence the next one', async () => {
  const { brevo, fail, send, webhook } = await startAlarmed('refuses');
  // Two requests, and the mail of their alarm.
  brevo.failNext(BAD_KEY, BAD_KEY, BAD_KEY);
  await Promise.all([send({ name: 'Ana' }), send({ name: 'Eva' })]);
  webhook.habit = 'accepts';
  await fail();
  expect(webhook.posts).toHaveLength(2);
});

test.each<WebhookHabit>(['refuses', 'redirects', 'resets'])(
  'U-27: a webhook that %s gets one try, and the alarm is one mail that says so',
  async (habit) => {
    const { brevo, clock, fail, logged, webhook } = await startAlarmed(habit);
    for (let times = 0; times < 3; times++) {
      await expectAnswer(await fail(), 502, UNAVAILABLE);
      clock.ms += HOUR_MS;
    }
    expect(webhook.posts.map(({ path }) => path)).toEqual(['/hook-secret']);
    const [{ body } = expect.fail(), ...others] = brevo.messages;
    expect(others).toEqual([]);
    expect(body.tags).toEqual(['aviso']);
    expect(body.textContent).toContain('porque ALARM_WEBHOOK_URL no lo ha aceptado');
    expect(body.textContent).toMatch(/\n\nWeb de Alhelí \(cannot-send\)$/);
    expect(JSON.stringify([logged, brevo.messages])).not.toContain('hook-secret');
  },
);

test('U-27: a webhook that answers late may have rung: no mail, and no second try within an hour', async () => {
  const { brevo, clock, fail, webhook } = await startAlarmed('hangs', { webhookMs: 500 });
  for (const posts of [1, 1, 2]) {
    await fail();
    expect(webhook.posts).toHaveLength(posts);
    clock.ms += HOUR_MS / 2;
  }
  expect(brevo.messages).toEqual([]);
});

test('U-27: no answer waits for the webhook, because the host runs that work after it', async () => {
  const { answer, brevo } = await startAlarmed('hangs', { webhookMs: 200 });
  brevo.failNext(BAD_KEY);
  expect((await answer(post(JSON.stringify(ANA)))).status).toBe(502);
  const isEnded = Promise.all(afterAnswers.splice(0)).then(() => true);
  expect(await Promise.race([isEnded, Promise.resolve(false)])).toBe(false);
  await isEnded;
});
