import { expect, test } from 'vitest';
import { retryAfterMs } from './call-brevo.ts';

test.each([
  [{}, 0],
  [{ 'x-sib-ratelimit-reset': '7' }, 7000],
  [{ 'retry-after': '2' }, 2000],
  [{ 'retry-after': '2', 'x-sib-ratelimit-reset': '7' }, 7000],
  [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:09 GMT' }, 0],
  [{ 'retry-after': 'soon' }, 0],
  [{ 'retry-after': '-3' }, 0],
  [{ 'x-sib-ratelimit-reset': '' }, 0],
])('U-4: the headers %j give a wait of %i ms', (headers, expected) => {
  expect(retryAfterMs(new Headers(headers))).toBe(expected);
});
