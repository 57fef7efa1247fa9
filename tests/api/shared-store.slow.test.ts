import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { refusal } from '../../tools/local/brevo-faults.ts';
import { startRedis } from '../support/redis.ts';
import { expectAnswer, rejected, startFunction } from './local-function.ts';
import { ANA } from './sample-request.ts';

const ADDRESS = '192.0.2.77';
const visitor = { 'x-real-ip': ADDRESS };

/** The beginning of a window. */
const now = () => Date.parse('2026-11-24T12:00:00Z');

/** Two functions with one Redis and one Brevo, like two instances on the host. */
async function startTwo(env: Record<string, string>) {
  const redis = await startRedis();
  const shared = { RATE_LIMIT_TOTAL: '100/600', ...env, REDIS_URL: redis.url };
  const first = await startFunction({ env: shared, now });
  const second = await startFunction({ env: { BREVO_BASE_URL: first.brevo.url, ...shared }, now });
  return { redis, first, second };
}

test('S-API-8: the instances count a visitor’s requests together', async () => {
  const { first, second } = await startTwo({ RATE_LIMIT_VISITOR: '2/600' });
  expect((await first.send({}, visitor)).status).toBe(200);
  expect((await second.send({}, visitor)).status).toBe(200);
  const refused = await first.send({}, visitor);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  await expectAnswer(refused, 429, rejected('too-many'));
  expect((await second.send({}, visitor)).status).toBe(429);
  expect((await second.send({}, { 'x-real-ip': '192.0.2.78' })).status).toBe(200);
});

test.each(['stays', 'is killed'])(
  'S-PRD-3 S-API-8: of forty requests at once none is lost or sent twice, while Redis %s',
  async (fate) => {
    const { redis, first, second } = await startTwo({ RATE_LIMIT_VISITOR: '100/600' });
    const sending = Array.from({ length: 40 }, (_, index) =>
      (index % 2 ? second : first).send({ surname: `Núñez ${index}` }),
    );
    await Promise.race(sending);
    if (fate === 'is killed') await redis.kill();
    const statuses = (await Promise.all(sending)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const subjects = new Set(first.brevo.messages.map(({ body }) => body.subject));
    expect([first.brevo.messages.length, subjects.size]).toEqual([40, 40]);
    for (const { alarms } of [first, second]) expect(alarms).toEqual([]);
  },
);

test('U-27: the instances ring once together', async () => {
  const { first, second } = await startTwo({});
  for (const { send } of [first, second]) {
    first.brevo.failNext(refusal(403, 'permission_denied'));
    expect((await send()).status).toBe(502);
  }
  expect([first, second].flatMap(({ webhook }) => webhook.alarms())).toEqual(['cannot-send']);
});

test('S-PRD-3 U-13: Redis holds counts alone, for a day at most, without address or words', async () => {
  const redis = await startRedis();
  const { brevo, send } = await startFunction({ env: { REDIS_URL: redis.url } });
  const header = randomUUID();
  await send({}, { ...visitor, 'idempotency-key': header });
  brevo.failNext(refusal(403, 'permission_denied'));
  await send({}, visitor);
  const contents = await redis.contents();
  const names = contents.map(({ key }) => /^alheli:[\w-]{8}:(\w+):/.exec(key)?.[1]);
  expect(names.sort()).toEqual(['told', 'total', 'total', 'visitor']);
  for (const { value, seconds } of contents) {
    expect(value).toBe('1');
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(24 * 3600);
  }
  const everything = JSON.stringify(contents);
  for (const word of [ADDRESS, header, ANA.name, ANA.surname, ANA.email, ANA.description])
    expect(everything).not.toContain(word);
});
