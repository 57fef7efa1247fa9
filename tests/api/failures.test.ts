import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createHandler } from '../../src/server/handler.ts';
import { createSendRequest } from '../../src/server/send-request.ts';
import { TIMES } from '../../src/server/times.ts';
import { refusal } from '../../tools/local/brevo-faults.ts';
import { API_KEY, expectAnswer, post, startFunction } from './local-function.ts';
import { ANA } from './sample-request.ts';

const UNAVAILABLE = { status: 'unavailable' };

type Mailer = Parameters<typeof createSendRequest>[0]['mailer'];

/** The function with a mailer of the test's, and with a counter as slow as Redis. Its log is `logged`. */
function handlerWith(send: Mailer['send'], clock = { ms: 0 }) {
  const logged: unknown[] = [];
  const limiter = {
    async take() {
      clock.ms += 3000;
      const giveBack = async () => {
        await new Promise(setImmediate);
        logged.push('given back');
      };
      return { allowed: true as const, giveBack };
    },
  };
  const now = () => clock.ms;
  const handle = createHandler({
    sendRequest: createSendRequest({ limiter, mailer: { send }, now }),
    dailyCheck: { mayAsk: () => false, run: () => Promise.reject() },
    log: (line) => logged.push(line),
    now,
    times: TIMES,
  });
  return { handle: () => handle(post(JSON.stringify(ANA))), logged };
}

test('S-API-6 U-21: without configuration the answer is 503, and log and alarm name every variable', async () => {
  const env = { BREVO_API_KEY: '', SENDER_EMAIL: 'web', RATE_LIMIT_TOTAL: 'many' };
  const { send, logged, webhook } = await startFunction({ env });
  await expectAnswer(await send(), 503, UNAVAILABLE);
  const { detail, alarm } = logged[0] ?? {};
  expect(alarm).toBe('not-configured');
  for (const variable of Object.keys(env)) expect(detail).toContain(variable);
  const { text } = JSON.parse(String(webhook.posts[0]?.body));
  expect(text).toContain(`\n${detail}\n`);
  expect(text).toMatch(/\nAviso de la web \(not-configured\)$/);
  expect(detail).not.toContain('many');
  expect((await send({ name: '' })).status).toBe(422);
});

test('S-API-7: when Brevo refuses, the answer is 502 and the log has its status and code', async () => {
  const { brevo, send, logged } = await startFunction();
  brevo.failNext(refusal(402, 'not_enough_credits'));
  await expectAnswer(await send(), 502, UNAVAILABLE);
  expect(logged).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      outcome: 'provider-refused',
      httpStatus: 502,
      ms: expect.any(Number),
      providerStatus: 402,
      attempts: 1,
      alarm: 'cannot-send',
      provider: 'HTTP 402, not_enough_credits',
    },
  ]);
});

test('S-API-7: a bug is a 502 and an alarm, its request does not count, and only its class is logged', async () => {
  const { handle, logged } = handlerWith(async () => {
    throw new RangeError(`cannot send to ${ANA.email}`);
  });
  await expectAnswer(await handle(), 502, UNAVAILABLE);
  // The turn is given back before the answer: then the host freezes the instance.
  const line = { outcome: 'unexpected', httpStatus: 502, alarm: 'unexpected', about: 'RangeError' };
  expect(logged).toEqual(['given back', expect.objectContaining(line)]);
  expect(JSON.stringify(logged)).not.toContain(ANA.email);
});

test('S-API-7: the time that the counter has taken is subtracted from the time for Brevo', async () => {
  const clock = { ms: 0 };
  const given: number[] = [];
  const { handle } = handlerWith(async ({ endsAt }) => {
    given.push(endsAt - clock.ms);
    return { result: { kind: 'done', status: 201, value: {} }, attempts: 1 };
  }, clock);
  await handle();
  expect(given).toEqual([TIMES.totalMs - 3000]);
});

test('S-API-6: no log line and no answer holds the key, a visitor’s words or a visitor’s address', async () => {
  const { brevo, send, handle, logged } = await startFunction({
    env: { RATE_LIMIT_VISITOR: '1/600' },
    // The beginning of a window.
    now: () => Date.parse('2026-11-24T12:00:00Z'),
    times: { totalMs: 1000, leastAttemptMs: 1000 },
  });
  const headers = { 'x-real-ip': '192.0.2.77', 'idempotency-key': randomUUID() };
  const secrets = { surname: 'Zzsecreto', description: 'Zzdeseo', email: 'zz@visitor.example' };
  const quoting = refusal(400, 'invalid_parameter');
  brevo.failNext(quoting, { kind: 'redirect', location: brevo.url }, { kind: 'reset' });
  brevo.failNext({ kind: 'hang-in-body' });

  const answers = [];
  for (let sent = 0; sent < 5; sent++) answers.push(await send(secrets, headers));
  answers.push(await send({ ...secrets, time: 'Zzsecreto' }, headers));
  answers.push(await send(secrets, { ...headers, 'idempotency-key': randomUUID() }));
  answers.push(await handle(post('{"Zzsecreto', headers)));

  expect(answers.map(({ status }) => status)).toEqual([502, 502, 502, 200, 200, 422, 429, 400]);
  expect(logged).toHaveLength(answers.length);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const written = JSON.stringify([logged, texts, answers.map(({ headers }) => [...headers])]);
  expect(written).not.toMatch(/zz|192\.0\.2\.77/i);
  for (const secret of [API_KEY, headers['idempotency-key']]) expect(written).not.toContain(secret);
});
