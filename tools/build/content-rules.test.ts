import { expect, test } from 'vitest';
import { samplesIn } from './content-rules.ts';

test.each<[boolean, object]>([
  [true, { phone: '600000000' }],
  [true, { phone: '+34 600-000-000' }],
  [true, { url: 'https://www.ejemplo.es' }],
  [true, { taxId: 'B-00000000' }],
  [true, { registry: 'Registro Mercantil de Ejemplo, tomo 1' }],
  [true, { name: 'Marta Ferrer' }],
  [true, { sentence: 'Leo tu solicitud, compruebo tu fecha.' }],
  [true, { what: 'estos son nuestros honorarios por todo' }],
  [true, { priceFrom: { what: 'x', weddings: 2400, socialEvents: 900, corporateEvents: 1200 } }],
  [true, { takenDates: ['2027-06-05', '2027-06-19'] }],
  [false, { priceFrom: { what: 'x', weddings: 2400, socialEvents: 900 } }],
  [false, { takenDates: ['2027-06-05'] }],
  [false, { text: 'Un trato de ejemplo para todos.' }],
])('U-16: values of the example are found (%s) in %j', (isSample, file) => {
  expect(samplesIn(file).length > 0).toBe(isSample);
});
