import { expect, test } from 'vitest';
import { BUSINESS } from '../../src/content/business.ts';
import { COMPANY } from '../../src/content/company.ts';
import { buildFiles } from '../../tests/support/build-files.ts';
import { businessCheck, errorsIn } from './business-plugin.ts';

const FACTS = { ...BUSINESS, ...COMPANY };

test('U-16: the project’s own facts are accepted', () => {
  expect(errorsIn(FACTS)).toEqual([]);
});

test.each(['+34 961 23 45 67', '961234567', '(+34) 961-234-567'])(
  'U-16: “%s” is accepted as a phone number',
  (phone) => {
    expect(errorsIn({ ...FACTS, phone })).toEqual([]);
  },
);

test.each([
  '+34 961 234 567 / 600 123 456',
  '961 234 567 ext. 2',
  '961 234',
  '+34 961 234 567 600 123 456',
  '',
])('U-16: “%s” is refused as a phone number, and the message quotes it', (phone) => {
  expect(errorsIn({ ...FACTS, phone })).toEqual([expect.stringContaining(`not “${phone}”`)]);
});

test.each(['600 123 456', '+34 600', '0034 600 123 456', 'https://wa.me/34600123456', ''])(
  'U-16: “%s” is refused as a WhatsApp number, and the message quotes it',
  (whatsapp) => {
    expect(errorsIn({ ...FACTS, whatsapp })).toEqual([
      expect.stringContaining(`not “${whatsapp}”`),
    ]);
  },
);

test.each(['https://www.estudio.es/', 'http://www.estudio.es', 'www.estudio.es', 'https://a.es/b'])(
  'U-16: “%s” is refused as the site’s address, and the message quotes it',
  (url) => {
    expect(errorsIn({ ...FACTS, url })).toEqual([expect.stringContaining(`not “${url}”`)]);
  },
);

test('U-16: a fact that is missing, or is no text, is named', () => {
  expect(errorsIn({ phone: 961234567 })).toEqual([
    expect.stringContaining('phone has'),
    expect.stringContaining('whatsapp has'),
    expect.stringContaining('url has'),
  ]);
});

test.each([
  'Estudio, S.\u00a0L.',
  'Estudio, S.L.U.',
  'Estudio SL',
  'Estudio S. L. P.',
  'Estudio, S.A.',
])('U-13 U-16: “%s” needs its entry in the register', (legalName) => {
  const facts = { ...FACTS, legalName };
  expect(errorsIn({ ...facts, registry: '' })).toEqual([expect.stringContaining(legalName)]);
  expect(errorsIn({ ...facts, registry: 'Registro Mercantil de Teruel' })).toEqual([]);
});

test('U-13 U-16: a self-employed person needs no register', () => {
  expect(errorsIn({ ...FACTS, legalName: 'Elsa Pérez Sala', registry: '' })).toEqual([]);
});

test('U-16: the build fails and names every malformed fact', async () => {
  const files = {
    'src/content/business.ts': `export const BUSINESS = { phone: '1', url: 'estudio.es', whatsapp: '2', legalName: 'Estudio, S. L.' };`,
    'src/content/company.ts': `export const COMPANY = { registry: '' };`,
  };
  const output = buildFiles(files, { plugins: [businessCheck()] });
  await expect(output).rejects.toThrow(
    /company\.ts: phone has .*; whatsapp has .*; url has .*; registry has /,
  );
});

test('U-16: the build fails if the first sentence of the hero has more than 30 characters, and names the limit', async () => {
  const titled = (first: string) =>
    buildFiles(
      {
        'index.html': '',
        'src/content/business.ts': `export const BUSINESS = ${JSON.stringify(BUSINESS)};`,
        'src/content/company.ts': `export const COMPANY = { registry: 'Registro' };`,
        'src/content/site.ts': `export const HOME = { hero: { heading: { first: '${first}' } } };`,
      },
      { plugins: [businessCheck()] },
    );
  await titled('Á'.repeat(30));
  await expect(titled('Á'.repeat(31))).rejects.toThrow(/site\.ts: .* may have 30 characters.* 31/);
});
