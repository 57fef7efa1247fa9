import { expect, test } from 'vitest';
import { dateHelp } from './date-help.ts';

const TODAY = '2026-11-20';

test('U-7: a day to come is told in words', () => {
  expect(dateHelp('2027-06-20', TODAY)).toEqual({ text: 'Es domingo, 20 de junio de 2027.' });
});

test('U-7: today and the past are asked about, never refused', () => {
  expect(dateHelp(TODAY, TODAY)?.text).toBe(
    'Es viernes, 20 de noviembre de 2026. ¿Seguro que es hoy?',
  );
  expect(dateHelp('2026-11-19', TODAY)?.text).toMatch(
    /2026\. Esa fecha ya ha pasado\. ¿Es correcta\?$/,
  );
});

test('U-7: where there is no day there are no words', () => {
  for (const day of ['', 'mañana', '2027-13-01', '2027-02-30', '0202-06-20'])
    expect(dateHelp(day, TODAY)).toBeUndefined();
});
