import { expect, test } from 'vitest';
import { readNumber } from './number.tsx';

test.each([
  ['120', 120],
  ['-1', -1],
  ['1.200', 1200],
  ['1,200', 1200],
  ['12 500', 12_500],
  ['1.200.000,5', 1_200_000.5],
  ['1,5', 1.5],
  ['0.125', 0.125],
  ['120.', 120],
  ['１٢۰', 120],
  ['−5', -5],
  ['2 mil', 2000],
  ['unas 120 personas', 120],
  ['100-120', Number.NaN],
  ['1e23', Number.NaN],
  ['unas cien', Number.NaN],
  [' ', undefined],
])('U-43 R-6: "%s" is read as %s', (text, expected) => expect(readNumber(text)).toEqual(expected));
