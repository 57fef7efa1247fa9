import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createHandler } from '../../src/server/handler.ts';
import { TIME_LIMITS } from '../../src/server/times.ts';
import { SAMPLE_REQUEST as ANA } from '../../src/shared/event-request.ts';
import { HANG_IN_BODY, RESET, redirect, refusal } from '../faults/brevo-faults.ts';
import { API_KEY, expectAnswer, post, rejected, startFunction } from './local-function.ts';

const UNAVAILABLE = { status: 'unavailable' };

test('S-API-6 U-21: without configuration the answer is 503, and log and alarm name every variable', async () => {
  const env = { BREVO_API_KEY: '', SENDER_EMAIL: 'web', RATE_LIMIT_TOTAL: 'many' };
  const { alarms, send, logged, webhook } = await startFunction({ env });
  await expectAnswer(await send(), 503, UNAVAILABLE);
  const [{ detail, alarm } = expect.fail()] = alarms;
  expect([alarm, logged[0]?.outcome]).toEqual(['not-configured', 'not-configured']);
  for (const variable of Object.keys(env)) expect(detail).toContain(variable);
  const { text } = JSON.parse(String(webhook.posts[0]?.body));
  expect(text).toContain(`\n${detail}\n`);
  expect(text).toMatch(/\nAviso de la web \(not-configured\)$/);
  expect(detail).not.toContain('many');
  expect((await send({ name: '' })).status).toBe(422);
});

test('U-31: a malformed optional variable stops no mail', async () => {
  const { send } = await startFunction({ env: { RATE_LIMIT_TOTAL: 'many' } });
  await expectAnswer(await send(), 200, { status: 'sent' });
});

test('S-API-7: when Brevo refuses, the answer is 502 and the log has its status and code', async () => {
  const { brevo, send, logged } = await startFunction();
  const fault = refusal(402, 'not_enough_credits');
  brevo.failNext(fault, fault);
  await expectAnswer(await send(), 502, UNAVAILABLE);
  expect(logged).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      outcome: 'provider-refused',
      httpStatus: 502,
      ms: expect.any(Number),
      attempts: 2,
      providerMessage: 'HTTP 402, not_enough_credits',
    },
  ]);
});

test('S-API-7 U-21: a bug is a 502 and an alarm, and only its class is logged', async () => {
  const log: unknown[] = [];
  const raised: unknown[] = [];
  const handle = createHandler({
    sendRequest: async () => {
      throw new RangeError(`cannot send to ${ANA.email}`);
    },
    dailyCheck: { isAuthorized: () => false, run: async () => [] },
    notifier: { raise: async (alarm) => void raised.push(alarm) },
    log: (line) => log.push(line),
    now: Date.now,
    times: TIME_LIMITS,
  });
  await expectAnswer(await handle(post(JSON.stringify(ANA))), 502, UNAVAILABLE);
  expect(log).toMatchObject([{ outcome: 'unexpected', httpStatus: 502 }]);
  expect(raised).toEqual([{ alarm: 'unexpected', detail: 'El fallo es RangeError.' }]);
  expect(JSON.stringify(log)).not.toContain(ANA.email);
});

test('S-API-8 U-19: over each limit the answer is 429 with the seconds to wait, and there is an alarm', async () => {
  const { alarms, brevo, send, webhook } = await startFunction({
    env: { RATE_LIMIT_VISITOR: '2', RATE_LIMIT_TOTAL: '3' },
    now: () => Date.parse('2026-11-24T23:50:00Z'),
  });
  const from = (last: number, headers = {}) =>
    send({}, { 'x-real-ip': `192.0.2.${last}`, ...headers });
  expect([(await from(1)).status, (await from(1)).status]).toEqual([200, 200]);
  const response = await from(1, { via: 'x' });
  expect(response.headers.get('retry-after')).toBe('600');
  await expectAnswer(response, 429, rejected('too-many'));
  expect((await from(2)).status).toBe(200);
  await expectAnswer(await from(3), 429, rejected('too-many'));
  expect(brevo.messages).toHaveLength(3);
  expect(alarms).toMatchObject([
    { detail: expect.stringContaining('de una misma conexión') },
    { detail: expect.stringContaining('el total') },
  ]);
  expect(webhook.alarms()).toEqual(['limit-reached', 'limit-reached']);
});

test('S-API-6: no log line and no answer holds the key, a visitor’s words or a visitor’s address', async () => {
  const { alarms, brevo, send, handle, logged } = await startFunction({
    env: { RATE_LIMIT_VISITOR: '1' },
    times: { totalMs: 1000, leastAttemptMs: 1000 },
  });
  const headers = { 'x-real-ip': '192.0.2.77', 'idempotency-key': randomUUID() };
  const secrets = { surname: 'Zzsecreto', description: 'Zzdeseo', email: 'zz@visitor.example' };
  const quoting = refusal(400, 'invalid_parameter');
  const moved = redirect(brevo.url);
  brevo.failNext(quoting, quoting, moved, moved, RESET, HANG_IN_BODY);

  const answers = [];
  for (let sent = 0; sent < 6; sent++) answers.push(await send(secrets, headers));
  answers.push(await send({ ...secrets, time: 'Zzsecreto' }, headers));
  answers.push(await send(secrets, { ...headers, 'idempotency-key': randomUUID() }));
  answers.push(await handle(post('{"Zzsecreto', headers)));

  expect(answers.map(({ status }) => status)).toEqual([
    502, 502, 502, 502, 200, 200, 422, 429, 400,
  ]);
  expect(logged).toHaveLength(answers.length);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const written = JSON.stringify([
    logged,
    alarms,
    texts,
    answers.map(({ headers }) => [...headers]),
  ]);
  expect(written).not.toMatch(/zz|192\.0\.2\.77/i);
  for (const secret of [API_KEY, headers['idempotency-key']]) expect(written).not.toContain(secret);
});
