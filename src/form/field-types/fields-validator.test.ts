import { expect, test } from 'vitest';
import * as rules from '../../shared/rules.ts';
import { date } from './date.tsx';
import { defineFieldType, fieldsValidator, readText } from './define-field-type.ts';
import { files } from './files/files.tsx';
import { interval } from './interval/interval.tsx';
import { number } from './number.tsx';
import { select } from './select.tsx';
import { email, tel, text } from './text.tsx';
import { textarea } from './textarea.tsx';

const FIELDS = {
  nickname: text({ label: 'Apodo', autoComplete: 'nickname' }),
  email: email({ label: 'Email', autoComplete: 'email' }),
  phone: tel({ label: 'Teléfono', autoComplete: 'tel' }),
  tables: number({ label: 'Mesas', min: 2 }),
  day: date({ label: 'Día', defaultValue: '' }),
  place: select({ label: 'Lugar', options: ['Jardín', 'Playa'], defaultValue: 'Jardín' }),
  story: textarea({ label: 'Historia', rows: 3 }),
  budget: interval({
    label: 'Presupuesto',
    min: 0,
    max: 100,
    unit: '€',
    defaultValue: { min: 0, max: 100 },
  }),
  pictures: files({ label: 'Fotos' }),
};
const VALUE = {
  nickname: 'Ana',
  email: 'ana@visitor.example',
  phone: '600 123 456',
  tables: 2,
  day: '2027-06-20',
  place: 'Playa',
  story: 'Nos conocimos bailando.',
  budget: { min: 10, max: 20 },
  pictures: ['data:image/png;base64,AAAA'],
};

test('a form without a schema of its own is checked with the rules of its field types', () => {
  expect(fieldsValidator(FIELDS)(VALUE)).toEqual({ valid: true, value: VALUE });
});

test.each([
  ['nickname', ' ', 'El campo no puede estar vacío'],
  ['email', 'ana@', 'El campo debe ser un email válido'],
  ['phone', '1', /^El número de teléfono/],
  ['tables', 1, 'El valor debe ser 2 o más'],
  ['tables', undefined, 'El campo no puede estar vacío'],
  ['day', '2027-02-30', 'El campo no puede estar vacío'],
  ['place', 'Luna', 'Se debe elegir entre una de las opciones permitidas'],
  ['story', '', 'El campo no puede estar vacío'],
  ['budget', { min: 10, max: undefined }, 'El campo no puede estar vacío'],
  ['budget', { min: 10, max: 10.5 }, /al menos 1/],
  ['budget', { min: 10, max: 101 }, /entre 0 y 100/],
  ['pictures', [], 'El campo no puede estar vacío'],
  ['pictures', Array(11).fill('data:,'), 'Puedes enviar como máximo 10 archivos'],
])('%s = %j has exactly one message', (name, value, message) => {
  const validation = fieldsValidator(FIELDS)({ ...VALUE, [name]: value });
  expect(validation).toEqual({ valid: false, errors: { [name]: expect.stringMatching(message) } });
});

test('S-GEN-7: a field type without its control, reading or rule does not compile', () => {
  const whole = { Control: () => null, read: readText, rule: () => rules.date };
  expect(defineFieldType(whole)).toBeTypeOf('function');
  const { Control, read, rule } = whole;
  // @ts-expect-error: no control
  defineFieldType({ read, rule });
  // @ts-expect-error: no reading
  defineFieldType({ Control, rule });
  // @ts-expect-error: no rule
  defineFieldType({ Control, read });
});
