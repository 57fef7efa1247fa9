import { expect, test } from 'vitest';
import { passTime, stopTime } from '../../tests/support/stopped-time.ts';
import { createDailyLimits } from './daily-limits.ts';

const HOUR_MS = 60 * 60_000;
const ALLOWED = { undo: expect.any(Function) };

/** Limits from noon in UTC on. */
function setUp({ visitor = 2, total = 3 } = {}) {
  stopTime('2026-11-24T12:00:00Z');
  const countRequest = createDailyLimits({
    RATE_LIMIT_VISITOR: visitor,
    RATE_LIMIT_TOTAL: total,
    MANAGEMENT_EMAIL: [],
  });
  return (address: string, headers = {}) =>
    countRequest(new Headers({ 'x-real-ip': address, ...headers }));
}

test('U-19: a visitor over the limit is refused until the day ends in UTC, others are not', () => {
  const count = setUp();
  for (let turn = 0; turn < 2; turn++) expect(count('192.0.2.1')).toEqual(ALLOWED);
  expect(count('192.0.2.1')).toEqual({ over: 'visitor' });
  expect(count('192.0.2.2')).toEqual(ALLOWED);
  passTime(12 * HOUR_MS - 1);
  expect(count('192.0.2.1')).toEqual({ over: 'visitor' });
  passTime(1);
  expect(count('192.0.2.1')).toEqual(ALLOWED);
});

test('U-19: over the total every visitor is refused, and is not counted', () => {
  const count = setUp({ visitor: 1, total: 1 });
  const first = count('192.0.2.1');
  for (let turn = 0; turn < 3; turn++) expect(count('192.0.2.2')).toEqual({ over: 'total' });
  first.undo?.();
  expect(count('192.0.2.2')).toEqual(ALLOWED);
});

test('U-19: an IPv6 network (/64) is one visitor, an IPv4 address too', () => {
  const count = setUp({ visitor: 1, total: 9 });
  count('2001:db8:0:1:2:3:4:5');
  expect(count('2001:db8:0:1::6')).toEqual({ over: 'visitor' });
  expect(count('2001:db8:0:2::6')).toEqual(ALLOWED);
  count('2a01:4f8::1:2:3:4');
  expect(count('2a01:4f8::2:2:3:4')).toEqual({ over: 'visitor' });
  expect(count('2a01:4f8:1::2')).toEqual(ALLOWED);
  expect(count('2a01:4f8::1:2:3:4:5')).toEqual(ALLOWED);
  count('2a01::5');
  expect(count('2a01::6')).toEqual({ over: 'visitor' });
  expect([count('::ffff:192.0.2.1'), count('::ffff:192.0.2.2')]).toEqual([ALLOWED, ALLOWED]);
});

test('U-19: after its `undo` a request does not count, and a late `undo` does not change the next day', () => {
  const count = setUp({ visitor: 1, total: 1 });
  count('192.0.2.1').undo?.();
  const yesterdays = count('192.0.2.1');
  expect(yesterdays).toEqual(ALLOWED);
  passTime(24 * HOUR_MS);
  expect(count('192.0.2.1')).toEqual(ALLOWED);
  yesterdays.undo?.();
  expect(count('192.0.2.1')).toEqual({ over: 'visitor' });
});

test('U-19: a visitor without an address counts in the total alone', () => {
  const count = setUp({ visitor: 1, total: 2 });
  expect([count(''), count('')]).toEqual([ALLOWED, ALLOWED]);
  expect(count('')).toEqual({ over: 'total' });
});

test.each([
  [1, 240],
  [2, 120],
  [5, 48],
])('U-19: %i receivers get %i requests a day, because Brevo may count each receiver', (...row) => {
  const [receivers, requests] = row;
  stopTime();
  const count = createDailyLimits({
    RATE_LIMIT_VISITOR: 1,
    MANAGEMENT_EMAIL: Array(receivers).fill('ana@estudio.example'),
  });
  for (let turn = 0; turn < requests; turn++) expect(count(new Headers())).toEqual(ALLOWED);
  expect(count(new Headers())).toEqual({ over: 'total' });
});
