import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LocalBrevo, startLocalBrevo } from '../../tools/local/brevo.ts';
import { API_KEY, MAIL } from './sample-mail.ts';
import { KEY } from './sample-request.ts';

let brevo: LocalBrevo;
beforeEach(async () => {
  brevo = await startLocalBrevo({ apiKey: API_KEY });
});
afterEach(async () => {
  vi.useRealTimers();
  await brevo.close();
});

function call(
  body: unknown,
  headers: Record<string, string> = {},
  { url } = brevo,
): Promise<Response> {
  return fetch(`${url}/v3/smtp/email`, {
    method: 'POST',
    headers: { 'api-key': API_KEY, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  });
}

describe('the local Brevo', () => {
  test('S-API-3: it answers 201 with a messageId, and keeps the mails in the order of arrival', async () => {
    const first = await call(MAIL);
    expect(first.status).toBe(201);
    const { messageId } = await first.json();
    expect(messageId).toMatch(/^<\d{12}\.\d{11}@smtp-relay\.mailin\.fr>$/);
    await call({ ...MAIL, subject: 'Otra' });
    expect(brevo.messages.map(({ body }) => body.subject)).toEqual(['Solicitud', 'Otra']);
    brevo.clear();
    expect(brevo.messages).toEqual([]);
  });

  test('S-API-6: it answers 401 to another key', async () => {
    const answer = await call(MAIL, { 'api-key': 'other' });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ code: 'unauthorized', message: 'Key not found' });
  });

  test('S-API-3: it accepts one path, one method and one content type', async () => {
    const headers = { 'api-key': API_KEY };
    expect((await fetch(`${brevo.url}/v3/other`, { method: 'POST', headers })).status).toBe(404);
    expect((await fetch(`${brevo.url}/v3/smtp/email`, { headers })).status).toBe(405);
    expect((await call(MAIL, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  test.each([
    ['missing_parameter', { sender: undefined }],
    ['missing_parameter', { to: [] }],
    ['missing_parameter', { subject: '' }],
    ['missing_parameter', { htmlContent: undefined }],
    ['invalid_parameter', { sender: 'web@estudio.example' }],
    ['invalid_parameter', { sender: { email: 'web' } }],
    ['invalid_parameter', { sender: { email: 'web@estudio.example', name: 'x'.repeat(71) } }],
    ['invalid_parameter', { to: { email: 'gestion@estudio.example' } }],
    ['invalid_parameter', { to: [{ email: 'a@b.es, c@d.es' }] }],
    ['invalid_parameter', { to: [{ email: 'a@b.es', name: '' }] }],
    ['invalid_parameter', { replyTo: { email: 'ana' } }],
    ['invalid_parameter', { subject: 7 }],
    ['invalid_parameter', { textContent: [] }],
    ['invalid_parameter', { params: {} }],
    ['invalid_parameter', { headers: 'x' }],
    ['invalid_parameter', { headers: { idempotencyKey: 'x' } }],
  ])('S-API-4: it answers 400 %s to %j', async (code, changes) => {
    const answer = await call({ ...MAIL, ...changes });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code, message: expect.any(String) });
    expect(brevo.messages).toEqual([]);
  });

  test.each(['{', '[]'])('S-API-4: it answers 400 to the body %s', async (text) => {
    expect((await call(text)).status).toBe(400);
  });

  test('S-PRD-3: it accepts an idempotency key once in half an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const headers = { idempotencyKey: KEY };
    await call({ ...MAIL, headers });
    const duplicate = await call({ ...MAIL, headers });
    expect(duplicate.status).toBe(400);
    expect(await duplicate.json()).toMatchObject({ code: 'duplicate_parameter' });
    vi.setSystemTime(Date.now() + 30 * 60_000);
    expect((await call({ ...MAIL, headers })).status).toBe(201);
    expect(brevo.messages).toHaveLength(2);
  });

  test.each([
    ['on-acceptance', 201, 1],
    ['on-arrival', 400, 0],
  ] as const)(
    'U-20: with keys used up %s, a retry after a refusal gets %i',
    async (keyHabit, status, mails) => {
      const other = await startLocalBrevo({ apiKey: API_KEY, keyHabit });
      other.failNext({ kind: 'reset' }, { kind: 'status', status: 503 });
      const headers = { idempotencyKey: KEY };
      const send = () => call({ ...MAIL, headers }, {}, other);
      // A request that breaks on the way uses up no key.
      await expect(send()).rejects.toThrow();
      expect((await send()).status).toBe(503);
      expect((await send()).status).toBe(status);
      expect(other.messages).toHaveLength(mails);
      await other.close();
    },
  );

  test('S-API-4: in the sandbox it checks mails and keeps none', async () => {
    const headers = { 'X-Sib-Sandbox': 'drop' };
    expect((await call({ ...MAIL, headers })).status).toBe(201);
    expect((await call({ ...MAIL, headers, subject: '' })).status).toBe(400);
    expect(brevo.messages).toEqual([]);
  });
});
