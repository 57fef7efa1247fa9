import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { alarmNote, REMEDIES, sentences } from '../../src/server/alarm.ts';
import type { Fault } from '../../tools/local/brevo-faults.ts';
import { startRedis } from '../support/redis.ts';
import { startWebhook, type WebhookHabit } from '../support/webhook.ts';
import { afterAnswers, expectAnswer, post, startFunction } from './local-function.ts';
import { ANA } from './sample-request.ts';

/** The alarms that reach the owner's webhook, over HTTP. */

const MINUTE_MS = 60_000;
const BAD_KEY: Fault = { kind: 'status', status: 401, code: 'unauthorized' };
const SPENT: Fault = { kind: 'status', status: 402, code: 'not_enough_credits' };
const NO_LIMITS = { RATE_LIMIT_VISITOR: '100000/600', RATE_LIMIT_TOTAL: '100000/600' };
/** The subject of a mail about an alarm. */
const BLOCKED = 'Las solicitudes no llegan: arréglalo hoy';
const SIGNED = 'Web de Alhelí (bad-key)';
const UNAVAILABLE = { status: 'unavailable' };

/** A function with a clock that the test moves. */
async function startAlarmed(env: Record<string, string> = {}) {
  const clock = { ms: Date.now() };
  const started = await startFunction({ env: { ...NO_LIMITS, ...env }, now: () => clock.ms });
  return { ...started, clock };
}

test('U-21: a hundred failures in an hour ring once, with the remedy and without a visitor’s words', async () => {
  const { brevo, clock, send, webhook } = await startAlarmed();
  brevo.failNext(...Array<Fault>(101).fill(BAD_KEY));
  for (let sent = 0; sent < 100; sent++) {
    expect((await send({ name: 'Zzsecreta', description: `Zzdeseo ${sent}` })).status).toBe(502);
    // The alarm arrives before the answer: afterwards the host may freeze the function.
    expect(webhook.posts).toHaveLength(1);
    clock.ms += 0.59 * MINUTE_MS;
  }
  const text = [...alarmNote({ alarm: 'bad-key' }), SIGNED].join('\n');
  expect(webhook.posts).toEqual([
    {
      method: 'POST',
      type: 'application/json',
      path: '/hook-secret',
      body: JSON.stringify({ text }),
    },
  ]);

  clock.ms += 2 * MINUTE_MS;
  await send();
  expect(webhook.posts).toHaveLength(2);
});

test('U-21: a hundred failures at once ring once, and another alarm rings as well', async () => {
  const { brevo, send, webhook } = await startAlarmed();
  brevo.failNext(...Array<Fault>(99).fill(BAD_KEY), SPENT);
  await Promise.all(Array.from({ length: 100 }, (_, index) => send({ surname: `Gil ${index}` })));
  expect(webhook.alarms().sort()).toEqual(['bad-key', 'plan-exhausted']);
});

test.each(['webhook', 'mail'])(
  'U-19 U-27: a visitor’s limit is told like any other, by %s, at most once in 23 hours',
  async (way) => {
    const env = { RATE_LIMIT_VISITOR: '1/60', ...(way === 'mail' && { ALARM_WEBHOOK_URL: '' }) };
    const { brevo, clock, send, webhook } = await startAlarmed(env);
    const notes = () => brevo.messages.filter(({ body }) => body.tags?.includes('aviso')).length;
    const rung = () => webhook.alarms().concat(Array(notes()).fill('limit-reached:visitor'));
    for (let hours = 0; hours < 24; hours++) {
      for (let sent = 0; sent < 3; sent++) await send();
      expect(rung()).toEqual(Array(hours < 23 ? 1 : 2).fill('limit-reached:visitor'));
      clock.ms += 60 * MINUTE_MS;
    }
  },
);

test('U-19: the limit of an hour does not silence that of a day', async () => {
  const { clock, send, webhook } = await startAlarmed({ RATE_LIMIT_TOTAL: '1/3600,2/86400' });
  clock.ms = Date.parse('2026-11-24T00:00:00Z');
  for (let hours = 0; hours < 3; hours++) {
    for (let sent = 0; sent < 2; sent++) await send();
    clock.ms += 60 * MINUTE_MS;
  }
  expect(webhook.alarms()).toEqual(Array(2).fill('limit-reached:total'));
});

