import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HANG_IN_BODY, RESET, redirect, refusal } from '../../tests/faults/brevo-faults.ts';
import {
  API_KEY,
  expectAnswer,
  post,
  rejected,
  startFunction,
  URL_OF_FUNCTION,
} from '../../tests/support/local-function.ts';
import { EXAMPLE_REQUEST as ANA } from '../shared/event-request.ts';
import { MESSAGES } from '../shared/messages.ts';
import { BODY_MAX_BYTES } from './read-request.ts';

const UNAVAILABLE = { status: 'unavailable' };

test('S-PRD-3 S-SUB-3 S-API-8 S-MSG-2 S-MSG-3 R-3: one mail goes to the management address, without unknown fields', async () => {
  const { brevo, send } = await startFunction();
  const html = '<p>From the browser</p>';
  const unknown = { htmlContent: html, bcc: 'otro@visitor.example', templateId: 7 };
  await expectAnswer(await send(unknown), 200, { status: 'sent' });
  const [{ body } = expect.fail(), ...others] = brevo.messages;
  expect(others).toEqual([]);
  expect(body.sender).toEqual({ email: 'web@estudio.example', name: 'Web de Alhelí' });
  expect(body.to).toEqual([{ email: 'gestion@estudio.example', name: 'Gestión de Alhelí' }]);
  expect(JSON.stringify(body)).not.toMatch(/From the browser|otro@visitor\.example|templateId/);
  for (const value of [ANA.name, ANA.phone, 'domingo 20\u00a0de\u00a0junio', `mailto:${ANA.email}`])
    expect(body.htmlContent).toContain(value);
});

test('U-15 S-PRD-3: every spam signal at once refuses nobody, and stands in the mail as tags', async () => {
  const { brevo, handle } = await startFunction();
  const links = 'https://a.example https://b.example https://c.example';
  const body = JSON.stringify({ ...ANA, description: links });
  const response = await handle(post(body, { 'form-signals': 'time, honeypot' }));
  await expectAnswer(response, 200, { status: 'sent' });
  expect(brevo.messages[0]?.body.tags).toEqual(['revisar', 'honeypot', 'links', 'direct']);
});

test('S-PRD-3: an invalid request is answered 422 with the message of each field, and no mail is sent', async () => {
  const { brevo, send } = await startFunction();
  const changes = { name: 'An', phone: 34_600_123_456, numberOfGuests: '120', time: 'mañana' };
  const { name, phone, positive, time } = MESSAGES;
  const errors = { name, phone, numberOfGuests: positive, time };
  await expectAnswer(await send(changes), 422, { status: 'invalid', errors });
  expect(brevo.messages).toHaveLength(0);
});

test('any other method is answered 405 with the allowed one', async () => {
  const { handle } = await startFunction();
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await handle(new Request(URL_OF_FUNCTION, { method }));
    expect(response.headers.get('allow'), method).toBe('POST');
    await expectAnswer(response, 405, rejected('method'));
  }
});

test('a request from another site is answered 403 before its body is read', async () => {
  const { handle } = await startFunction();
  const request = post('{', { 'sec-fetch-site': 'cross-site' });
  await expectAnswer(await handle(request), 403, rejected('forbidden'));
  expect(request.bodyUsed).toBe(false);
});

test.each([
  [415, 'unsupported-type', 'name=Ana', { 'content-type': 'application/x-www-form-urlencoded' }],
  [413, 'too-large', JSON.stringify({ ...ANA, description: 'a'.repeat(BODY_MAX_BYTES) }), {}],
  ...['', '{', '[]', 'null', '7'].map((text) => [400, 'bad-request', text, {}] as const),
] as const)(
  'a body that is no request is answered %i %s (%#)',
  async (status, reason, body, headers) => {
    const { brevo, handle } = await startFunction();
    await expectAnswer(await handle(post(body, headers)), status, rejected(reason));
    expect(brevo.messages).toHaveLength(0);
  },
);

