import { object } from 'valibot';
import { expect, test } from 'vitest';
import * as rule from '../shared/rules.ts';
import { validator } from '../shared/validation.ts';
import { UNREADABLE } from './controls.ts';
import { dateField } from './field-types/date.tsx';
import { numberField } from './field-types/number.tsx';
import { emailField, textField } from './field-types/text.tsx';
import { errorsOf, type FormState, helpOf, readFields, textOf } from './form-state.ts';

const FIELDS = {
  name: textField({ label: 'Nombre', autoComplete: 'name' }),
  email: emailField({
    label: 'Email',
    autoComplete: 'email',
    help: (value, isChosen) =>
      value.includes('gmial') ? { text: isChosen ? 'chosen' : 'given' } : undefined,
  }),
  day: dateField({ label: 'Día' }),
  guests: numberField({
    label: 'Invitados',
    min: 1,
    help: (value) => ({ text: `${value} sillas` }),
  }),
};
type Value = Record<keyof typeof FIELDS, unknown>;

const RULES = { name: rule.line, email: rule.email, day: rule.date, guests: rule.positive };
const stateOf = (changes: Partial<FormState<Value>> = {}): FormState<Value> => ({
  fields: FIELDS,
  validate: validator(object(RULES)),
  defaults: { day: '2026-11-29', guests: '100' },
  choices: {},
  alert: 0,
  ...changes,
});

const EMPTY = 'El campo no puede estar vacío';

test('U-22: a field holds its choice, or else its default', () => {
  const state = stateOf({ choices: { day: '', name: 'Ana' } });
  const texts = ['name', 'email', 'day', 'guests'].map((name) => textOf(state, name));
  expect(texts).toEqual(['Ana', '', '', '100']);
});

test('R-31: each field type reads the value of its text', () => {
  const read = readFields(FIELDS, { name: 'Ana', guests: '1.200' });
  expect(read).toEqual({ name: 'Ana', email: '', day: '', guests: 1200 });
});

test('R-5 S-SUB-6: a choice has its message; a field that nobody has touched has none', () => {
  expect(errorsOf(stateOf())).toEqual({});
  expect(errorsOf(stateOf({ choices: { name: '' } }))).toEqual({ name: EMPTY });
  expect(errorsOf(stateOf({ choices: { name: 'Ana' } }))).toEqual({});
});

test('R-5 R-6: a day that is typed in part is judged when another field gets the focus', () => {
  const choices = { day: UNREADABLE };
  expect(errorsOf(stateOf({ choices, focused: 'day' }))).toEqual({});
  const message = { day: 'La fecha no existe o está incompleta' };
  expect(errorsOf(stateOf({ choices, focused: 'name' }))).toEqual(message);
  expect(errorsOf(stateOf({ choices: { day: '' }, focused: 'day' }))).toEqual({ day: EMPTY });
});

test('S-SUB-1: the errors of a submit stay while their field holds the same text', () => {
  const invalidSubmit = { errors: { name: 'No', email: 'No' }, texts: { name: '', email: 'x' } };
  const errors = (choices: FormState<Value>['choices']) =>
    errorsOf(stateOf({ choices, invalidSubmit }));
  expect(errors({ email: 'x' })).toEqual({
    name: 'No',
    email: 'El campo debe ser un email válido',
  });
  expect(errors({ name: 'Ana', email: 'ana@visitor.example' })).toEqual({});
});

test('U-14: an error of a field that the form does not have stays', () => {
  const invalidSubmit = { errors: { place: 'No' }, texts: {} } as FormState<Value>['invalidSubmit'];
  expect(errorsOf(stateOf({ invalidSubmit }))).toEqual({ place: 'No' });
});

test('U-8: a help is shown while another field has the focus, and beside the texts of an invalid submit', () => {
  const helpFor = (address: string, focused?: string) =>
    helpOf(stateOf({ choices: { email: address }, focused }), 'email');
  expect(helpFor('ana@gmial.com', 'email')).toBeUndefined();
  expect(helpFor('ana@gmial.com', 'name')).toEqual({ text: 'chosen' });
  expect(helpFor('ana@gmail.com', 'name')).toBeUndefined();
  const invalidSubmit = { errors: {}, texts: { email: 'ana@gmial,com' } };
  const choices = { email: 'ana@gmial,com' };
  expect(helpOf(stateOf({ choices, focused: 'email', invalidSubmit }), 'email')).toBeDefined();
  const defaults = { email: 'ana@gmial.com' };
  expect(helpOf(stateOf({ defaults }), 'email')).toEqual({ text: 'given' });
});

test('U-7: a field whose default needs a help has one always', () => {
  expect(helpOf(stateOf(), 'guests')).toEqual({ text: '100 sillas' });
  const changed = stateOf({ choices: { guests: '90' }, focused: 'guests' });
  expect(helpOf(changed, 'guests')).toEqual({ text: '90 sillas' });
});
