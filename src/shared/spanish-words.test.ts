import { expect, test } from 'vitest';
import { bindUnits, spanishNumber, uncapitalized } from './spanish-words.ts';

test('a number and its unit stay on one line', () => {
  const text = '1 m² a 20 km, 300 m o 5 cm; 12 500 € y 2 mesas de S. L.';
  expect(bindUnits(text)).toBe(
    '1\u00a0m² a 20\u00a0km, 300\u00a0m o 5\u00a0cm; 12 500\u00a0€ y 2 mesas de S.\u00a0L.',
  );
});

test.each([
  [120, '120'],
  [1.5, '1,5'],
  [9999, '9999'],
  [12_500, '12\u00a0500'],
  [1e21, `1${'\u00a0000'.repeat(7)}`],
  [1e-7, '0,0000001'],
])('U-18: the number %d is %s, as people read it', (value, words) => {
  expect(spanishNumber(value)).toBe(words);
});

test('U-18: within a sentence a word begins in small, unless all of it is in capitals', () => {
  expect(['Bodas', 'Época', 'BODAS', 'DJ y luces', ''].map(uncapitalized)).toEqual([
    'bodas',
    'época',
    'BODAS',
    'DJ y luces',
    '',
  ]);
});
