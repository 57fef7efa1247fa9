import { expect, test } from 'vitest';
import { findSamples } from './find-samples.ts';

const FILE = 'business.ts';

test('U-16: a marked string is listed with its place, name and text', () => {
  const code = `export const HOME = {\n  hero: { text: /* sample */ 'Hola' },\n} as const;`;
  expect(findSamples(FILE, code)).toEqual([
    { isContact: false, place: 'business.ts:2', name: 'HOME.hero.text', text: 'Hola' },
  ]);
});

test('a marked array is listed once, without a text', () => {
  const code = `export const STEPS = /* sample */ [{ title: 'Uno' }, { title: 'Dos' }];`;
  expect(findSamples(FILE, code)).toEqual([
    { isContact: false, place: 'business.ts:1', name: 'STEPS', text: '' },
  ]);
});

test('a contact sample is listed once, also if it is a placeholder or has one within', () => {
  const code = `const B = { email: /* contact sample */ 'a@b.example', all: /* contact sample */ [{ url: 'https://x.example' }] };`;
  const found = findSamples(FILE, code).map(({ isContact, name }) => [isContact, name]);
  expect(found).toEqual([
    [true, 'B.email'],
    [true, 'B.all'],
  ]);
});

test('U-16: in the list, `…` replaces an expression in a template, and an empty string is explained', () => {
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
])('U-16: a misspelled mark is an error: %s', (mark) => {
  const code = `\nconst HOME = { text: ${mark} 'Hola' };`;
  expect(() => findSamples(FILE, code)).toThrow(
    /^src\/content\/business\.ts:2: .*sampe?l.* marks nothing\./i,
  );
});

test.each([
  `const HOME = { text: 'Hola' /* sample */ };`,
  `/* sample */ const HOME = { text: 'Hola' };`,
  `const HOME = { text: 'Hola' }; /* sample */`,
])('U-16: a mark that is not before a value is an error: %s', (code) => {
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
])('a placeholder is a contact sample also if it is not marked as one: %s', (property) => {
  const found = findSamples(FILE, `const BUSINESS = { ${property} };`);
  expect(found).toContainEqual(
    expect.objectContaining({ isContact: true, name: 'BUSINESS.email' }),
  );
});

test('the studio’s own values and placeholders in comments are not listed', () => {
  const code = `
    /** Such as hola@estudio.example or 600 000 000; a comment, \`sample\`, marks it. */
    // A sample of what follows.
    export const BUSINESS = { 'email': 'hola@estudio.es', phone: '+34 961 600 000', example: 'exemplar' };
    export const LEGAL = { taxId: 'B10000001', text: 'Por ejemplo. Es de 600 000 euros, 2030' };
    export const one = other('x');`;
  expect(findSamples(FILE, code)).toEqual([]);
});

test('U-16: a file with a syntax error has no samples, because the build reports the error', () => {
  expect(findSamples(FILE, "export const = 'hola@estudio.example'")).toEqual([]);
});
