import { afterEach, expect, test, vi } from 'vitest';
import { dateInWords, dayInWords, localDay } from './dates.ts';

afterEach(() => void vi.unstubAllEnvs());

test('S-FLD-5: just after midnight the local day is the new day, although UTC is behind', () => {
  vi.stubEnv('TZ', 'Europe/Madrid');
  expect(localDay(new Date(2027, 0, 1, 0, 30))).toBe('2027-01-01');
});

test('U-7: every date of a year is written in Spanish, and its day and month stay on one line', () => {
  const spanish = (dateStyle: 'long' | 'full') =>
    new Intl.DateTimeFormat('es-ES', { dateStyle, timeZone: 'UTC' });
  const [long, full] = [spanish('long'), spanish('full')];
  for (let day = 1; day <= 366; day += 1) {
    const date = new Date(Date.UTC(2028, 0, day));
    const bound = (words: string) =>
      words.replace(' de ', '\u00a0de\u00a0').replace(/de (?=\d)/, 'de\u00a0');
    expect(dateInWords(date)).toBe(bound(long.format(date)));
    expect(dayInWords(date.toISOString().slice(0, 10))).toBe(
      bound(full.format(date).replace(',', '')),
    );
  }
});
