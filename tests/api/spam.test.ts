import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { expectAnswer, startFunction } from './local-function.ts';

const LINKS = 'https://a.example https://b.example https://c.example, y nada más que añadir.';
const signals = (header: string) => ({ 'form-signals': header });
const TWO_SIGNALS = signals('age=1, trap');

describe('an honest visitor', () => {
  test.each<[string, Record<string, string>]>([
    ['with an old browser', {}],
    ['whose extension broke the header', signals('\u00ff;;age=')],
    ['who took a minute', signals('age=60')],
  ])('U-15: %s has no spam signal', async (_, headers) => {
    const { brevo, send, logged } = await startFunction();
    await expectAnswer(await send({}, headers), 200, { status: 'sent' });
    expect(brevo.messages[0]?.body).not.toHaveProperty('tags');
    expect(logged[0]).not.toHaveProperty('spamSignals');
  });

  test('U-15: whose autofill fills in every field at once, also the honeypot, gets a mail', async () => {
    const { brevo, send, logged } = await startFunction();
    await expectAnswer(await send({}, TWO_SIGNALS), 200, { status: 'sent' });
    expect(brevo.messages[0]?.body.tags).toEqual(['revisar', 'honeypot', 'fast']);
    expect(logged[0]).toMatchObject({ outcome: 'sent', spamSignals: ['honeypot', 'fast'] });
  });

  test('U-15: with the text of another visitor gets a mail, and no further spam signal', async () => {
    const { brevo, send } = await startFunction();
    await send({ description: LINKS });
    await send({ description: LINKS, email: 'luis@visitor.example' });
    expect(brevo.messages.map(({ body }) => body.tags)).toEqual([
      ['revisar', 'links'],
      ['revisar', 'links'],
    ]);
  });

  test('U-15 S-PRD-3: whose request is retried after a failure has no spam signal', async () => {
    const { brevo, send } = await startFunction();
    const key = { 'idempotency-key': randomUUID() };
    const description = 'Una cena para ciento veinte personas en el jardín, con farolillos.';
    brevo.failNext({ kind: 'status', status: 402, code: 'not_enough_credits' });
    expect((await send({ description }, key)).status).toBe(502);
    expect((await send({ description }, key)).status).toBe(200);
    expect(brevo.messages).toHaveLength(1);
    expect(brevo.messages[0]?.body).not.toHaveProperty('tags');
  });
});

describe('three spam signals', () => {
  test('U-15: are answered like a sent request, without a mail, and logged', async () => {
    const { brevo, send, logged } = await startFunction();
    await expectAnswer(await send({ description: LINKS }, TWO_SIGNALS), 200, { status: 'sent' });
    expect(brevo.messages).toHaveLength(0);
    expect(logged[0]).toEqual({
      id: expect.any(String),
      outcome: 'dropped',
      httpStatus: 200,
      ms: expect.any(Number),
      spamSignals: ['honeypot', 'fast', 'links'],
    });
  });

  test('U-15 S-PRD-3: a duplicate is dropped again', async () => {
    const { brevo, send, logged } = await startFunction();
    const headers = { ...TWO_SIGNALS, 'idempotency-key': randomUUID() };
    await send({ description: LINKS }, headers);
    await expectAnswer(await send({ description: LINKS }, headers), 200, { status: 'sent' });
    expect(brevo.messages).toHaveLength(0);
    expect(logged[1]).toMatchObject({ outcome: 'dropped', replayed: true });
  });

  test('U-15 S-API-8: count only for the limit of their sender', async () => {
    const env = { RATE_LIMIT_VISITOR: '2/600', RATE_LIMIT_TOTAL: '1/600' };
    const { send } = await startFunction({ env, trustRealIp: true });
    const spam = async () =>
      (await send({ description: LINKS }, { ...TWO_SIGNALS, 'x-real-ip': '192.0.2.1' })).status;
    expect([await spam(), await spam(), await spam()]).toEqual([200, 200, 429]);
    expect((await send({}, { 'x-real-ip': '192.0.2.2' })).status).toBe(200);
  });

  test('U-15: an invalid request gets its messages, even with spam signals', async () => {
    const { send } = await startFunction();
    expect((await send({ name: '', description: LINKS }, TWO_SIGNALS)).status).toBe(422);
  });
});
