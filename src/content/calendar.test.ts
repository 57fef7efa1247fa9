import { expect, test } from 'vitest';
import { dateInWords } from './calendar.ts';

test('U-7: a year of dates reads as Spanish writes them', () => {
  const spanish = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeZone: 'UTC' });
  for (let day = 1; day <= 366; day += 1) {
    const date = new Date(Date.UTC(2028, 0, day));
    expect(dateInWords(date)).toBe(spanish.format(date));
  }
});
