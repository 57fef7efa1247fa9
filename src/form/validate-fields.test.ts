import { expect, test } from 'vitest';
import type { FieldDescription } from './field-description.ts';
import { fieldsValidator } from './validate-fields.ts';

const FIELDS: FieldDescription[] = [
  { type: 'text', name: 'nickname', label: 'Apodo', autoComplete: 'nickname' },
  { type: 'email', name: 'email', label: 'Email', autoComplete: 'email' },
  { type: 'tel', name: 'phone', label: 'Teléfono', autoComplete: 'tel' },
  { type: 'number', name: 'tables', label: 'Mesas', min: 2, step: 1 },
  { type: 'date', name: 'day', label: 'Día', defaultValue: '' },
  {
    type: 'select',
    name: 'place',
    label: 'Lugar',
    options: ['Jardín', 'Playa'],
    defaultValue: 'Jardín',
  },
  { type: 'textarea', name: 'story', label: 'Historia', rows: 3 },
  { type: 'interval', name: 'budget', label: 'Presupuesto', min: 0, max: 100, step: 1, unit: '€' },
  {
    type: 'files',
    name: 'pictures',
    label: 'Fotos',
    accept: ['image/*'],
    maxFileSize: 10,
    maxTotalSize: 20,
  },
];
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

test('a form without a schema of its own is checked by the rules of its types', () => {
  expect(fieldsValidator(FIELDS)(VALUE)).toEqual({ valid: true, value: VALUE });
});

test.each([
  ['nickname', ' ', 'El campo no puede estar vacío'],
  ['email', 'ana@', 'El campo debe ser un email válido'],
  ['phone', '1', /^El número de teléfono/],
  ['tables', 1, 'El valor debe ser 2 o mayor'],
  ['tables', undefined, 'El campo no puede estar vacío'],
  ['day', '2027-02-30', 'El campo no puede estar vacío'],
  ['place', 'Luna', 'Se debe elegir entre una de las opciones permitidas'],
  ['story', '', 'El campo no puede estar vacío'],
  ['budget', { min: 10, max: undefined }, 'El campo no puede estar vacío'],
  ['budget', { min: 10, max: 10.5 }, /al menos 1/],
  ['budget', { min: 10, max: 101 }, /entre 0 y 100/],
  ['pictures', [], 'El campo no puede estar vacío'],
])('%s of %j has one message, its own', (name, value, message) => {
  const validation = fieldsValidator(FIELDS)({ ...VALUE, [name]: value });
  expect(validation).toEqual({ valid: false, errors: { [name]: expect.stringMatching(message) } });
});

test('a field out of use is neither asked for nor sent', () => {
  const fields = FIELDS.map((field) => ({ ...field, disabled: field.name !== 'nickname' }));
  expect(fieldsValidator(fields)(VALUE)).toEqual({ valid: true, value: { nickname: 'Ana' } });
});
