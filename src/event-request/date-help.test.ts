import { expect, test } from 'vitest';
import { dateHelp } from './date-help.ts';

const TODAY = '2026-11-21';
const textOf = (day: string, isChosen = true) => dateHelp(day, TODAY, isChosen)?.text;

test('U-7: a day to come is told in words', () => {
  expect(dateHelp('2027-06-20', TODAY, true)).toEqual({ text: 'Es domingo, 20 de junio de 2027.' });
});

test('U-7: untouched, it asks for the day of the event and questions nothing', () => {
  expect(textOf(TODAY, false)).toBe(
    'Hoy, sábado, 21 de noviembre de 2026.\n¿Para cuándo es tu evento?',
  );
});

test('U-7: today and the past, once chosen, are asked about, never refused', () => {
  expect(textOf(TODAY)).toBe('Es sábado, 21 de noviembre de 2026. ¿Seguro que es hoy?');
  expect(textOf('2026-11-20')).toMatch(/2026\. Esa fecha ya ha pasado\. ¿Es correcta\?$/);
});

test('U-7: where there is no day there are no words', () => {
  for (const day of ['', 'mañana', '2027-13-01', '2027-02-30', '0202-06-20'])
    expect(textOf(day)).toBeUndefined();
});
