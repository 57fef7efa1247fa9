import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const NOW = Date.parse('Wed, 21 Oct 2026 07:28:00 GMT');

test.each([
  [{}, 0],
  [{ 'x-sib-ratelimit-reset': '7' }, 7000],
  [{ 'retry-after': '2' }, 2000],
  [{ 'retry-after': '2', 'x-sib-ratelimit-reset': '7' }, 7000],
  [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:09 GMT' }, 9000],
  [{ 'retry-after': 'Wed, 21 Oct 2026 07:27:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, 0],
  [{ 'retry-after': 'soon GMT' }, 0],
  [{ 'retry-after': '-3' }, 0],
  [{ 'x-sib-ratelimit-reset': '' }, 0],
])('U-4: the headers %j give a wait of %i ms', (headers, expected) => {
  expect(retryAfterMs(new Headers(headers), NOW)).toBe(expected);
});
