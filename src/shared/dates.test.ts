import { afterEach, expect, test, vi } from 'vitest';
import { localDay, toSpanishDate } from './dates.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each(['Europe/Madrid', 'America/Los_Angeles'])(
  'R-31: the staff’s date has weekday, day, month and year in the time zone %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(toSpanishDate('2027-06-20')).toBe('domingo, 20/06/2027');
    expect(toSpanishDate('2028-02-29')).toBe('martes, 29/02/2028');
  },
);

test('S-FLD-5: just after midnight the local day is the new day, although UTC is behind', () => {
  vi.stubEnv('TZ', 'Europe/Madrid');
  expect(localDay(new Date(2027, 0, 1, 0, 30))).toBe('2027-01-01');
});
