import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { expectAnswer, rejected, startFunction } from './local-function.ts';

describe('the limits', () => {
  const env = { RATE_LIMIT_VISITOR: '2/600', RATE_LIMIT_TOTAL: '3/600' };

  test('S-API-8: over the limit of a visitor the answer is 429 with the seconds to wait', async () => {
    const { brevo, send } = await startFunction({ env });
    await send();
    await send();
    const response = await send();
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(590);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    await expectAnswer(response, 429, rejected('too-many'));
    expect(brevo.messages).toHaveLength(2);
  });

  test('S-API-8: on the host each address has a limit of its own, and all together one', async () => {
    const { send } = await startFunction({ env, trustRealIp: true });
    const from = async (ip: string) => (await send({}, { 'x-real-ip': ip })).status;
    expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([
      200, 200, 429,
    ]);
    expect([await from('192.0.2.2'), await from('192.0.2.3')]).toEqual([200, 429]);
  });

  test('S-API-8: elsewhere the header that anyone can write changes nothing', async () => {
    const { send } = await startFunction({ env });
    const from = async (ip: string) => (await send({}, { 'x-real-ip': ip })).status;
    expect([await from('192.0.2.1'), await from('192.0.2.2'), await from('192.0.2.3')]).toEqual([
      200, 200, 429,
    ]);
  });

  test('S-API-8: an invalid request does not count', async () => {
    const { send } = await startFunction({ env });
    for (let sent = 0; sent < 5; sent++) await send({ name: '' });
    expect((await send()).status).toBe(200);
  });

  test('S-API-8: a repeat of a sent request is answered like the first when the limit is reached', async () => {
    const { brevo, send } = await startFunction({ env });
    const key = { 'idempotency-key': randomUUID() };
    await send({}, key);
    await send();
    expect((await send()).status).toBe(429);
    await expectAnswer(await send({}, key), 200, { status: 'sent' });
    expect(brevo.messages).toHaveLength(2);
  });
});

describe('the same request again', () => {
  test('S-PRD-3: with the same key it is answered like the first and sends no second mail', async () => {
    const { brevo, send, logged } = await startFunction();
    const key = { 'idempotency-key': randomUUID() };
    await send({}, key);
    await expectAnswer(await send({}, key), 200, { status: 'sent' });
    expect(brevo.messages).toHaveLength(1);
    expect(logged.map(({ replayed }) => replayed)).toEqual([undefined, true]);
  });

  test('S-PRD-3: while the first is on its way it waits for that answer and takes no turn', async () => {
    const { brevo, send } = await startFunction({ env: { RATE_LIMIT_VISITOR: '1/600' } });
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([send({}, key), send({}, key), send({}, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(brevo.messages).toHaveLength(1);
  });

  test('S-PRD-3: edited under the same key it is a new mail', async () => {
    const { brevo, send } = await startFunction();
    const key = { 'idempotency-key': randomUUID() };
    await send({}, key);
    await send({ numberOfGuests: 121 }, key);
    expect(brevo.messages).toHaveLength(2);
  });

  test.each([{}, { 'idempotency-key': 'not-a-uuid' }])(
    'S-PRD-3: with the headers %j it is another request',
    async (headers) => {
      const { brevo, send } = await startFunction();
      await send({}, headers);
      await send({}, headers);
      expect(brevo.messages).toHaveLength(2);
    },
  );

  test('S-PRD-3: after a failure it is tried again', async () => {
    const { brevo, send } = await startFunction();
    const key = { 'idempotency-key': randomUUID() };
    brevo.failNext({ kind: 'status', status: 403, code: 'account_under_validation' });
    expect((await send({}, key)).status).toBe(502);
    expect((await send({}, key)).status).toBe(200);
    expect(brevo.messages).toHaveLength(1);
  });

  test('S-PRD-3: when only the answer of Brevo was lost, the repeat finds the mail sent', async () => {
    const { brevo, send, logged } = await startFunction();
    brevo.failNext({ kind: 'answer-lost' });
    await expectAnswer(await send(), 200, { status: 'sent' });
    expect(brevo.messages).toHaveLength(1);
    expect(logged).toEqual([
      expect.objectContaining({ outcome: 'sent', providerStatus: 400, attempts: 2 }),
    ]);
  });

  test('U-4: without time for a repeat here, the visitor’s own repeat finds the mail sent', async () => {
    const { brevo, send, logged } = await startFunction({
      pace: { totalMs: 3000, leastAttemptMs: 3000 },
    });
    const key = { 'idempotency-key': randomUUID() };
    brevo.failNext({ kind: 'answer-lost' });
    expect((await send({}, key)).status).toBe(502);
    await expectAnswer(await send({}, key), 200, { status: 'sent' });
    expect(brevo.messages).toHaveLength(1);
    expect(logged[1]).toMatchObject({ outcome: 'sent', providerStatus: 400 });
  });
});
