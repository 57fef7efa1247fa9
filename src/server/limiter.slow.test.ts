import { describe, expect, test } from 'vitest';
import { startRedis } from '../../tests/support/redis.ts';
import { type Admission, createLimiter } from './limiter.ts';
import { redisStore } from './redis-store.ts';
import { memoryStore, type Store } from './store.ts';

const LIMITS = { visitor: '2/60', total: '3/600' };
const ALLOWED = { allowed: true, giveBack: expect.any(Function) };
const ALL = { toVisitor: true };

const limitsOf = (text: string) =>
  text.split(',').map((limit) => {
    const [count = 0, seconds = 0] = limit.split('/').map(Number);
    return { count, seconds };
  });

function setUp(rules = LIMITS, sharedStore?: Store, { trustRealIp } = { trustRealIp: true }) {
  const clock = { ms: 0 };
  const now = () => clock.ms;
  const limits = { visitor: limitsOf(rules.visitor), total: limitsOf(rules.total) };
  const store = sharedStore ?? memoryStore(now);
  const limiter = createLimiter(
    { limits, redisUrl: undefined },
    { store, trustRealIp, now, log() {} },
  );
  const take = (ip: string, options: { isSpam?: boolean; isDirect?: boolean } = {}) =>
    limiter.take(new Headers({ 'x-real-ip': ip }), {
      isSpam: false,
      isDirect: false,
      ...options,
    });
  return { clock, take };
}

async function giveBack(admission: Admission, options = ALL): Promise<void> {
  if (!admission.allowed) throw new Error('There is nothing to give back');
  await admission.giveBack(options);
}

describe('the limit of one visitor', () => {
  test('S-API-8: a request over the limit is refused, with the seconds to wait', async () => {
    const { clock, take } = setUp();
    expect([await take('192.0.2.1'), await take('192.0.2.1')]).toEqual([ALLOWED, ALLOWED]);
    clock.ms += 20_500;
    const refusal = { allowed: false, limit: 'visitor', windowSeconds: 60, retryAfterSeconds: 40 };
    expect(await take('192.0.2.1')).toEqual(refusal);
    clock.ms += 39_500;
    expect(await take('192.0.2.1')).toEqual(ALLOWED);
  });

  test('U-19: every window counts, and the answer has the longest wait', async () => {
    const { clock, take } = setUp({ visitor: '2/60,3/3600', total: '99/600' });
    for (let turn = 0; turn < 3; turn++) await take('192.0.2.1');
    expect(await take('192.0.2.1')).toMatchObject({ retryAfterSeconds: 60 });
    clock.ms += 60_000;
    expect(await take('192.0.2.1')).toEqual(ALLOWED);
    const refusal = {
      allowed: false,
      limit: 'visitor',
      windowSeconds: 3600,
      retryAfterSeconds: 3540,
    };
    expect(await take('192.0.2.1')).toEqual(refusal);
  });
});

async function setUpWithRedis(rules: typeof LIMITS) {
  const { url } = await startRedis();
  const redis = { url, keyPrefix: 'alheli:', timeoutMs: 5000, now: () => 0 };
  return setUp(rules, redisStore(redis));
}

