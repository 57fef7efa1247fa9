import { expect, test } from 'vitest';
import { dateInWords, fullDateInWords } from './calendar.ts';

test('U-7: every date of a year is written in Spanish, and its day, month and year stay on one line', () => {
  const spanish = (dateStyle: 'long' | 'full') =>
    new Intl.DateTimeFormat('es-ES', { dateStyle, timeZone: 'UTC' });
  const [long, full] = [spanish('long'), spanish('full')];
  for (let day = 1; day <= 366; day += 1) {
    const date = new Date(Date.UTC(2028, 0, day));
    const bound = (words: string) => words.replaceAll(' de ', '\u00a0de\u00a0');
    expect(dateInWords(date)).toBe(bound(long.format(date)));
    expect(fullDateInWords(date)).toBe(bound(full.format(date).replace(',', '')));
  }
});
