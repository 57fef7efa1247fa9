import { expect, test } from 'vitest';
import { findSamples } from './find-samples.ts';

const FILE = 'business.ts';

test('U-16: a marked text is listed with its place, its name and itself', () => {
  const code = `export const HOME = {\n  hero: { text: /* sample */ 'Hola' },\n} as const;`;
  expect(findSamples(FILE, code)).toEqual([
    { isContact: false, place: 'business.ts:2', name: 'HOME.hero.text', text: 'Hola' },
  ]);
});

test('more than a text is listed once, by its name', () => {
  const code = `export const STEPS = /* sample */ [{ title: 'Uno' }, { title: 'Dos' }];`;
  expect(findSamples(FILE, code)).toEqual([
    { isContact: false, place: 'business.ts:1', name: 'STEPS', text: '' },
  ]);
});

test('contact data are told apart, and listed once though they show themselves as well', () => {
  const code = `const B = { email: /* contact sample */ 'a@b.example', all: /* contact sample */ [{ url: 'https://x.example' }] };`;
  const found = findSamples(FILE, code).map(({ isContact, name }) => [isContact, name]);
  expect(found).toEqual([
    [true, 'B.email'],
    [true, 'B.all'],
  ]);
});

test('U-16: a text that takes another one in is shown with a gap, and an empty one says that it is', () => {
  const code = `const HOME = { title: /* sample */ \`\${NAME} · Bodas\`, text:\n/* sample */\n'' };`;
  const found = findSamples(FILE, code).map(({ name, text }) => [name, text]);
  expect(found).toEqual([
    ['HOME.title', '… · Bodas'],
    ['HOME.text', '(empty: left out of the pages; fill it in later)'],
  ]);
});

test.each([
  '/* sampel */',
  '/*sample*/',
  '/* Sample */',
  '/* contactSample */',
  '/* contact-sample */',
  '/** sample */',
  '// sample\n',
  '// Contact sample.\n',
])('U-16: a mark with a typing error is an error: %s', (mark) => {
  const code = `\nconst HOME = { text: ${mark} 'Hola' };`;
  expect(() => findSamples(FILE, code)).toThrow(
    /^src\/content\/business\.ts:2: .*sampe?l.* marks nothing\./i,
  );
});

test.each([
  `const HOME = { text: 'Hola' /* sample */ };`,
  `/* sample */ const HOME = { text: 'Hola' };`,
  `const HOME = { text: 'Hola' }; /* sample */`,
])('U-16: a mark that stands before no value is an error: %s', (code) => {
  expect(() => findSamples(FILE, code)).toThrow(/\/\* sample \*\/ marks nothing/);
});

test.each([
  `email: 'correo@ejemplo.es'`,
  `email: 'https://www.example.com'`,
  `email: 'https://wa.me/34600000000'`,
  `email: '+34 600 00 00 00'`,
  `email: '(+34) 600\u00a0000\u00a0000'`,
  `email: 'B0000000'`,
  `email: 'hola@estudio.example'`,
  `email: /* sample */ 'hola@estudio.example'`,
  `email: 'https://www.instagram.com/estudio.example'`,
  `email: '+34 600 000 000'`,
  `email: '+34600000000'`,
  `email: '600-000-000'`,
  'email: `hola@estudio.example`',
])('what reaches nobody is contact data without its mark, too: %s', (property) => {
  const found = findSamples(FILE, `const BUSINESS = { ${property} };`);
  expect(found).toContainEqual(
    expect.objectContaining({ isContact: true, name: 'BUSINESS.email' }),
  );
});

test('the studio’s own is not listed, nor what a comment says', () => {
  const code = `
    /** Such as hola@estudio.example or 600 000 000; a comment, \`sample\`, marks it. */
    // A sample of what follows.
    export const BUSINESS = { 'email': 'hola@estudio.es', phone: '+34 961 600 000', example: 'exemplar' };
    export const LEGAL = { taxId: 'B10000001', text: 'Por ejemplo. Es de 600 000 euros, 2030' };
    export const one = other('x');`;
  expect(findSamples(FILE, code)).toEqual([]);
});

test('U-16: a typing error is left to the build, which says in what line it is', () => {
  expect(findSamples(FILE, "export const = 'hola@estudio.example'")).toEqual([]);
});
