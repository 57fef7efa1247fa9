import { expect, test } from 'vitest';
import { BUSINESS } from './business.ts';
import { fill } from './fill.ts';

const filled = (text: string, values?: Record<string, string>) => fill<[string]>([text], values)[0];

test('U-16: a name in braces is replaced with its fact', () => {
  expect(filled('Bodas en {town}')).toBe(`Bodas en ${BUSINESS.town}`);
});

test.each([
  ['a value with quotation marks', 'Somos {a}.', 'El «"Patio"»', 'Somos El «"Patio"».'],
  ['an empty value takes its space with it', 'Cerca {a}. Sí.', '', 'Cerca. Sí.'],
  ['an empty value at the start takes the space after it', '{a} «"Sí" y no».', '', '«"Sí" y no».'],
  ['a value that ends in a point gets no second one', 'De {a}.', 'Ana, S. L.', 'De Ana, S._L.'],
])('U-16: %s', (_, text, a, shown) => {
  expect(filled(text, { a })).toBe(shown.replaceAll('_', '\u00a0'));
});

test('a name that nobody knows stays, so that the build can say so', () => {
  expect(filled('En {city}')).toBe('En {city}');
});
