import { expect, test } from 'vitest';
import { REMEDIES } from '../../src/server/alarm.ts';
import type { Fault } from '../../tools/local/brevo-faults.ts';
import { freePort } from '../support/free-port.ts';
import { startRedis } from '../support/redis.ts';
import { startWebhook, type WebhookHabit } from '../support/webhook.ts';
import { expectAnswer, startFunction } from './local-function.ts';
import { ANA } from './sample-request.ts';

/** The alarms that reach the owner's webhook, over HTTP. */

const MINUTE_MS = 60_000;
/** No visitor may wait longer for the webhook, in milliseconds. */
const WEBHOOK_LIMIT_MS = 2000;
const BAD_KEY: Fault = { kind: 'status', status: 401, code: 'unauthorized' };
const SPENT: Fault = { kind: 'status', status: 402, code: 'not_enough_credits' };
const NO_LIMITS = { RATE_LIMIT_VISITOR: '100000/600', RATE_LIMIT_TOTAL: '100000/600' };
const UNAVAILABLE = { status: 'unavailable' };

/** A function with a clock that the test moves, and with alarms that go to `webhookUrl`. */
async function startAlarmed(webhookUrl: string, env: Record<string, string> = {}) {
  const clock = { ms: Date.now() };
  const started = await startFunction({
    env: { ...NO_LIMITS, ALARM_WEBHOOK_URL: webhookUrl, ...env },
    now: () => clock.ms,
  });
  return { ...started, clock };
}

test('U-21: a hundred failures in an hour ring once, with the remedy and without a visitor’s words', async () => {
  const webhook = await startWebhook();
  const { brevo, clock, send } = await startAlarmed(webhook.url);
  brevo.failNext(...Array<Fault>(101).fill(BAD_KEY));
  for (let sent = 0; sent < 100; sent++) {
    expect((await send({ name: 'Zzsecreta', description: `Zzdeseo ${sent}` })).status).toBe(502);
    // The alarm arrives before the answer: afterwards the host may freeze the function.
    expect(webhook.posts).toHaveLength(1);
    clock.ms += 0.59 * MINUTE_MS;
  }
  const text = `Aviso de la web (bad-key). ${REMEDIES['bad-key']}`;
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
  const webhook = await startWebhook();
  const { brevo, send } = await startAlarmed(webhook.url);
  brevo.failNext(...Array<Fault>(99).fill(BAD_KEY), SPENT);
  await Promise.all(Array.from({ length: 100 }, (_, index) => send({ surname: `Gil ${index}` })));
  expect(webhook.alarms().sort()).toEqual(['bad-key', 'plan-exhausted']);
});

test('U-21: a sent or invalid request does not ring', async () => {
  const webhook = await startWebhook();
  const { send } = await startAlarmed(webhook.url);
  expect([(await send()).status, (await send({ name: '' })).status]).toEqual([200, 422]);
  expect(webhook.posts).toEqual([]);
});

test('U-19 U-21: the alarm of a visitor’s limit does not silence the alarm of the total, and each names its limit', async () => {
  const webhook = await startWebhook();
  const limits = { RATE_LIMIT_VISITOR: '1/600', RATE_LIMIT_TOTAL: '2/3600' };
  const { send } = await startAlarmed(webhook.url, limits);
  const from = (address: string, name: string) => send({ name }, { 'x-real-ip': address });
  const statuses = [];
  for (const [address, name] of [
    ['192.0.2.1', 'Ana'],
    ['192.0.2.1', 'Eva'],
    ['192.0.2.2', 'Isa'],
    ['192.0.2.3', 'Pau'],
  ] as const)
    statuses.push((await from(address, name)).status);
  expect(statuses).toEqual([200, 429, 200, 429]);
  expect(webhook.alarms()).toEqual(['limit-reached:visitor', 'limit-reached:total']);
});

test('U-21: instances that share Redis ring once together', async () => {
  const [webhook, redis] = [await startWebhook(), await startRedis()];
  for (let instance = 0; instance < 2; instance++) {
    const { brevo, send } = await startAlarmed(webhook.url, { REDIS_URL: redis.url });
    brevo.failNext(BAD_KEY);
    expect((await send()).status).toBe(502);
  }
  expect(webhook.posts).toHaveLength(1);
  const quiet = (await redis.contents()).filter(({ key }) => key.includes(':alarm:'));
  expect(quiet).toEqual([
    {
      key: expect.stringMatching(/^alheli:[\w-]{8}:alarm:bad-key$/),
      value: '',
      seconds: expect.any(Number),
    },
  ]);
  expect(quiet[0]?.seconds).toBeGreaterThan(3500);
});

