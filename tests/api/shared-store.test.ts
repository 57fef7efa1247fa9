import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort, startRedis } from '../support/redis.ts';
import { expectAnswer, rejected, startFunction } from './local-function.ts';
import { ANA } from './sample-request.ts';

/** Two functions are two instances: they share nothing but Redis and, where a test says so, Brevo. */

const ADDRESS = '192.0.2.77';
const visitor = { 'x-real-ip': ADDRESS };
/** Long enough for a Redis that answers, short enough for a test of one that does not; in milliseconds. */
const SHORT_MS = 400;

const limitsOf = (visitors: string, total = '100/600') => ({
  RATE_LIMIT_VISITOR: visitors,
  RATE_LIMIT_TOTAL: total,
});

describe('the limits of two instances', () => {
  test('S-API-8: a visitor has the same turns whichever of them answers', async () => {
    const redis = await startRedis();
    const env = { ...limitsOf('2/600'), REDIS_URL: redis.url };
    const first = await startFunction({ env, trustRealIp: true });
    const second = await startFunction({ env, trustRealIp: true });
    expect((await first.send({}, visitor)).status).toBe(200);
    expect((await second.send({}, visitor)).status).toBe(200);
    const refused = await first.send({}, visitor);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    await expectAnswer(refused, 429, rejected('too-many'));
    expect((await second.send({}, visitor)).status).toBe(429);
    expect((await second.send({}, { 'x-real-ip': '192.0.2.78' })).status).toBe(200);
    expect([...first.alarms, ...second.alarms]).toEqual([]);
  });

  test('S-API-8: all visitors have the same turns, and one turned away for that keeps the own', async () => {
    const redis = await startRedis();
    const env = { ...limitsOf('1/600', '1/600'), REDIS_URL: redis.url };
    const first = await startFunction({ env, trustRealIp: true });
    const second = await startFunction({ env, trustRealIp: true });
    await first.send({}, { 'x-real-ip': '192.0.2.1' });
    expect((await second.send({}, visitor)).status).toBe(429);
    const ofVisitors = (await redis.contents()).filter(({ key }) => key.includes(':visitor:'));
    expect(ofVisitors.map(({ value }) => value).sort()).toEqual(['0', '1']);
  });
});

