import { afterEach, expect, test, vi } from 'vitest';
import { localDay, toSpanishDate } from './dates.ts';

afterEach(() => void vi.unstubAllEnvs());

test('R-31: staff read day, month and year', () => {
  expect(toSpanishDate('2027-06-20')).toBe('20/06/2027');
});

test('S-FLD-5: just after midnight it is already the new day, whatever UTC says', () => {
  vi.stubEnv('TZ', 'Europe/Madrid');
  expect(localDay(new Date(2027, 0, 1, 0, 30))).toBe('2027-01-01');
});
