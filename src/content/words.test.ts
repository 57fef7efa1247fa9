import { expect, test } from 'vitest';
import { bindUnits, firstNameOf, servicesInWords } from './words.ts';

test.each(['congresos', 'inauguraciones', 'Incentivos', 'hitos', 'hielo y fuego', 'yates'])(
  'U-16: two or three services read as a sentence, whatever they are called: %s',
  (last) => {
    const format = new Intl.ListFormat('es');
    for (const others of [['bodas'], ['bodas', 'fiestas']]) {
      const mentions = [...others, last];
      const parts = servicesInWords(mentions.map((mention) => ({ id: mention, mention })));
      const shown = parts.map((part) => (typeof part === 'string' ? part : part.text));
      expect(shown.join('')).toBe(format.format(mentions));
      const links = parts.filter((part) => typeof part !== 'string');
      expect(links.map(({ section }) => section)).toEqual(mentions);
    }
  },
);

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

test('a number and its unit stay on one line', () => {
  const text = '1 m² a 20 km, 300 m o 5 cm; 12 500 € y 2 mesas de S. L.';
  expect(bindUnits(text)).toBe(
    '1\u00a0m² a 20\u00a0km, 300\u00a0m o 5\u00a0cm; 12 500\u00a0€ y 2 mesas de S.\u00a0L.',
  );
});
