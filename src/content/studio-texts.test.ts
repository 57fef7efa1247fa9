import { expect, test, vi } from 'vitest';
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

test('U-33: the prices of the studio are one sentence, without the services that have none', async () => {
  vi.doMock('./studio.ts', () => ({
    STUDIO: {
      labels: {},
      priceFrom: { what: 'nuestros honorarios', weddings: 12_500, corporateEvents: 900 },
    },
  }));
  const label = (words: string) => ({ label: words });
  vi.doMock('./services.json', () => ({
    default: {
      weddings: label('Bodas'),
      socialEvents: label('Fiestas'),
      corporateEvents: label('Congresos'),
    },
  }));
  vi.resetModules();
  const { PRICE_FROM } = await import('./studio-texts.ts');
  expect(PRICE_FROM.replace(/\u00a0/g, ' ')).toBe(
    'Para orientarte, nuestros honorarios: bodas desde 12 500 € y congresos desde 900 €, IVA incluido.',
  );
});