test('U-21: instances that share Redis ring once together', async () => {
  const [webhook, redis] = [await startWebhook(), await startRedis()];
  const env = { ALARM_WEBHOOK_URL: webhook.url, REDIS_URL: redis.url };
  for (let instance = 0; instance < 2; instance++) {
    const { brevo, send } = await startAlarmed(env);
    brevo.failNext(BAD_KEY);
    expect((await send()).status).toBe(502);
  }
  expect(webhook.posts).toHaveLength(1);
  const quiet = (await redis.contents()).filter(({ key }) => key.includes(':alarm:'));
  expect(quiet).toEqual([
    {
      key: expect.stringMatching(/^alheli:[\w-]{8}:alarm:bad-key:blocked$/),
      value: '',
      seconds: expect.any(Number),
    },
  ]);
  expect(quiet[0]?.seconds).toBeGreaterThan(3500);
});

test('U-21: the alarm that Redis is away does not wait for Redis', async () => {
  const redis = await startRedis();
  redis.hang();
  const env = { REDIS_URL: redis.url };
  const { send, webhook } = await startFunction({ env, redisTimeoutMs: 300 });
  expect((await send()).status).toBe(200);
  expect(webhook.posts).toHaveLength(1);
  redis.wake();
  // The connection of the request, and that of `connectionsSoFar`.
  expect(await redis.connectionsSoFar()).toBe(2);
});

test('U-27 U-28: no answer waits for a webhook, because the host runs that work after the answer', async () => {
  const { url } = await startWebhook('hangs');
  const env = { ALARM_WEBHOOK_URL: url, REQUEST_WEBHOOK_URL: url };
  const { brevo, answer } = await startAlarmed(env);
  for (const status of [502, 200]) {
    if (status === 502) brevo.failNext(BAD_KEY);
    expect((await answer(post(JSON.stringify(ANA)))).status).toBe(status);
    const isEnded = Promise.all(afterAnswers.splice(0)).then(() => true);
    expect(await Promise.race([isEnded, Promise.resolve(false)])).toBe(false);
    await isEnded;
  }
  // The alarm and the request.
  expect(brevo.messages).toHaveLength(2);
});

test.each<WebhookHabit>(['hangs', 'refuses', 'redirects', 'resets'])(
  'U-21 U-27: a webhook that %s gets a second try and changes no answer, and each alarm is a mail',
  async (habit) => {
    const { alarms, brevo, logged, send, webhook } = await startAlarmed();
    webhook.habit = habit;
    for (const fault of [BAD_KEY, SPENT, BAD_KEY]) {
      brevo.failNext(fault);
      await expectAnswer(await send(), 502, UNAVAILABLE);
    }
    expect(webhook.posts.map(({ path }) => path)).toEqual(Array(4).fill('/hook-secret'));
    expect(brevo.messages.map(({ body }) => body.subject)).toEqual([BLOCKED, BLOCKED]);
    expect(brevo.messages[0]?.body.textContent).toContain(
      [
        ...sentences(REMEDIES['webhook-away']),
        'Si tienes dudas, reenvía este aviso a quien mantiene la web.',
        SIGNED,
      ].join('\n\n'),
    );
    expect(alarms).toEqual(Array(2).fill({ alarm: 'webhook-away' }));
    expect(JSON.stringify([logged, alarms, brevo.messages])).not.toContain('hook-secret');
  },
);

test('U-27: without a webhook the same alarm is a mail to every receiver once a day', async () => {
  const receivers = ['gestion@estudio.example', 'eventos@estudio.example'];
  const env = { ALARM_WEBHOOK_URL: '', MANAGEMENT_EMAIL: receivers.join(',') };
  const { brevo, clock, send } = await startAlarmed(env);
  const fail = async () => {
    brevo.failNext(BAD_KEY);
    await send();
  };
  for (let hours = 0; hours < 24; hours += 6) {
    await fail();
    expect(brevo.messages).toHaveLength(1);
    clock.ms += 5.9 * 60 * MINUTE_MS;
  }
  await fail();
  expect(brevo.messages).toHaveLength(2);
  const [{ body } = expect.fail()] = brevo.messages;
  expect(body.to.map(({ email }) => email)).toEqual(receivers);
  const [, ...paragraphs] = alarmNote({ alarm: 'bad-key' });
  const textContent = [...paragraphs, SIGNED].join('\n\n');
  expect(body).toMatchObject({ subject: BLOCKED, textContent, tags: ['aviso'] });
});

