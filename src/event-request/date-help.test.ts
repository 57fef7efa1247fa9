import { expect, test } from 'vitest';
import { dateHelp } from './date-help.ts';

const TODAY = '2026-11-21';
const textOf = (day: string, isChosen = true) => dateHelp(day, TODAY, isChosen)?.text;

test('U-7: the help shows a future day in words', () => {
  expect(dateHelp('2027-06-20', TODAY, true)).toEqual({ text: 'Es domingo, 20 de junio de 2027.' });
});

test('U-7: the help of an untouched date asks for the day of the event', () => {
  expect(textOf(TODAY, false)).toBe(
    'Hoy, sábado, 21 de noviembre de 2026.\n¿Para cuándo es tu evento?',
  );
});

test('U-7: the help asks whether a chosen day that is today or past is right', () => {
  expect(textOf(TODAY)).toBe('Es sábado, 21 de noviembre de 2026. ¿Seguro que es hoy?');
  expect(textOf('2026-11-20')).toMatch(/2026\. Esa fecha ya ha pasado\. ¿Es correcta\?$/);
});

test('U-7: an incomplete date has no help', () => {
  for (const day of ['', 'mañana', '2027-13-01', '2027-02-30', '0202-06-20'])
    expect(textOf(day)).toBeUndefined();
});
