import { expect, test } from 'vitest';
import { dateInWords, fullDateInWords } from './calendar.ts';

test('U-7: every date of a year is written in Spanish', () => {
  const spanish = (dateStyle: 'long' | 'full') =>
    new Intl.DateTimeFormat('es-ES', { dateStyle, timeZone: 'UTC' });
  const [long, full] = [spanish('long'), spanish('full')];
  for (let day = 1; day <= 366; day += 1) {
    const date = new Date(Date.UTC(2028, 0, day));
    expect(dateInWords(date)).toBe(long.format(date));
    expect(fullDateInWords(date)).toBe(full.format(date));
  }
});
