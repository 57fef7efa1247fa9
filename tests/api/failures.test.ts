import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createHandler } from '../../src/server/handler.ts';
import { createSendRequest } from '../../src/server/send-request.ts';
import { TIMES } from '../../src/server/times.ts';
import { refusal } from '../../tools/local/brevo-faults.ts';
import { API_KEY, expectAnswer, post, startFunction } from './local-function.ts';
import { ANA } from './sample-request.ts';

type Parts = Pick<Parameters<typeof createSendRequest>[0], 'limiter' | 'mailer'>;

/** The function with its own limiter and mailer, and without alarms. */
function handlerWith({
  limiter,
  mailer,
  log = () => {},
  now = Date.now,
}: Parts & { log?: (line: unknown) => void; now?: () => number }) {
  return createHandler({
    sendRequest: createSendRequest({ limiter, mailer, now }),
    dailyCheck: { mayAsk: () => false, run: () => Promise.reject() },
    log,
    now,
    times: TIMES,
  });
}

describe('a function that cannot send', () => {
  test('S-API-6 U-21: without configuration the answer is 503, and log and alarm name every variable', async () => {
    const env = { BREVO_API_KEY: '', SENDER_EMAIL: 'web', RATE_LIMIT_TOTAL: 'many' };
    const { send, logged, webhook } = await startFunction({ env });
    await expectAnswer(await send(), 503, { status: 'unavailable' });
    const { detail, alarm } = logged[0] ?? {};
    expect(alarm).toBe('not-configured');
    for (const variable of Object.keys(env)) expect(detail).toContain(variable);
    const { text } = JSON.parse(String(webhook.posts[0]?.body));
    expect(text).toContain(`\n${detail}\n`);
    expect(text).toMatch(/\nAviso de la web \(not-configured\)$/);
    expect(detail).not.toContain('many');
  });

  test('S-API-7: when Brevo refuses, the answer is 502 and the log has its status and code', async () => {
    const { brevo, send, logged } = await startFunction();
    brevo.failNext(refusal(402, 'not_enough_credits'));
    await expectAnswer(await send(), 502, { status: 'unavailable' });
    expect(logged[0]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      outcome: 'provider-refused',
      httpStatus: 502,
      ms: expect.any(Number),
      providerStatus: 402,
      attempts: 1,
      alarm: 'cannot-send',
      provider: 'HTTP 402, not_enough_credits',
    });
  });

  test('S-API-7: an unexpected error is a 502 and an alarm, does not count, and only its class is logged', async () => {
    const logged: unknown[] = [];
    // As slow as Redis: the host freezes the instance after the answer.
    const giveBack = async () => {
      await new Promise(setImmediate);
      logged.push('given back');
    };
    const handle = handlerWith({
      log: (line) => logged.push(line),
      limiter: { take: async () => ({ allowed: true, giveBack }) },
      mailer: {
        async send() {
          throw new RangeError(`cannot send to ${ANA.email}`);
        },
      },
    });
    await expectAnswer(await handle(post(JSON.stringify(ANA))), 502, { status: 'unavailable' });
    expect(logged).toEqual([
      'given back',
      expect.objectContaining({
        outcome: 'unexpected',
        httpStatus: 502,
        error: 'RangeError',
        alarm: 'unexpected',
      }),
    ]);
    expect(JSON.stringify(logged)).not.toContain(ANA.email);
  });
});

test('S-API-7: the time that body and counter have taken is subtracted from the time for Brevo', async () => {
  const clock = { ms: 0 };
  const given: unknown[] = [];
  const handle = handlerWith({
    now: () => clock.ms,
    limiter: {
      async take() {
        clock.ms += 3000;
        return { allowed: true, giveBack: async () => {} };
      },
    },
    mailer: {
      async send({ endsAt }) {
        given.push(endsAt - clock.ms);
        return { result: { kind: 'done', status: 201, value: {} }, attempts: 1 };
      },
    },
  });
  await handle(post(JSON.stringify(ANA)));
  expect(given).toEqual([TIMES.totalMs - 3000]);
});

describe('logs and answers', () => {
  test('S-API-6: no log line and no answer holds the key, a visitor’s words or a visitor’s address', async () => {
    const { brevo, send, handle, logged } = await startFunction({
      env: { RATE_LIMIT_VISITOR: '1/600' },
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
    expect(written).not.toContain(API_KEY);
    expect(written).not.toContain(headers['idempotency-key']);
  });
});
