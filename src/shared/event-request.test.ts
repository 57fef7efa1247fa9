import { expect, test } from 'vitest';
import { newVisitor } from '../../tests/support/visitor.ts';
import { CEREMONIES, TIMES_OF_DAY } from './contract.ts';
import { FIELD_NAMES, fieldInWords, validateEventRequest } from './event-request.ts';

const EMPTY = 'El campo no puede estar vacío';
const TEXTS = ['name', 'surname', 'email', 'phone', 'date', 'time', 'ceremony'];
const DESCRIPTION = 'Por favor, describe brevemente tu evento tal y como lo imaginas';

function errorsOf(changes: Record<string, unknown>) {
  const validation = validateEventRequest({ ...newVisitor(), ...changes });
  return validation.valid ? {} : validation.errors;
}

test('S-FLD-0 S-SUB-1: a request without values has a message for each field', () => {
  const validation = validateEventRequest({});
  const errors = validation.valid ? {} : validation.errors;
  expect(Object.keys(errors).sort()).toEqual([...FIELD_NAMES].sort());
  const empty = Object.fromEntries([...TEXTS, 'numberOfGuests'].map((name) => [name, EMPTY]));
  expect(errors).toMatchObject({ ...empty, description: DESCRIPTION });
});

test('S-VAL-5 S-VAL-9 R-6 R-7: an empty field has only one message, also if it has only spaces', () => {
  for (const field of TEXTS) expect(errorsOf({ [field]: '' })).toEqual({ [field]: EMPTY });
  for (const [field, message] of Object.entries({ name: EMPTY, description: DESCRIPTION }))
    expect(errorsOf({ [field]: ' \n ' })).toEqual({ [field]: message });
});

test('S-VAL-7 S-CON-4: the time is exactly Mañana or Tarde', () => {
  expect(TIMES_OF_DAY).toEqual(['Mañana', 'Tarde']);
  for (const time of TIMES_OF_DAY) expect(errorsOf({ time })).toEqual({});
  for (const time of ['mañana', 'Noche', ' Tarde'])
    expect(errorsOf({ time })).toEqual({
      time: 'Se debe elegir exclusivamente entre mañana y tarde',
    });
});

test('S-VAL-8 S-CON-4: the ceremony is exactly one of four options', () => {
  expect(CEREMONIES).toEqual([
    'Boda Religiosa',
    'Boda Civil',
    'Evento Social',
    'Evento Corporativo',
  ]);
  for (const ceremony of CEREMONIES) expect(errorsOf({ ceremony })).toEqual({});
  expect(errorsOf({ ceremony: 'boda civil' })).toEqual({
    ceremony: 'Se debe elegir entre una de las opciones permitidas',
  });
});

test('R-12: 500 001 guests are accepted, because no form applies the rule below 500 000', () => {
  expect(errorsOf({ numberOfGuests: 500_001 })).toEqual({});
});

test('R-7 R-31: values are sent trimmed and in NFC, guests as a number, unknown keys dropped', () => {
  const visitor = newVisitor();
  const untidy = {
    ...visitor,
    name: ' Nu\u0301ria ',
    description: `\n${visitor.description} `,
    x: 1,
  };
  expect(validateEventRequest(untidy)).toEqual({ valid: true, value: visitor });
});

test('a value of the wrong type gets the message of its field', () => {
  expect(errorsOf({ name: 5 }).name).toMatch(/solo letras/);
  expect(errorsOf({ numberOfGuests: '100' }).numberOfGuests).toMatch(/mayor de 0/);
  expect(Object.keys(errorsOf({ date: {}, description: [] }))).toEqual(['date', 'description']);
});

test('U-43 U-19: a text that is too long is refused, also if no form has sent it', () => {
  const long = { name: 'a'.repeat(101), phone: '6'.repeat(51), description: 'a'.repeat(5001) };
  expect(errorsOf(long)).toEqual({
    name: 'Escribe como máximo 100 caracteres',
    phone: 'Escribe como máximo 50 caracteres',
    description: 'Escribe como máximo 5000 caracteres',
  });
});

test('R-31: mail and message tell a day and a number in words, and other texts as they are', () => {
  expect(fieldInWords('date', '2027-06-20')).toEqual({
    label: 'Fecha',
    words: 'domingo 20\u00a0de\u00a0junio de\u00a02027',
  });
  expect(fieldInWords('numberOfGuests', 12_500).words).toBe('12\u00a0500');
  expect(fieldInWords('numberOfGuests', 'unas cien').words).toBe('unas cien');
  expect(fieldInWords('description', 'Una cena').label).toBe('Cómo lo imagino');
});
