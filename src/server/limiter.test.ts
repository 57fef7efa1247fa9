import { describe, expect, test } from 'vitest';
import { memoryCounter } from './counter.ts';
import { type Admission, createLimiter } from './limiter.ts';
import type { Log } from './log.ts';

const LIMITS = { visitor: '2/60', total: '3/600' };
const ALLOWED = { allowed: true, giveBack: expect.any(Function) };

const limitsOf = (text: string) =>
  text.split(',').map((limit) => {
    const [count = 0, seconds = 0] = limit.split('/').map(Number);
    return { count, seconds };
  });

function setUp(rules = LIMITS) {
  const clock = { ms: 0 };
  const now = () => clock.ms;
  const limits = { visitor: limitsOf(rules.visitor), total: limitsOf(rules.total) };
  const counter = memoryCounter(now);
  const logged: Parameters<Log>[0][] = [];
  const limiter = createLimiter(
    { limits, redisUrl: undefined },
    { counter, now, log: (line) => logged.push(line) },
  );
  const take = (ip: string, headers = {}) =>
    limiter.take(new Headers({ 'x-real-ip': ip, ...headers }));
  return { clock, logged, take };
}

async function giveBack(admission: Admission): Promise<void> {
  if (!admission.allowed) throw new Error('There is nothing to give back');
  await admission.giveBack();
}

describe('the limit of one visitor', () => {
  test('S-API-8: a request over the limit is refused, with the seconds to wait', async () => {
    const { clock, take } = setUp();
    expect([await take('192.0.2.1'), await take('192.0.2.1')]).toEqual([ALLOWED, ALLOWED]);
    clock.ms += 20_500;
    const refusal = { allowed: false, limit: 'visitor', retryAfterSeconds: 40 };
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
    expect(await take('192.0.2.1')).toMatchObject({ retryAfterSeconds: 3540 });
    const both = setUp({ visitor: '1/60,1/3600', total: '99/600' });
    await both.take('192.0.2.1');
    expect(await both.take('192.0.2.1')).toMatchObject({ retryAfterSeconds: 3600 });
  });

  const PROXIES = ['cf-ray', 'cf-connecting-ip', 'via'];
  test.each(PROXIES)(
    'U-19: a proxy’s address (%s) is nobody’s, and one notice says so',
    async (header) => {
      const { logged, take } = setUp({ visitor: '1/600', total: '3/600' });
      for (let turn = 0; turn < 3; turn++)
        expect(await take('192.0.2.1', { [header]: '1' })).toEqual(ALLOWED);
      expect(await take('192.0.2.2')).toMatchObject({ limit: 'total' });
      expect(logged).toEqual([{ notice: 'no-visitor-address' }]);
    },
  );
});

describe('the total limit', () => {
  test('S-API-8: over the limit every visitor is refused', async () => {
    const { take } = setUp();
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      expect(await take(ip)).toEqual(ALLOWED);
    const refusal = { allowed: false, limit: 'total', retryAfterSeconds: 600 };
    expect(await take('192.0.2.4')).toEqual(refusal);
  });

  test('U-19: a refusal by the total does not count for the visitor', async () => {
    const { take } = setUp({ visitor: '1/600', total: '1/600' });
    const first = await take('192.0.2.1');
    for (let turn = 0; turn < 3; turn++)
      expect(await take('192.0.2.2')).toMatchObject({ limit: 'total' });
    await giveBack(first);
    expect(await take('192.0.2.2')).toEqual(ALLOWED);
  });

  test('U-19: a window of a day is a day of the calendar in UTC', async () => {
    const { clock, take } = setUp({ visitor: '9/86400', total: '2/86400' });
    clock.ms = Date.parse('2026-11-24T23:00:00Z');
    await take('192.0.2.1');
    clock.ms = Date.parse('2026-11-25T00:00:00Z');
    for (let turn = 0; turn < 2; turn++) expect(await take('192.0.2.1')).toEqual(ALLOWED);
    clock.ms = Date.parse('2026-11-25T23:59:00Z');
    expect(await take('192.0.2.1')).toMatchObject({ limit: 'total', retryAfterSeconds: 60 });
  });

  test('U-19: a count that is given back after the next window started does not change it', async () => {
    const { clock, take } = setUp({ visitor: '9/600', total: '1/600' });
    const taken = await take('192.0.2.1');
    clock.ms += 600_000;
    expect(await take('192.0.2.1')).toEqual(ALLOWED);
    await giveBack(taken);
    expect(await take('192.0.2.1')).toMatchObject({ limit: 'total' });
  });
});