test('U-43: any text and any value in any field get an answer of the contract, and one line in the log', async () => {
  const env = { RATE_LIMIT_VISITOR: '100000', RATE_LIMIT_TOTAL: '100000' };
  const { handle, logged } = await startFunction({ env });
  const text = fc.string({ unit: 'binary', maxLength: 9 });
  const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom('\u200b', -0, 1e21));
  const field = fc.constantFrom(...Object.keys(ANA), 'bcc', '__proto__', 'constructor');
  const request = fc
    .array(fc.tuple(field, value), { maxLength: 4 })
    .map((changes) => JSON.stringify({ ...ANA, ...Object.fromEntries(changes) }));
  const raw = fc.constantFrom('\ufeff{}', '{"name":1e309}', '{"__proto__":{"isAdmin":true}}');
  const signals = fc.oneof(text, fc.constant('time,honeypot')).map(encodeURIComponent);
  await fc.assert(
    fc.asyncProperty(fc.oneof(request, text, raw), signals, async (body, header) => {
      const response = await handle(post(body, { 'form-signals': header }));
      expect([200, 400, 422]).toContain(response.status);
      expect(await response.text()).toMatch(/^\{"status":"(?:sent|invalid|rejected)"/);
      const [line = expect.fail(), ...others] = logged.splice(0);
      expect(others).toEqual([]);
      expect(JSON.stringify(line)).toMatch(/^[\w\-{}":,.]+$/);
      expect('isAdmin' in Object.prototype).toBe(false);
    }),
    { numRuns: 100 },
  );
});

test('S-API-6 U-21: without configuration the answer is 503, and log and alarm name every variable', async () => {
  const env = { BREVO_API_KEY: '', SENDER_EMAIL: 'web', RATE_LIMIT_TOTAL: 'many' };
  const { alarms, send, logged, webhook } = await startFunction({ env });
  await expectAnswer(await send(), 503, UNAVAILABLE);
  const [{ detail, name } = expect.fail()] = alarms;
  expect([name, logged[0]?.outcome]).toEqual(['not-configured', 'not-configured']);
  for (const variable of Object.keys(env)) expect(detail).toContain(variable);
  const { text } = JSON.parse(String(webhook.posts[0]?.body));
  expect(text).toContain(`\n${detail}\n`);
  expect(text).toMatch(/\nWeb de Alhelí \(not-configured\)$/);
  expect(detail).not.toContain('many');
  expect((await send({ name: '' })).status).toBe(422);
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
  const { alarms, handle, logged } = await startFunction();
  const request = post(JSON.stringify(ANA));
  const get = () => {
    throw new RangeError(`cannot send to ${ANA.email}`);
  };
  Object.defineProperty(request, 'headers', { get });
  await expectAnswer(await handle(request), 502, UNAVAILABLE);
  expect(logged).toMatchObject([{ outcome: 'unexpected', httpStatus: 502 }]);
  expect(alarms).toEqual([{ name: 'unexpected', detail: 'El fallo es RangeError.' }]);
  expect(JSON.stringify(logged)).not.toContain(ANA.email);
});

test('U-31: a malformed secret of the daily call stops no mail, and raises an alarm with a request', async () => {
  const { brevo, send, webhook } = await startFunction({ env: { CRON_SECRET: 'short' } });
  await expectAnswer(await send(), 200, { status: 'sent' });
  expect(brevo.messages).toHaveLength(1);
  expect(webhook.posts[0]?.body).toContain('CRON_SECRET (valor no válido');
});

test('U-19: over each limit the answer is 429 with the seconds to wait, and there is an alarm', async () => {
  const { alarms, brevo, send, webhook } = await startFunction({
    env: { RATE_LIMIT_VISITOR: '2', RATE_LIMIT_TOTAL: '3' },
    at: '2026-11-24T23:50:00Z',
  });
  const from = (last: number) => send({}, { 'x-real-ip': `192.0.2.${last}` });
  expect([(await from(1)).status, (await from(1)).status]).toEqual([200, 200]);
  const response = await from(1);
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
  });
  const headers = { 'x-real-ip': '192.0.2.77', 'idempotency-key': randomUUID() };
  const secrets = { surname: 'Zzsecreto', description: 'Zzdeseo', email: 'zz@visitor.example' };
  const quoting = refusal(400, 'invalid_parameter');
  const moved = redirect(brevo.url);
  const lost = Array(9).fill(RESET);
  brevo.failNext(quoting, quoting);

  const answers = [];
  for (let sent = 0; sent < 5; sent++) {
    answers.push(await send(secrets, headers));
    brevo.repair();
    if (sent === 0) brevo.failNext(moved, moved);
    if (sent === 1) brevo.failNext(HANG_IN_BODY, ...lost);
  }
  answers.push(await send({ ...secrets, time: 'Zzsecreto' }, headers));
  answers.push(await send(secrets, { ...headers, 'idempotency-key': randomUUID() }));
  answers.push(await handle(post('{"Zzsecreto', headers)));

  expect(answers.map(({ status }) => status)).toEqual([502, 502, 502, 200, 200, 422, 429, 400]);
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
