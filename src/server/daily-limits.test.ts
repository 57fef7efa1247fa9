import { expect, test } from 'vitest';
import { passTime, stopTime } from '../../tests/support/stopped-time.ts';
import { type Consumed, createDailyLimits } from './daily-limits.ts';

const HOUR_MS = 60 * 60_000;
const ALLOWED = { allowed: true, release: expect.any(Function) };
const HALF_A_DAY = { retryAfterSeconds: 12 * 3600 };

/** Limits from noon in UTC on. */
function setUp({ visitor = 2, total = 3 } = {}) {
  stopTime('2026-11-24T12:00:00Z');
  const { consume } = createDailyLimits({
    RATE_LIMIT_VISITOR: visitor,
    RATE_LIMIT_TOTAL: total,
    MANAGEMENT_EMAIL: [],
  });
  return (address: string, headers = {}) =>
    consume(new Headers({ 'x-real-ip': address, ...headers }));
}

function release(consumed: Consumed): void {
  if (!consumed.allowed) throw new Error('There is nothing to release');
  consumed.release();
}

test('S-API-8: a visitor over the limit is refused until the day ends in UTC, others are not', () => {
  const consume = setUp();
  for (let turn = 0; turn < 2; turn++) expect(consume('192.0.2.1')).toEqual(ALLOWED);
  expect(consume('192.0.2.1')).toEqual({ allowed: false, limit: 'visitor', ...HALF_A_DAY });
  expect(consume('192.0.2.2')).toEqual(ALLOWED);
  passTime(12 * HOUR_MS - 1);
  expect(consume('192.0.2.1')).toMatchObject({ limit: 'visitor', retryAfterSeconds: 1 });
  passTime(1);
  expect(consume('192.0.2.1')).toEqual(ALLOWED);
});

test('S-API-8: over the total every visitor is refused, and is not counted', () => {
  const consume = setUp({ visitor: 1, total: 1 });
  const first = consume('192.0.2.1');
  for (let turn = 0; turn < 3; turn++)
    expect(consume('192.0.2.2')).toEqual({ allowed: false, limit: 'total', ...HALF_A_DAY });
  release(first);
  expect(consume('192.0.2.2')).toEqual(ALLOWED);
});

test('U-19: an IPv6 network (/64) is one visitor', () => {
  const consume = setUp({ visitor: 1, total: 9 });
  consume('2001:db8:0:1:2:3:4:5');
  expect(consume('2001:db8:0:1::6')).toMatchObject({ limit: 'visitor' });
  expect(consume('2001:db8:0:2::6')).toEqual(ALLOWED);
});

test.each(['via', 'cf-ray', 'cf-connecting-ip', 'x-forwarded-for', 'forwarded'])(
  'U-19: the header %s lifts no limit of a visitor',
  (header) => {
    const consume = setUp({ visitor: 1, total: 9 });
    consume('192.0.2.1');
    expect(consume('192.0.2.1', { [header]: 'x' })).toMatchObject({ limit: 'visitor' });
  },
);

test('U-19: a released request does not count, and releasing it later does not change the next day', () => {
  const consume = setUp({ visitor: 1, total: 1 });
  release(consume('192.0.2.1'));
  const yesterdays = consume('192.0.2.1');
  expect(yesterdays).toEqual(ALLOWED);
  passTime(24 * HOUR_MS);
  expect(consume('192.0.2.1')).toEqual(ALLOWED);
  release(yesterdays);
  expect(consume('192.0.2.1')).toMatchObject({ allowed: false });
});

test('U-19: a visitor without an address counts in the total alone', () => {
  const consume = setUp({ visitor: 1, total: 2 });
  expect([consume(''), consume('')]).toEqual([ALLOWED, ALLOWED]);
  expect(consume('')).toMatchObject({ limit: 'total' });
});

test.each([
  [1, 240],
  [2, 120],
  [5, 48],
])('U-19: %i receivers get %i requests a day, so that mails are left for alarms', (...row) => {
  const [receivers, count] = row;
  stopTime();
  const { consume } = createDailyLimits({
    RATE_LIMIT_VISITOR: 1,
    MANAGEMENT_EMAIL: Array(receivers).fill('ana@estudio.example'),
  });
  for (let turn = 0; turn < count; turn++) expect(consume(new Headers())).toEqual(ALLOWED);
  expect(consume(new Headers())).toMatchObject({ limit: 'total' });
});