test.each<Fault>([{ kind: 'late', ms: 1500 }, { kind: 'response-lost' }])(
  'U-27: without a webhook, an alarm whose mail Brevo may have taken (%j) is not mailed again',
  async (fault) => {
    const { brevo, clock, send } = await startAlarmed({ ALARM_WEBHOOK_URL: '' });
    for (let times = 0; times < 3; times++) {
      brevo.failNext(BAD_KEY, ...(times === 0 ? [fault] : []));
      await send();
      clock.ms += 6 * MINUTE_MS;
    }
    expect(brevo.messages).toHaveLength(1);
  },
);

test('U-27: without a webhook, an alarm whose mail may not have left is mailed again an hour later', async () => {
  const { brevo, clock, send } = await startAlarmed({ ALARM_WEBHOOK_URL: '' });
  brevo.failNext(BAD_KEY, { kind: 'reset' });
  await send();
  expect(brevo.messages).toEqual([]);
  clock.ms += 60 * MINUTE_MS;
  brevo.failNext(BAD_KEY);
  await send();
  expect(brevo.messages.map(({ body }) => body.subject)).toEqual([BLOCKED]);
});

test('U-21: an alarm that nobody has taken rings again after five minutes', async () => {
  const { brevo, clock, send, webhook } = await startAlarmed();
  webhook.habit = 'refuses';
  // The request, then the mail of its alarm.
  brevo.failNext(BAD_KEY, BAD_KEY, BAD_KEY);
  await send();
  clock.ms += 5 * MINUTE_MS;
  webhook.habit = 'accepts';
  await send();
  expect(webhook.alarms()).toEqual(['bad-key', 'bad-key', 'bad-key']);
  expect(brevo.messages).toEqual([]);
});

test('U-31: a malformed receiver is an alarm in the log, and mail is sent to the others', async () => {
  const env = { MANAGEMENT_EMAIL: 'gestion@estudio.example,eventos' };
  const { alarms, brevo, send } = await startFunction({ env });
  await expectAnswer(await send(), 200, { status: 'sent' });
  const subjects = brevo.messages.map(({ body }) => body.subject);
  expect(subjects).toContainEqual(expect.stringContaining(ANA.surname));
  const detail =
    'Ajustes: no es válido el valor de MANAGEMENT_EMAIL. Mientras tanto, las solicitudes llegan solo a los demás destinatarios.';
  expect(alarms).toEqual([{ alarm: 'not-configured', effect: 'none', detail }]);
});

describe('REQUEST_WEBHOOK_URL', () => {
  async function startLeads(habit: WebhookHabit = 'accepts') {
    const leads = await startWebhook(habit);
    const started = await startFunction({ env: { REQUEST_WEBHOOK_URL: leads.url } });
    return { ...started, texts: () => leads.posts.map(({ body }) => JSON.parse(body)) };
  }

  test('U-28: each mail sent is one line with kind, guests and month, and a duplicate or a failure is none', async () => {
    const { brevo, send, texts } = await startLeads();
    const key = { 'idempotency-key': randomUUID() };
    await send({}, key);
    await send({}, key);
    brevo.failNext(BAD_KEY);
    await send();
    await send({ numberOfGuests: 1, ceremony: 'Evento Corporativo', date: '2028-01-31' });
    expect(texts()).toEqual([
      { text: 'Nueva solicitud: Boda Civil, 120 invitados, junio de 2027.' },
      { text: 'Nueva solicitud: Evento Corporativo, 1 invitado, enero de 2028.' },
    ]);
  });

  test('U-22 U-28: the line has no value that nobody has chosen', async () => {
    const { send, texts } = await startLeads();
    for (const untouched of ['date', 'ceremony,numberOfGuests', 'ceremony,date,numberOfGuests'])
      await send({}, { 'form-signals': `age=34,${untouched}` });
    expect(texts().map(({ text }) => text)).toEqual([
      'Nueva solicitud: Boda Civil, 120 invitados.',
      'Nueva solicitud: junio de 2027.',
      'Nueva solicitud.',
    ]);
  });

  test.each<WebhookHabit>(['refuses', 'resets'])(
    'U-28: one that %s gets one try, and a notice in the log',
    async (habit) => {
      const { send, texts, alarms, notices } = await startLeads(habit);
      await expectAnswer(await send(), 200, { status: 'sent' });
      expect([texts().length, alarms, notices]).toEqual([
        1,
        [],
        [{ notice: 'request-webhook-away' }],
      ]);
    },
  );
});
