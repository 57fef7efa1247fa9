import { expect, test } from 'vitest';
import { findSamples } from './find-samples.ts';

const FILE = 'business.ts';

test('U-16: a marked text is listed with its place, its name and itself', () => {
  const code = `export const HOME = {\n  hero: { text: sample('Hola') },\n} as const;`;
  expect(findSamples(FILE, code)).toEqual([
    { isContact: false, place: 'business.ts:2', name: 'HOME.hero.text', text: 'Hola' },
  ]);
});

test('more than a text is listed once, by its name', () => {
  const code = `export const STEPS = sample([{ title: 'Uno' }, { title: 'Dos' }]);`;
  expect(findSamples(FILE, code)).toEqual([
    { isContact: false, place: 'business.ts:1', name: 'STEPS', text: '' },
  ]);
});

test('contact data are told apart, and listed once though they show themselves as well', () => {
  const code = `const B = { email: contactSample('a@b.example'), all: contactSample([{ url: 'https://x.example' }]) };`;
  const found = findSamples(FILE, code).map(({ isContact, name }) => [isContact, name]);
  expect(found).toEqual([
    [true, 'B.email'],
    [true, 'B.all'],
  ]);
});

test('U-16: a text that takes another one in is shown with a gap, and a mark of a whole import counts', () => {
  const code = `const HOME = { title: sample(\`\${NAME} · Bodas\`), text: content.sample('Hola') };`;
  const found = findSamples(FILE, code).map(({ name, text }) => [name, text]);
  expect(found).toEqual([
    ['HOME.title', '… · Bodas'],
    ['HOME.text', 'Hola'],
  ]);
});

test.each([
  `email: 'correo@ejemplo.es'`,
  `email: 'https://www.example.com'`,
  `email: 'https://wa.me/34600000000'`,
  `email: '+34 600 00 00 00'`,
  `email: '(+34) 600\u00a0000\u00a0000'`,
  `email: 'B00000000'`,
  `email: 'hola@alheli.example'`,
  `email: sample('hola@alheli.example')`,
  `email: 'https://www.instagram.com/alheli.example'`,
  `email: '+34 600 000 000'`,
  `email: '+34600000000'`,
  `email: '600-000-000'`,
  'email: `hola@alheli.example`',
])('what reaches nobody is contact data without its mark, too: %s', (property) => {
  const found = findSamples(FILE, `const BUSINESS = { ${property} };`);
  expect(found).toContainEqual(
    expect.objectContaining({ isContact: true, name: 'BUSINESS.email' }),
  );
});

test('the studio’s own is not listed, nor what a comment says', () => {
  const code = `
    /** Such as hola@alheli.example or 600 000 000; sample('x') marks it. */
    export const BUSINESS = { 'email': 'hola@estudio.es', phone: '+34 961 600 000', example: 'exemplar' };
    export const LEGAL = { taxId: 'B10000001', text: 'Por ejemplo. Es de 600 000 euros, 2030' };
    export const one = other('x');`;
  expect(findSamples(FILE, code)).toEqual([]);
});

test('U-16: a typing error is left to the build, which says in what line it is', () => {
  expect(findSamples(FILE, "export const = 'hola@alheli.example'")).toEqual([]);
});