describe('the same request through two instances', () => {
  test('S-PRD-3: the second answers like the first, takes no turn and asks nobody to send', async () => {
    const redis = await startRedis();
    const env = { ...limitsOf('1/600'), REDIS_URL: redis.url };
    const first = await startFunction({ env });
    const second = await startFunction({ env });
    const key = { 'idempotency-key': randomUUID() };
    await expectAnswer(await first.send({}, key), 200, { status: 'sent' });
    await expectAnswer(await second.send({}, key), 200, { status: 'sent' });
    expect(second.logged).toEqual([expect.objectContaining({ outcome: 'sent', replayed: true })]);
    expect(second.brevo.messages).toHaveLength(0);
    expect((await second.send({ numberOfGuests: 121 }, key)).status).toBe(429);
  });

  test('S-PRD-3: several at once wait for the first, and take one turn', async () => {
    const redis = await startRedis();
    const env = { ...limitsOf('1/600'), REDIS_URL: redis.url };
    const { brevo, send } = await startFunction({ env });
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([send({}, key), send({}, key), send({}, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(brevo.messages).toHaveLength(1);
  });

  test('S-PRD-3: what one could not send, the other sends', async () => {
    const redis = await startRedis();
    const env = { REDIS_URL: redis.url };
    const first = await startFunction({ env });
    const second = await startFunction({ env });
    const key = { 'idempotency-key': randomUUID() };
    first.brevo.failNext({ kind: 'status', status: 402, code: 'not_enough_credits' });
    expect((await first.send({}, key)).status).toBe(502);
    expect((await second.send({}, key)).status).toBe(200);
    expect(second.brevo.messages).toHaveLength(1);
  });

  test('S-PRD-3 U-4: it is remembered for a day, without an address or a word of the visitor', async () => {
    const redis = await startRedis();
    const { send } = await startFunction({ env: { REDIS_URL: redis.url }, trustRealIp: true });
    const header = randomUUID();
    await send({}, { ...visitor, 'idempotency-key': header });
    const contents = await redis.contents();
    const names = contents.map(({ key }) => key.replace(/[^:]+$/, ''));
    expect(names.sort()).toEqual(['alheli:sent:', 'alheli:total:', 'alheli:visitor:']);
    for (const { key, seconds } of contents) {
      const longest = key.startsWith('alheli:sent:') ? 24 * 3600 : 3600;
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(longest);
    }
    const everything = JSON.stringify(contents);
    for (const word of [ADDRESS, header, ...Object.values(ANA).map(String)])
      expect(everything).not.toContain(word);
  });
});

describe('without a Redis that answers', () => {
  const ALARM = { alarm: 'redis-away' };

  /** An instance with few turns a visitor, and a clock of its own for when it asks Redis again. */
  async function startInstance(REDIS_URL: string, { turns = 2, patienceMs = 5000 } = {}) {
    const clock = { ms: 0 };
    const env = { ...limitsOf(`${turns}/600`), REDIS_URL };
    const instance = await startFunction({ env, now: () => clock.ms, patienceMs });
    const statuses = async (count: number) => {
      const found: number[] = [];
      for (let sent = 0; sent < count; sent++) found.push((await instance.send()).status);
      return found;
    };
    return { ...instance, clock, statuses };
  }

  test('S-API-8: where none ever was, the instance counts for itself and says so once', async () => {
    const write = vi.spyOn(console, 'error');
    onTestFinished(() => write.mockRestore());
    const url = `redis://secret:password@127.0.0.1:${await freePort()}`;
    const { alarms, brevo, clock, statuses } = await startInstance(url);
    expect(await statuses(2)).toEqual([200, 200]);
    clock.ms += 60_000;
    expect(await statuses(1)).toEqual([429]);
    expect(brevo.messages).toHaveLength(2);
    expect(alarms).toEqual([ALARM]);
    expect(write).not.toHaveBeenCalled();
  });

  test('S-API-8: a name that leads nowhere is none, too', async () => {
    const { alarms, statuses } = await startInstance('redis://redis.invalid:6379');
    expect(await statuses(3)).toEqual([200, 200, 429]);
    expect(alarms).toEqual([ALARM]);
  });

  test('S-API-8: when it goes, memory takes over; when it is back, it counts again', async () => {
    const redis = await startRedis();
    const { alarms, clock, statuses } = await startInstance(redis.url);
    expect(await statuses(2)).toEqual([200, 200]);
    await redis.kill();
    expect(await statuses(3)).toEqual([200, 200, 429]);
    expect(alarms).toEqual([ALARM]);

    await redis.startAgain();
    clock.ms += 10_000;
    expect(await statuses(3)).toEqual([200, 200, 429]);
    expect(alarms).toEqual([ALARM]);

    await redis.kill();
    await statuses(1);
    expect(alarms).toEqual([ALARM, ALARM]);
  });

  test('S-API-8: a connection that was closed meanwhile is opened again without a word', async () => {
    const redis = await startRedis();
    const { alarms, statuses } = await startInstance(redis.url);
    expect(await statuses(1)).toEqual([200]);
    await redis.kill();
    await redis.startAgain();
    expect(await statuses(1)).toEqual([200]);
    expect(alarms).toEqual([]);
    expect(await redis.contents()).not.toEqual([]);
  });

  test('S-API-8: one that rested is not trusted to be alive: there is a new one', async () => {
    const redis = await startRedis();
    const { alarms, clock, statuses } = await startInstance(redis.url, { turns: 9 });
    await statuses(1);
    clock.ms += 9999;
    await statuses(1);
    const before = await redis.connectionsSoFar();
    clock.ms += 10_000;
    await statuses(2);
    // The new one, and that of the question itself.
    expect(await redis.connectionsSoFar()).toBe(before + 2);
    expect(before).toBe(2);
    expect(alarms).toEqual([]);
  });

  test('S-API-8: one that hangs is waited for once, not by every visitor', async () => {
    const redis = await startRedis();
    const hasty = { turns: 4, patienceMs: SHORT_MS };
    const { alarms, clock, statuses } = await startInstance(redis.url, hasty);
    expect(await statuses(1)).toEqual([200]);
    redis.hang();
    const startedAt = performance.now();
    expect(await statuses(10)).toEqual([...Array(4).fill(200), ...Array(6).fill(429)]);
    // Ten requests would have asked more than ten times.
    expect(performance.now() - startedAt).toBeLessThan(8 * SHORT_MS);
    expect(alarms).toEqual([ALARM]);

    redis.wake();
    clock.ms += 10_000;
    // Of the four turns in Redis one was taken before, and perhaps one by what it found waiting when it woke up.
    expect((await statuses(2))[0]).toBe(200);
    expect(alarms).toEqual([ALARM]);
  });

  test('S-API-8: one that has hung all along is waited for once', async () => {
    const redis = await startRedis();
    redis.hang();
    const { alarms, statuses } = await startInstance(redis.url, { patienceMs: SHORT_MS });
    expect(await statuses(3)).toEqual([200, 200, 429]);
    expect(alarms).toEqual([ALARM]);
  });

  test('S-PRD-3: what was sent is remembered by the instance all the same', async () => {
    const redis = await startRedis();
    const { brevo, send } = await startInstance(redis.url);
    const key = { 'idempotency-key': randomUUID() };
    brevo.failNext({ kind: 'status', status: 402, code: 'not_enough_credits' });
    await send({}, key);
    await redis.kill();
    expect([(await send({}, key)).status, (await send({}, key)).status]).toEqual([200, 200]);
    expect(brevo.messages).toHaveLength(1);
  });
});
