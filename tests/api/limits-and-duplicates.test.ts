import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { expectAnswer, post, rejected, startFunction } from './local-function.ts';
import { ANA } from './sample-request.ts';

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

  test('S-API-8: on the host each address has its own limit, and all share the total', async () => {
    const { send } = await startFunction({ env, trustRealIp: true });
    const from = async (ip: string) => (await send({}, { 'x-real-ip': ip })).status;
    expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([
      200, 200, 429,
    ]);
    expect([await from('192.0.2.2'), await from('192.0.2.3')]).toEqual([200, 429]);
  });

  test('U-19: outside the host `x-real-ip` is not trusted, and only the total counts', async () => {
    const { notices, send } = await startFunction({ env, trustRealIp: false });
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent++)
      statuses.push((await send({}, { 'x-real-ip': '192.0.2.1' })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(notices).toEqual([{ notice: 'no-visitor-address' }]);
  });

  test('U-19: each reached limit is an alarm, and the total has its own outcome', async () => {
    const { send, logged } = await startFunction({ env });
    const from = (ip: string) => send({}, { 'x-real-ip': ip });
    for (const last of [1, 1, 1, 2]) await from(`192.0.2.${last}`);
    await expectAnswer(await from('192.0.2.3'), 429, rejected('too-many'));
    const ofLimits = logged.filter(({ alarm }) => alarm === 'limit-reached');
    expect(ofLimits).toMatchObject([
      { outcome: 'too-many', limit: 'visitor' },
      { outcome: 'limit-reached', limit: 'total' },
    ]);
  });

  test('U-19: requests without a key of the page may use half of the total, and have a spam signal', async () => {
    const { brevo, handle, logged, send } = await startFunction({ env });
    const direct = () => handle(post(JSON.stringify(ANA), { 'x-real-ip': '192.0.2.9' }));
    await expectAnswer(await direct(), 200, { status: 'sent' });
    await expectAnswer(await direct(), 429, rejected('too-many'));
    expect(brevo.messages[0]?.body.tags).toEqual(['revisar', 'direct']);
    expect(logged[1]).toMatchObject({ outcome: 'limit-reached', limit: 'direct' });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  });

  test('U-19: a mail that Brevo refuses for its content uses up a turn, an outage does not', async () => {
    const { brevo, send } = await startFunction({ env });
    const status = async () => (await send()).status;
    for (let sent = 0; sent < 5; sent++) {
      brevo.failNext({ kind: 'status', status: 402, code: 'not_enough_credits' });
      expect(await status()).toBe(502);
    }
    brevo.failNext({ kind: 'status', status: 400, code: 'invalid_parameter' });
    expect([await status(), await status(), await status()]).toEqual([502, 200, 429]);
  });

  test('S-API-8: an invalid request uses up no turn', async () => {
    const { send } = await startFunction({ env });
    for (let sent = 0; sent < 5; sent++) await send({ name: '' });
    expect((await send()).status).toBe(200);
  });

  test('S-API-8: a duplicate of a sent request is answered like the first when the limit is reached', async () => {
    const { brevo, send } = await startFunction({ env });
    const key = { 'idempotency-key': randomUUID() };
    await send({}, key);
    await send();
    expect((await send()).status).toBe(429);
    await expectAnswer(await send({}, key), 200, { status: 'sent' });
    expect(brevo.messages).toHaveLength(2);
  });
});

describe('a duplicate', () => {
  test('S-PRD-3: a request with the same key gets the first answer and sends no second mail', async () => {
    const { brevo, send, logged } = await startFunction();
    const key = { 'idempotency-key': randomUUID() };
    await send({}, key);
    await expectAnswer(await send({}, key), 200, { status: 'sent' });
    expect(brevo.messages).toHaveLength(1);
    expect(logged.map(({ replayed }) => replayed)).toEqual([undefined, true]);
  });

  test('S-PRD-3: while the first request is being sent, a duplicate waits for its answer and takes no turn', async () => {
    const { brevo, send } = await startFunction({ env: { RATE_LIMIT_VISITOR: '1/600' } });
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([send({}, key), send({}, key), send({}, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(brevo.messages).toHaveLength(1);
  });

  test('S-PRD-3: an edited request with the same key is a new mail', async () => {
    const { brevo, send } = await startFunction();
    const key = { 'idempotency-key': randomUUID() };
    await send({}, key);
    await send({ numberOfGuests: 121 }, key);
    expect(brevo.messages).toHaveLength(2);
  });

  test.each([{}, { 'idempotency-key': 'not-a-uuid' }])(
    'S-PRD-3: with the headers %j the same request is mailed twice',
    async (headers) => {
      const { brevo, handle } = await startFunction();
      for (let sent = 0; sent < 2; sent++) await handle(post(JSON.stringify(ANA), headers));
      expect(brevo.messages).toHaveLength(2);
    },
  );

  test('S-PRD-3: after a failure the same request is sent', async () => {
    const { brevo, send } = await startFunction();
    const key = { 'idempotency-key': randomUUID() };
    brevo.failNext({ kind: 'status', status: 403, code: 'account_under_validation' });
    expect((await send({}, key)).status).toBe(502);
    expect((await send({}, key)).status).toBe(200);
    expect(brevo.messages).toHaveLength(1);
  });

  test('S-PRD-3: a retry after a lost answer of Brevo finds the mail sent', async () => {
    const { brevo, send, logged } = await startFunction();
    brevo.failNext({ kind: 'answer-lost' });
    await expectAnswer(await send(), 200, { status: 'sent' });
    expect(brevo.messages).toHaveLength(1);
    expect(logged).toEqual([
      expect.objectContaining({ outcome: 'sent', providerStatus: 400, attempts: 2 }),
    ]);
  });

  test('U-4: without time for a retry in the function, the browser’s retry finds the mail sent', async () => {
    const { brevo, send, logged } = await startFunction({
      times: { totalMs: 3000, leastAttemptMs: 3000 },
    });
    const key = { 'idempotency-key': randomUUID() };
    brevo.failNext({ kind: 'answer-lost' });
    expect((await send({}, key)).status).toBe(502);
    await expectAnswer(await send({}, key), 200, { status: 'sent' });
    expect(brevo.messages).toHaveLength(1);
    expect(logged[1]).toMatchObject({ outcome: 'sent', providerStatus: 400 });
  });
});
