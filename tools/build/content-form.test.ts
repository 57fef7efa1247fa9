import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { readForm } from './content-form.ts';

const FORM = readFileSync(join(PROJECT_ROOT, '.pages.yml'), 'utf8');

test.each([
  ['component: email }', 'component: emial }', /^\.pages\.yml: el componente «emial» no existe$/],
  ['\n  email:\n', '\n  mail:\n', /: falta el componente «email»$/],
  ['type: date', 'type: dat', /no se conoce o no vale .*: studio › takenDates › type$/],
  ['label: "Redes"', 'labell: "Redes"', /: business › social › label; business › social › labell$/],
  [
    'options: { maxlength: 80 }',
    'options: { max: 80 }',
    /no vale \(un texto necesita «maxlength»\): /,
  ],
  [
    '    label: Email',
    '\tlabel: Email',
    /^\.pages\.yml: línea \d+: hay un tabulador: pon espacios$/,
  ],
  ['label: "Redes"', 'label: "Redes', /^\.pages\.yml: línea \d+: no se puede leer: mira/],
  ['\ncontent:\n', '\ncontents:\n', /^\.pages\.yml: falta, .*: content$/],
  ['\ncomponents:\n', '\ncomponent:\n', /: components$/],
  ['regex: "^[A-Z]{2}$"', 'regex: "^[A-Z{2}$"', /: .*countryCode › pattern › regex$/],
  [
    'name: file, component: file }',
    'name: file, component: picture }',
    /«picture» lleva dentro a sí/,
  ],
  ['label: "Redes"', 'label: *Redes', /^\.pages\.yml: no se puede leer: mira/],
  [
    '    fields:\n      - { name: left',
    '    fields: 3\n    old:\n      - { name: left',
    /: components › focus › fields$/,
  ],
  ['\nmedia:', '\n<<<<<<< HEAD\nmedia:', /^\.pages\.yml: línea 2: quedan marcas de dos versiones/],
])('U-44: %j as %j in the form’s file is a sentence', (right, wrong, message) => {
  expect(FORM).toContain(right);
  const read = () => readForm(FORM.replace(right, wrong));
  expect(read).toThrow(message);
  expect(read).toThrow(expect.objectContaining({ stack: '' }));
});

test.each(['', '- a', '3'])('U-44: a form’s file with only %j is a sentence', (yaml) => {
  expect(() => readForm(yaml)).toThrow(/^\.pages\.yml: falta, no se conoce o no vale .*: content/);
});
