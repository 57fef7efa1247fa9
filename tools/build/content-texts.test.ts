import { expect, test } from 'vitest';
import type { Facts } from '../../src/content/values.ts';
import { faultOfText, fillIn, valuesIn } from './content-texts.ts';

const FACTS = {
  business: {
    name: 'El «"Patio"»',
    town: 'Teruel',
    legalName: 'Ana Gil, S. L.',
    country: 'España',
    phone: '+34 961',
    email: 'a@b.es',
    url: 'https://b.es',
  },
  company: {
    address: { street: 'Calle Mayor, 1', postalCode: '44001' },
    taxId: 'B1',
    mailProvider: 'Correo, S. A.',
    requestsDeleted: 'al año',
  },
  studio: {
    labels: { taxes: 'IVA incluido' },
    people: [{ name: 'Mª del Carmen Ruiz' }],
    replyWithin: 'un día laborable',
    priceFrom: { what: 'nuestros honorarios', weddings: 12_500, corporateEvents: 900 },
    proposal: { within: 'una semana', isFree: true },
    areas: ['Alcañiz', 'Jaca'],
  },
  services: { weddings: { label: 'Bodas' }, corporateEvents: { label: 'Congresos' } },
} as unknown as Facts;
const notEmpty = (text: string, facts = FACTS) =>
  fillIn(text, 'legal/notice', facts).replaceAll('\u00a0', ' ');

test.each([
  ['Somos {name}, en {town}.', 'Somos El «"Patio"», en Teruel.'],
  ['De {legalName}.', 'De Ana Gil, S. L.'],
  ['Cerca {registry}. Sí.', 'Cerca. Sí.'],
  ['{complaints} «"Sí" y no».', '«"Sí" y no».'],
  ['Te contesta {answerer}.', 'Te contesta Mª del Carmen Ruiz en un día laborable como máximo.'],
  ['En {address}.', 'En Calle Mayor, 1, 44001 Teruel, España.'],
  ['[{phone}](tel:{phone})', '[+34 961](tel:+34 961)'],
  [
    '{priceFrom}',
    'Para orientarte, nuestros honorarios: bodas desde 12 500 € y congresos desde 900 €, IVA incluido.',
  ],
  [
    '{proposal}',
    'La propuesta es gratuita y la recibes, como mucho, una semana después de que hablemos.',
  ],
  ['{whoAnswers}', 'Mª del Carmen Ruiz en un día laborable como máximo, por correo o por teléfono'],
  [
    '{email} {url} {taxId} {requestsDeleted}, {mailProvider}.',
    'a@b.es https://b.es B1 al año, Correo, S. A.',
  ],
  ['{notice} {privacy} {cookies}', '/aviso-legal /privacidad /cookies'],
  ['También aquí {alsoIn}.', 'También aquí y en Alcañiz y Jaca.'],
  ['En {city}', 'En {city}'],
])('U-16 U-33: «%s» is filled in', (text, shown) => {
  expect(notEmpty(text)).toBe(shown);
});

test('U-13: the registered town may be another than the one where the studio works', () => {
  const address = { ...FACTS.company.address, locality: 'Jaca' };
  expect(notEmpty('{address}', { ...FACTS, company: { ...FACTS.company, address } })).toContain(
    'Jaca',
  );
});

test('U-49: who answers has the name that was asked for, and none is computed', () => {
  const calledBy = (...people: object[]) =>
    notEmpty('{answerer}', { ...FACTS, studio: { labels: {}, people } } as unknown as Facts);
  expect(calledBy({ name: 'Mª del Carmen Ruiz', calledName: 'Mamen' })).toBe('Mamen');
  expect(calledBy()).toBe('una persona del estudio');
});

const LINKS = {
  works:
    '/ | {privacy} | /cookies | https://a.es/x | mailto:{email} | mailto:a@b.es | tel:+34961234567 | tel:{phone}',
  leadsNowhere:
    'www.aepd.es | hola@estudio.es | mailto:mailto:hola@estudio.es | mailto:hola@estudio | tel:+600123456 | https://a.es/Dato_(x | https://a.es, | http://a.es | /privacidaz | /privacidad#datos | {email} | ',
};
const faultOfLegal = (text: string) =>
  faultOfText(text, Object.keys(valuesIn('legal/notice')), true) ?? 'none';

test('U-13: a link of a legal text leads to a page of ours, a web, an email or a phone', () => {
  for (const to of LINKS.works.split(' | '))
    expect.soft(faultOfLegal(`Lee [esto](${to}).`), to).toBe('none');
  for (const to of LINKS.leadsNowhere.split(' | '))
    expect.soft(faultOfLegal(`Lee [esto](${to}).`), to).toMatch(/^«\[esto\].* no es un enlace/);
  for (const text of ['[esto](/cookies y ya', '[esto] (/cookies)', 'Mira https://www.boe.es'])
    expect.soft(faultOfLegal(text), text).toMatch(/ no es un enlace que funcione: escribe \[pala/);
});

test.each([
  ['<b>Bodas</b>', '<b>'],
  ['Bodas &amp; más', '&amp;'],
  ['**Bodas**', '**'],
  ['*Bodas* y más', '*Bodas*'],
  ['Uno\n## Dos', '## '],
  ['[Sevilla](https://a.es)', '[Sevilla](https://a.es)'],
  ['En [town]', '[town]'],
  ['Lee www.a.es', 'www.a.es'],
  ['Lee estudio.es/bodas', 'estudio.es/bodas'],
])('U-16: markup and addresses are a fault: %s', (text, found) => {
  expect(faultOfText(text, [], false)).toContain(`«${found}» se vería tal cual: quítalo`);
});

test.each([
  ['Bodas & fiestas <3, 5 * 4 * 3, *aquí o *allí, a_b_c, S. L./y, 10.30/11, #ya', undefined],
  ['En {town}', undefined],
  ['A {city}', 'sobra «{city}»: entre llaves solo puede ir {town}, {priceFrom}'],
  [
    'Cuesta {priceFrom}',
    '«{priceFrom}» es una frase entera: ponla sola, entre dos frases y sin punto',
  ],
  ['{priceFrom}.', '«{priceFrom}» es una frase entera: ponla sola, entre dos frases y sin punto'],
  ['Sí. {priceFrom} Lo demás, después.', undefined],
  ['Recargar}', 'sobra «}»: entre llaves solo puede ir {town}, {priceFrom}'],
])('U-16: other signs are text, and only known names stand in braces: %s', (text, fault) => {
  expect(faultOfText(text, ['town', 'priceFrom'], false)).toBe(fault);
});
