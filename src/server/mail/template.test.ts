import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SAMPLE_REQUEST as ANA } from '../../shared/event-request.ts';
import { PLACEHOLDERS } from './mail-fields.ts';
import { fillTemplate, parseTemplate, readEventRequestTemplate } from './template.ts';

const FILE = readFileSync(new URL('./event-request-mail.html', import.meta.url), 'utf8');
const COUNT = PLACEHOLDERS.length;
const WHOLE = Array(COUNT).fill('{}').join('|');

test('S-API-2: one placeholder for each value is accepted, fewer or more are refused', () => {
  expect(parseTemplate(WHOLE)).toHaveLength(COUNT + 1);
  for (const count of [0, COUNT - 1, COUNT + 1])
    expect(() => parseTemplate('{}'.repeat(count))).toThrow(`${count} placeholders`);
});

test('R-4: the file has braces in placeholders and style sheets alone, and no command of Brevo’s', () => {
  const text = FILE.replaceAll('{}', '');
  expect(text.replace(/<style>[^<]*<\/style>/g, '')).not.toMatch(/[{}]/);
  expect(text).not.toMatch(/\{[{%#]|[}%#]\}/);
});

test('S-API-1 R-3: the template is the file beside the function, in Spanish, UTF-8 and with a viewport', () => {
  expect(parseTemplate(FILE)).toEqual(readEventRequestTemplate());
  expect(FILE).toContain('<html lang="es"');
  expect(FILE).toContain('<meta charset="utf-8">');
  expect(FILE).toContain('name="viewport"');
  expect(FILE).toMatch(/<title>[^<]+<\/title>/);
});

test('S-API-2 R-31: the values are in the order of the specification, the date in Spanish form', () => {
  const specified = [
    'Ana María',
    'García Núñez',
    'ana@visitor.example',
    '(+34) 600 123 456',
    'domingo, 20/06/2027',
    '120',
    'Tarde',
    'Boda Civil',
    'Una cena en el jardín,<br>con música en directo.',
    'ana@visitor.example',
    'ana@visitor.example',
  ];
  const values = fillTemplate(parseTemplate(WHOLE), ANA, [])
    .replace(/<a [^>]*wa\.me[^>]*>[^<]*<\/a>/, '')
    .replace(/mailto:(\S*)\?[^"|]*/g, '$1')
    .replace(/<\/?a\b[^>]*>\s*/g, '')
    .split('|');
  expect(values.filter((value) => specified.includes(value))).toEqual(specified);
});

test('S-API-2 U-18: no part of the address in the reply link becomes another recipient', () => {
  const request = { ...ANA, email: 'ana?bcc=otra&b@visitor.example' };
  expect(fillTemplate(readEventRequestTemplate(), request, [])).toMatch(
    /href="mailto:ana%3Fbcc%3Dotra%26b@visitor\.example\?subject=[^"]*"[^>]*>Responder a ana\?bcc=otra&#38;b@/,
  );
});
