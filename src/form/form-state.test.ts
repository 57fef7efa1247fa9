import { object } from 'valibot';
import { expect, test } from 'vitest';
import * as rule from '../shared/rules.ts';
import { UnclearNumber, validator } from '../shared/validation.ts';
import { number } from './field-types/number.tsx';
import { email, text } from './field-types/text.tsx';
import {
  entriesOf,
  errorsOf,
  type FormEvent,
  helpOf,
  initialState,
  isUntouched,
  reduceForm,
} from './form-state.ts';

const FIELDS = {
  name: text({ label: 'Nombre', autoComplete: 'name' }),
  email: email({
    label: 'Email',
    autoComplete: 'email',
    help: (value, isChosen) =>
      value.includes('gmial') ? { text: isChosen ? 'chosen' : 'given' } : undefined,
  }),
  guests: number({
    label: 'Invitados',
    min: 1,
    defaultValue: 100,
    help: (value) => ({ text: `${value} sillas` }),
  }),
};
type Value = Record<keyof typeof FIELDS, unknown>;
type Event = FormEvent<Value>;

const schema = object({ name: rule.line, email: rule.email, guests: rule.positive });
const rules = { fields: FIELDS, validate: validator(schema) };

/** The state of a form after these events. */
const after = (...events: Event[]) =>
  events.reduce(
    (state, event) => reduceForm<Value>(rules, state, event),
    initialState<Value>(FIELDS),
  );
const change = (name: string, value: unknown): Event => ({
  type: 'values',
  values: { [name]: value },
  origin: 'chosen',
});
const focus = (name: string): Event => ({ type: 'focus', name });
const fail = (errors = {}): Event => ({ type: 'errors', errors });
const sending = (name: string): Event => ({
  type: 'sending',
  value: { name, email: 'ana@visitor.example', guests: 100 },
});
const VALID = [change('name', 'Ana'), change('email', 'ana@visitor.example')];

const EMPTY = 'El campo no puede estar vacío';

test('U-22: an entry is a default, then suggested, then chosen', () => {
  const guestsOf = (...events: Event[]) => entriesOf(FIELDS, after(...events)).guests;
  const fill: Event = { type: 'values', origin: 'suggested', values: { guests: 80 } };
  expect(guestsOf()).toEqual({ value: '100', initial: '100', origin: 'default' });
  expect(guestsOf(fill)).toEqual({ value: '80', initial: '100', origin: 'suggested' });
  expect(guestsOf(fill, change('guests', 90))).toMatchObject({ value: '90', origin: 'chosen' });
  expect(guestsOf(change('guests', 90), fill)).toMatchObject({ value: '80', origin: 'suggested' });
});

test('U-22: untouched is the initial value, unless somebody has chosen it', () => {
  const entry = { value: '100', initial: '100' };
  expect(isUntouched({ ...entry, origin: 'default' })).toBe(true);
  expect(isUntouched({ ...entry, origin: 'suggested' })).toBe(true);
  expect(isUntouched({ ...entry, origin: 'chosen' })).toBe(false);
  expect(isUntouched({ ...entry, value: '80', origin: 'suggested' })).toBe(false);
});

test('U-3 U-43: a text without one clear number is an entry like any other', () => {
  const { guests } = entriesOf(FIELDS, after(change('guests', new UnclearNumber('100-120'))));
  expect(guests).toEqual({ value: '100-120', initial: '100', origin: 'chosen' });
});

test('U-6: values that an extension fills in without an event are neither default nor chosen', () => {
  const state = after({ type: 'values', values: { name: 'Ana', email: '', guests: 100 } });
  expect(entriesOf(FIELDS, state).name).toEqual({ value: 'Ana', initial: '', origin: 'default' });
});

test('R-5 S-SUB-6: a field that was changed has its message; one not yet touched has none', () => {
  expect(errorsOf(rules, after())).toEqual({});
  expect(errorsOf(rules, after(change('name', '')))).toEqual({ name: EMPTY });
  expect(errorsOf(rules, after(change('name', ''), change('name', 'Ana')))).toEqual({});
});

test('S-SUB-1: the errors of an attempt stay until their field changes', () => {
  const errors = { name: 'No', email: 'No' };
  expect(errorsOf(rules, after(fail(errors)))).toEqual(errors);
  const changed = after(fail(errors), change('name', 'Ana'));
  expect(errorsOf(rules, changed)).toEqual({ name: undefined, email: 'No' });
  expect(errorsOf(rules, after(fail(errors), sending('Ana')))).toEqual({});
});

test('R-1: the alert goes once every field is valid, and comes back with the next attempt alone', () => {
  const failed = fail({ name: EMPTY, email: EMPTY });
  expect(after(failed)).toMatchObject({ alert: 1 });
  const mended = [failed, ...VALID];
  expect(after(failed, change('name', 'Ana')).alert).toBe(1);
  expect(after(...mended).alert).toBe(0);
  expect(after(...mended, change('name', '')).alert).toBe(0);
  expect(after(...mended, failed).alert).toBe(1);
  expect(after(failed, failed).alert).toBe(2);
  expect(after(failed, { type: 'dismiss' }).alert).toBe(0);
});

test('U-8: a help is shown while another field has the focus', () => {
  const typed = [focus('email'), change('email', 'ana@gmial.com')];
  const emailHelp = (...events: Event[]) => helpOf(FIELDS, after(...events), 'email');
  expect(emailHelp(...typed)).toBeUndefined();
  expect(emailHelp(...typed, focus('name'))).toEqual({ text: 'chosen' });
  expect(emailHelp(...typed, focus('name'), focus('email'))).toBeUndefined();
  expect(emailHelp(change('email', 'ana@gmail.com'), focus('name'))).toBeUndefined();
});

test('U-7: a field whose initial value needs a help has one always', () => {
  expect(helpOf(FIELDS, after(), 'guests')).toEqual({ text: '100 sillas' });
  const changed = after(focus('guests'), change('guests', 90));
  expect(helpOf(FIELDS, changed, 'guests')).toEqual({ text: '90 sillas' });
});