test('U-21: a missing Redis rings, and other alarms ring as well', async () => {
  const webhook = await startWebhook();
  const REDIS_URL = `redis://127.0.0.1:${await freePort()}`;
  const { brevo, send } = await startAlarmed(webhook.url, { REDIS_URL });
  brevo.failNext(BAD_KEY);
  await send();
  await send();
  expect(webhook.alarms()).toEqual(['redis-away', 'bad-key']);
});

test('U-21: the alarm that Redis is away does not wait for Redis', async () => {
  const [webhook, redis] = [await startWebhook(), await startRedis()];
  redis.hang();
  const env = { ALARM_WEBHOOK_URL: webhook.url, REDIS_URL: redis.url };
  const { send } = await startFunction({ env, redisTimeoutMs: 300 });
  expect((await send()).status).toBe(200);
  expect(webhook.posts).toHaveLength(1);
  redis.wake();
  // The connection of the request, and that of `connectionsSoFar`.
  expect(await redis.connectionsSoFar()).toBe(2);
});

test('U-21: the alarm of a missing variable names it', async () => {
  const webhook = await startWebhook();
  const { send } = await startAlarmed(webhook.url, { BREVO_API_KEY: '' });
  await expectAnswer(await send(), 503, UNAVAILABLE);
  expect(webhook.posts[0]?.body).toContain('(not-configured)');
  expect(webhook.posts[0]?.body).toContain('missing: BREVO_API_KEY');
});

const BROKEN: WebhookHabit[] = ['hangs', 'hangs in its answer', 'refuses', 'redirects', 'resets'];

test.each(BROKEN)(
  'U-21: a webhook that %s changes no answer, delays none by 2 s, and is logged once',
  async (habit) => {
    const webhook = await startWebhook(habit);
    const { alarms, brevo, logged, send } = await startAlarmed(webhook.url);
    brevo.failNext(BAD_KEY, SPENT, BAD_KEY);
    for (let sent = 0; sent < 3; sent++) {
      const startedAt = performance.now();
      await expectAnswer(await send(), 502, UNAVAILABLE);
      expect(performance.now() - startedAt).toBeLessThan(WEBHOOK_LIMIT_MS);
    }
    expect((await send()).status).toBe(200);
    expect(webhook.posts.map(({ path }) => path)).toEqual(['/hook-secret', '/hook-secret']);
    const lost = alarms.filter(({ alarm }) => alarm === 'webhook-away');
    expect(lost).toEqual(habit === 'hangs in its answer' ? [] : [{ alarm: 'webhook-away' }]);
    expect(JSON.stringify([logged, alarms])).not.toContain('hook-secret');
  },
);

test('U-21: a refused alarm rings again after five minutes, an alarm that may have arrived does not', async () => {
  const webhook = await startWebhook('refuses');
  const { alarms, brevo, clock, send } = await startAlarmed(webhook.url);
  brevo.failNext(...Array<Fault>(4).fill(BAD_KEY));
  await send();
  clock.ms += 5 * MINUTE_MS;
  webhook.habit = 'accepts';
  await send();
  clock.ms += 5 * MINUTE_MS;
  await send();
  expect(webhook.posts).toHaveLength(2);

  webhook.habit = 'hangs';
  clock.ms += 55 * MINUTE_MS;
  await send();
  clock.ms += 5 * MINUTE_MS;
  brevo.failNext(BAD_KEY);
  await send();
  expect(webhook.posts).toHaveLength(3);
  // Logged once each time the webhook starts to fail.
  expect(alarms).toEqual([{ alarm: 'webhook-away' }, { alarm: 'webhook-away' }]);
});

test('U-21: a malformed webhook is an alarm in the log, and mail is sent', async () => {
  const { alarms, brevo, send } = await startAlarmed('http://hooks.example/secret');
  await expectAnswer(await send(), 200, { status: 'sent' });
  expect(brevo.messages[0]?.body.subject).toContain(ANA.surname);
  const expected =
    'malformed: ALARM_WEBHOOK_URL (expected an https URL such as https://hooks.example/alarms)';
  expect(alarms).toEqual([{ alarm: 'webhook-away', configuration: expected }]);
});
