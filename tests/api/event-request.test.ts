import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_MAX_BYTES } from '../../src/server/read-request.ts';
import { SAMPLE_REQUEST as ANA } from '../../src/shared/event-request.ts';
import { MESSAGES } from '../../src/shared/messages.ts';
import { expectAnswer, post, rejected, startFunction, URL_OF_FUNCTION } from './local-function.ts';

test('S-PRD-3 S-API-8 S-MSG-2 S-MSG-3: one mail goes from the web sender to the management address alone', async () => {
  const { brevo, send } = await startFunction();
  await expectAnswer(await send(), 200, { status: 'sent' });
  const [{ body } = expect.fail(), ...others] = brevo.messages;
  expect(others).toEqual([]);
  expect(body.sender).toEqual({ email: 'web@estudio.example', name: 'Web de Alhelí' });
  expect(body.to).toEqual([{ email: 'gestion@estudio.example', name: 'Gestión de Alhelí' }]);
});

test('S-SUB-3 R-3 S-API-4: the function fills its own template, and ignores unknown fields', async () => {
  const { brevo, send } = await startFunction();
  const html = '<p>From the browser</p>';
  const unknown = { htmlContent: html, bcc: 'otro@visitor.example', templateId: 7 };
  expect((await send(unknown)).status).toBe(200);
  const [{ body } = expect.fail()] = brevo.messages;
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

test('S-PRD-3 S-API-8: an invalid request is answered 422 with the message of each field, and no mail is sent', async () => {
  const { brevo, send } = await startFunction();
  const changes = { name: 'An', phone: 34_600_123_456, numberOfGuests: '120', time: 'mañana' };
  const { name, phone, positive, time } = MESSAGES;
  const errors = { name, phone, numberOfGuests: positive, time };
  await expectAnswer(await send(changes), 422, { status: 'invalid', errors });
  expect(brevo.messages).toHaveLength(0);
});

test('S-API-8: any other method is answered 405 with the allowed one', async () => {
  const { handle } = await startFunction();
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await handle(new Request(URL_OF_FUNCTION, { method }));
    expect(response.headers.get('allow'), method).toBe('POST');
    await expectAnswer(response, 405, rejected('method'));
  }
});

test('S-API-8: a request from another site is answered 403 before its body is read', async () => {
  const { brevo, handle, send } = await startFunction();
  const request = post('{', { 'sec-fetch-site': 'cross-site' });
  await expectAnswer(await handle(request), 403, rejected('forbidden'));
  expect(request.bodyUsed).toBe(false);
  for (const origin of ['https://other.example', 'null'])
    await expectAnswer(await send({}, { origin }), 403, rejected('forbidden'));
  expect((await send({}, { origin: 'https://estudio.example' })).status).toBe(200);
  expect(brevo.messages).toHaveLength(1);
});

test.each([
  [415, 'unsupported-type', 'name=Ana', { 'content-type': 'application/x-www-form-urlencoded' }],
  [413, 'too-large', JSON.stringify({ ...ANA, description: 'a'.repeat(BODY_MAX_BYTES) }), {}],
  ...['', '{', '[]', 'null', '7'].map((text) => [400, 'bad-request', text, {}] as const),
] as const)(
  'S-API-8: a body that is no request is answered %i %s (%#)',
  async (status, reason, body, headers) => {
    const { brevo, handle } = await startFunction();
    await expectAnswer(await handle(post(body, headers)), status, rejected(reason));
    expect(brevo.messages).toHaveLength(0);
  },
);

test('S-API-8: any text and any value in any field get an answer of the contract, and one line in the log', async () => {
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
    { numRuns: 300 },
  );
});
