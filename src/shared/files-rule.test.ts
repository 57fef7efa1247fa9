import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { files } from './files-rule.ts';

const LIMITS = { accept: ['image/*', '.heic'], maxFileSize: 100, maxTotalSize: 250 } as const;
const RULE = files(LIMITS);

const urlOf = (size: number, type = 'image/png') =>
  `data:${type};base64,${Buffer.alloc(size, 1).toString('base64')}`;

function messageOf(value: unknown) {
  const { issues } = v.safeParse(RULE, value, { abortPipeEarly: true });
  return issues?.[0].message;
}

afterEach(() => vi.restoreAllMocks());

test('S-GEN-3 R-30: valid files pass unchanged, in their order', () => {
  const urls = [urlOf(3), urlOf(1, 'image/heic'), urlOf(2), urlOf(2)];
  expect(v.parse(RULE, urls)).toEqual(urls);
});
test('S-GEN-4 S-CON-1: ten files pass, eleven do not', () => {
  expect(messageOf(Array(10).fill(urlOf(1)))).toBeUndefined();
  expect(messageOf(Array(11).fill(urlOf(1)))).toBe('Puedes enviar como máximo 10 archivos');
});
test.each([
  ['an empty list', [], 'El campo no puede estar vacío'],
  ['no list', undefined, 'El campo no puede estar vacío'],
  ['an item that is no text', [3], 'El campo no puede estar vacío'],
  [
    'a file that is still being read',
    [urlOf(1), ''],
    'Espera a que terminen de cargarse los archivos',
  ],
  ['a file of another type', [urlOf(1, 'text/html')], 'Hay un archivo de un tipo que no se admite'],
  ['a file without a type', [urlOf(1, '')], 'Hay un archivo de un tipo que no se admite'],
  ['an empty file', [urlOf(0)], 'Hay un archivo sin contenido'],
  ['a file that is too large', [urlOf(101)], 'Cada archivo puede ocupar 1 KB como máximo'],
  [
    'a total that is too large',
    [urlOf(100), urlOf(100), urlOf(51)],
    'Entre todos pueden ocupar 1 KB como máximo',
  ],
])('S-GEN-4: %s does not pass', (_, value, message) => expect(messageOf(value)).toBe(message));
test('S-GEN-4: sizes up to their limits pass', () =>
  expect(messageOf([urlOf(100), urlOf(100), urlOf(50)])).toBeUndefined());

test('the rule parses a content once while the list has it, and again after it was removed', () => {
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  /** How many contents the rule parses. A content may be megabytes long. */
  const readingsOf = (urls: string[]) => {
    exec.mockClear();
    messageOf(urls);
    return exec.mock.calls.filter(([text]) => text.length > 100).length;
  };
  const [one, two] = [urlOf(98), urlOf(99)];
  expect(readingsOf([one, two])).toBe(2);
  expect(readingsOf([one, two])).toBe(0);
  expect(readingsOf([two, one, urlOf(97)])).toBe(1);
  expect(readingsOf([two])).toBe(0);
  expect(readingsOf([one])).toBe(1);
  readingsOf([]);
  expect(readingsOf([one])).toBe(1);
});
