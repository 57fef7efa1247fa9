import { afterEach, expect, test, vi } from 'vitest';
import { localDay, toSpanishDate } from './dates.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each(['Europe/Madrid', 'America/Los_Angeles'])(
  'R-31: staff read weekday, day, month and year, where the clock says %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(toSpanishDate('2027-06-20')).toBe('domingo, 20/06/2027');
    expect(toSpanishDate('2028-02-29')).toBe('martes, 29/02/2028');
  },
);

test('S-FLD-5: just after midnight it is already the new day, whatever UTC says', () => {
  vi.stubEnv('TZ', 'Europe/Madrid');
  expect(localDay(new Date(2027, 0, 1, 0, 30))).toBe('2027-01-01');
});
