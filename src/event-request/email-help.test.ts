import { expect, test } from 'vitest';
import { emailHelp } from './email-help.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@GMAIL.CON', 'ana@gmail.com'],
  ['Ana.Gil+boda@hotmal.es', 'Ana.Gil+boda@hotmail.es'],
  ['ana@hotmail.ess', 'ana@hotmail.es'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.es', 'ana@yahoo.es'],
  ['ana@iclud.com', 'ana@icloud.com'],
  [' ana@gmial.com ', 'ana@gmail.com'],
  ['Ana <ana@gmial.com>', 'ana@gmail.com'],
  ["'ana@gmial.com'", 'ana@gmail.com'],
])('U-8: for %s the help suggests %s', (typed, suggestion) => {
  expect(emailHelp(typed)).toEqual({
    text: `¿Querías decir ${suggestion}?`,
    suggestion,
    isImportant: true,
  });
});

test.each([
  'ana@gmail.com',
  '<ana@gmail.com>',
  '«ana@gmail.com»',
  'ana@gmail.com.',
  'ana@hotmail.es',
  'ana@hotmail.fr',
  'ana@yahoo.de',
  'ana@hotmail.se',
  'ana@yahoo.se',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@email.es',
  'ana@zmail.com',
  'ana@cloud.com',
  'ana@wahoo.com',
  'ana@hotmial.c',
  'ana@yaho.xyz',
  'ana@visitor.example',
  'ana@correo.gmial.com',
  'ana@gmial',
  'ana@constructor.com',
  'ana',
  '',
])('U-8: for %s the help suggests nothing', (typed) => {
  expect(emailHelp(typed)).toBeUndefined();
});
