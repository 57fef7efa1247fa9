import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startRedis } from '../support/redis.ts';
import { expectAnswer, rejected, startFunction } from './local-function.ts';
import { ANA } from './sample-request.ts';

/** Two functions with one Redis, like two instances on the host. */

const ADDRESS = '192.0.2.77';
const visitor = { 'x-real-ip': ADDRESS };

const LIMITS = { RATE_LIMIT_VISITOR: '2/600', RATE_LIMIT_TOTAL: '100/600' };

describe('the limits of two instances', () => {
  test('S-API-8: the instances count a visitor’s turns together', async () => {
    const redis = await startRedis();
    const env = { ...LIMITS, REDIS_URL: redis.url };
    const first = await startFunction({ env });
    const second = await startFunction({ env });
    expect((await first.send({}, visitor)).status).toBe(200);
    expect((await second.send({}, visitor)).status).toBe(200);
    const refused = await first.send({}, visitor);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    await expectAnswer(refused, 429, rejected('too-many'));
    expect((await second.send({}, visitor)).status).toBe(429);
    expect((await second.send({}, { 'x-real-ip': '192.0.2.78' })).status).toBe(200);
    expect([...first.alarms, ...second.alarms]).toEqual([]);
  });

  test('S-API-8 S-PRD-3: a new API key forgets neither turns nor sent requests', async () => {
    const redis = await startRedis();
    const env = { ...LIMITS, RATE_LIMIT_VISITOR: '1/600', REDIS_URL: redis.url };
    const key = { ...visitor, 'idempotency-key': randomUUID() };
    const before = await startFunction({ env });
    expect((await before.send({}, key)).status).toBe(200);
    const after = await startFunction({ env: { ...env, BREVO_API_KEY: 'another-key' } });
    expect((await after.send({}, key)).status).toBe(200);
    expect((await after.send({}, visitor)).status).toBe(429);
  });
});

describe('the same request through two instances', () => {
  test('S-PRD-3: the second instance answers like the first, takes no turn and sends no mail', async () => {
    const redis = await startRedis();
    const env = { ...LIMITS, RATE_LIMIT_VISITOR: '1/600', REDIS_URL: redis.url };
    const first = await startFunction({ env });
    const second = await startFunction({ env });
    const key = { 'idempotency-key': randomUUID() };
    await expectAnswer(await first.send({}, key), 200, { status: 'sent' });
    await expectAnswer(await second.send({}, key), 200, { status: 'sent' });
    expect(second.logged).toEqual([expect.objectContaining({ outcome: 'sent', replayed: true })]);
    expect(second.brevo.messages).toHaveLength(0);
    expect((await second.send({ numberOfGuests: 121 }, key)).status).toBe(429);
  });

  test('S-PRD-3 U-4: a request is remembered for a day, without the visitor’s address or words', async () => {
    const redis = await startRedis();
    const { send } = await startFunction({ env: { REDIS_URL: redis.url } });
    const header = randomUUID();
    await send({}, { ...visitor, 'idempotency-key': header });
    const contents = await redis.contents();
    const nameOf = (key: string) => /^alheli:[\w-]{8}:(\w+):/.exec(key)?.[1];
    const names = contents.map(({ key }) => nameOf(key));
    expect(names.sort()).toEqual(['sent', 'total', 'visitor', 'visitor']);
    for (const { key, seconds } of contents) {
      const longest = nameOf(key) === 'total' ? 3600 : 24 * 3600;
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(longest);
    }
    const everything = JSON.stringify(contents);
    for (const word of [ADDRESS, header, ...Object.values(ANA).map(String)])
      expect(everything).not.toContain(word);
  });
});
