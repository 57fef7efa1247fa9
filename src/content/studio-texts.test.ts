import { expect, test } from 'vitest';
import { firstNameOf } from './studio-texts.ts';

test.each([
  ['Marta Ruiz', 'Marta'],
  [' Marta Ruiz', 'Marta'],
  ['Mª José Pérez', 'Mª José'],
  ['M.ª José Pérez', 'M.ª José'],
  ['Fco. Javier Gil', 'Fco. Javier'],
  ['Núria', 'Núria'],
])('U-41: the first name of "%s" is "%s"', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