describe.each(['memory', 'Redis'])('the total limit, in %s', (where) => {
  const setUpThere = async (rules = LIMITS) =>
    where === 'memory' ? setUp(rules) : setUpWithRedis(rules);

  test('S-API-8: over the limit every visitor is refused', async () => {
    const { take } = await setUpThere();
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      expect(await take(ip)).toEqual(ALLOWED);
    const refusal = { allowed: false, limit: 'total', windowSeconds: 600, retryAfterSeconds: 600 };
    expect(await take('192.0.2.4')).toEqual(refusal);
  });

  test.each(['1/60,1/3600', '1/3600,1/60'])(
    'U-19: with the windows %s the answer has the longest wait',
    async (total) => {
      const { take } = await setUpThere({ visitor: '9/600', total });
      await take('192.0.2.1');
      expect(await take('192.0.2.2')).toMatchObject({ limit: 'total', retryAfterSeconds: 3600 });
    },
  );

  test('S-API-8: a visitor over their own limit does not count for the total', async () => {
    const { take } = await setUpThere();
    for (let turn = 0; turn < 10; turn++) await take('192.0.2.1');
    expect(await take('192.0.2.2')).toEqual(ALLOWED);
  });

  test('U-19: a refusal by the total does not count for the visitor', async () => {
    const { take } = await setUpThere({ visitor: '1/600', total: '1/600' });
    const first = await take('192.0.2.1');
    for (let turn = 0; turn < 3; turn++)
      expect(await take('192.0.2.2')).toMatchObject({ limit: 'total' });
    await giveBack(first);
    expect(await take('192.0.2.2')).toEqual(ALLOWED);
  });

  test('U-19: a request without a mail does not count, even if requests were refused meanwhile', async () => {
    const { take } = await setUpThere({ visitor: '1/600,1/3600', total: '1/600' });
    for (let turn = 0; turn < 3; turn++) {
      const taken = await take('192.0.2.1');
      expect(taken).toEqual(ALLOWED);
      for (let refused = 0; refused < 3; refused++) await take(`192.0.2.${2 + refused}`);
      await giveBack(taken);
    }
    await giveBack(await take('192.0.2.1'), { toVisitor: false });
    expect(await take('192.0.2.1')).toMatchObject({ limit: 'visitor' });
    expect(await take('192.0.2.2')).toEqual(ALLOWED);
  });

  test('U-19: requests without a key of the page may use half of the total', async () => {
    const { take } = await setUpThere({ visitor: '1/600', total: '5/600' });
    const direct = (ip: string) => take(ip, { isDirect: true });
    expect([await direct('192.0.2.1'), await direct('192.0.2.2')]).toEqual([ALLOWED, ALLOWED]);
    expect(await direct('192.0.2.3')).toMatchObject({ limit: 'direct' });
    for (const ip of ['192.0.2.4', '192.0.2.5', '192.0.2.6'])
      expect(await take(ip)).toEqual(ALLOWED);
    expect(await take('192.0.2.7')).toMatchObject({ limit: 'total' });
  });

  test('U-15 U-32: five requests with several spam signals are allowed, and any other counts for nobody', async () => {
    const { take } = await setUpThere({ visitor: '2/600', total: '6/600' });
    const spam = (last: number) => take(`192.0.2.${last}`, { isSpam: true });
    for (const last of [1, 2, 3, 4, 5]) expect(await spam(last)).toEqual(ALLOWED);
    for (let turn = 0; turn < 3; turn++) expect(await spam(6)).toMatchObject({ limit: 'spam' });
    expect(await take('192.0.2.6')).toEqual(ALLOWED);
  });
});

test('U-19: a window of a day is a day of the calendar in UTC, so that no day has more, however late it begins', async () => {
  const { clock, take } = setUp({ visitor: '9/86400', total: '2/86400' });
  clock.ms = Date.parse('2026-11-24T23:00:00Z');
  await take('192.0.2.1');
  clock.ms = Date.parse('2026-11-25T00:00:00Z');
  for (let turn = 0; turn < 2; turn++) expect(await take('192.0.2.1')).toEqual(ALLOWED);
  clock.ms = Date.parse('2026-11-25T23:59:00Z');
  const refusal = { allowed: false, limit: 'total', windowSeconds: 86_400, retryAfterSeconds: 60 };
  expect(await take('192.0.2.1')).toEqual(refusal);
});

test('U-19: without a trusted address no visitor has a limit, because all would share it', async () => {
  const { take } = setUp({ visitor: '1/600', total: '3/600' }, undefined, { trustRealIp: false });
  for (let turn = 0; turn < 3; turn++) expect(await take('192.0.2.1')).toEqual(ALLOWED);
  expect(await take('192.0.2.2')).toMatchObject({ limit: 'total' });
});

test('U-19: a request without a key of the page may use a total of one', async () => {
  const { take } = setUp({ visitor: '9/600', total: '1/600' });
  expect(await take('192.0.2.1', { isDirect: true })).toEqual(ALLOWED);
});

test('U-19: a count that is given back after the next window started does not change it', async () => {
  const { clock, take } = setUp({ visitor: '9/600', total: '1/600' });
  const taken = await take('192.0.2.1');
  clock.ms += 600_000;
  expect(await take('192.0.2.1')).toEqual(ALLOWED);
  await giveBack(taken);
  expect(await take('192.0.2.1')).toMatchObject({ limit: 'total' });
});
