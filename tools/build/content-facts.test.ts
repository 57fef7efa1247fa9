import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FACT_SCHEMAS, isDay } from './content-facts.ts';

const parse = (fact: string, text: string) => {
  const { success, output } = v.safeParse(FACT_SCHEMAS[fact] as v.GenericSchema, text);
  return success ? output : 'refused';
};

test.each([
  ['email', 'hola+web@estudio.es', 'hola+web@estudio.es'],
  ['email', 'Hola@peña.es', 'Hola@xn--pea-8ma.es'],
  ['phone', '(+34) 961-23.45.67', '(+34) 961-23.45.67'],
  ['phone', '0034 600 123 456', '+34 600 123 456'],
  ['phone', '961 23 45 67', '961 23 45 67'],
  ['phone', '+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['phone', '+376 812 345', '+376 812 345'],
  ['whatsApp', '(+34) 612 345 678', '(+34) 612 345 678'],
  ['webAddress', 'https://www.f.es/estudio?x=1', 'https://www.f.es/estudio?x=1'],
  ['webAddress', 'https://f.es/@bodas_y_más', 'https://f.es/@bodas_y_m%C3%A1s'],
  ['siteAddress', 'https://WWW.Estudio.es/', 'https://www.estudio.es'],
  ['siteAddress', 'https://www.peña.es', 'https://www.xn--pea-8ma.es'],
])('U-44: %s takes «%s» as «%s»', (fact, text, parsed) => {
  expect(parse(fact, text)).toBe(parsed);
});

const REFUSED = {
  email:
    'hola@estudio.es. | hola@estudio.es, | <hola@estudio.es> | hola@estudio | hola@estudio.e | hola@1.2.3.4 | hola@@estudio.es | hola estudio.es | a@b.es;c@d.es | hola@gmial.com | hola@hotmail.con',
  phone:
    '+600 123 456 | 600 123 4567 | 600 123 45 | +34 600 123 45 | 0034 34 600 123 456 | 12345678 | 100 200 300 | 600 123 456 / 961 234 567 | +0 600 123 456 | 600 123 456 ext. 2',
  whatsApp: '600 123 456 | +600 123 456 | +34 600 123 4567',
  webAddress:
    'www.f.es | http://f.es | https://f | https://www.estudio | https://https://f.es | https://f,es | https://f.es. | https://f.es, | https://f.es> | https://f.es/x, | https://f.es/x) | https://f.es/x… | https://f.es/x» | "https://f.es" | https://f..es | https://f_g.es | https://127.0.0.1 | https://f.es:8080 | https://ana@f.es | https://f.es https://g.es',
  siteAddress:
    'https://www.estudio.es, | https://www.estudio.es> | https://www.estudio.es/inicio | https://www.estudio.es/#x',
};
test.each(Object.entries(REFUSED))('U-44: %s that leads nowhere is refused: %s', (fact, texts) => {
  for (const text of texts.split(' | ')) expect.soft(parse(fact, text), text).toBe('refused');
});

test('U-45: a day is a date of the calendar, in these years', () => {
  expect(isDay('2026-12-05')).toBe(true);
  for (const text of ['2026-02-30', '05/12/2026', '2026-12-5', '2206-12-05', '2019-12-31'])
    expect.soft(isDay(text), text).toBe(false);
});
