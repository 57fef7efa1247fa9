import { expect, test } from 'vitest';
import { bindUnits } from './spanish-words.ts';

test('a number and its unit stay on one line', () => {
  const text = '1 m² a 20 km, 300 m o 5 cm; 12 500 € y 2 mesas de S. L.';
  expect(bindUnits(text)).toBe(
    '1\u00a0m² a 20\u00a0km, 300\u00a0m o 5\u00a0cm; 12 500\u00a0€ y 2 mesas de S.\u00a0L.',
  );
});
