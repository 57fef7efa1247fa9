import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { amountInWords, INTERVAL_TEXTS, interval, keepsGap } from './interval.ts';
import { MESSAGES } from './messages.ts';

const BOUNDS = { min: 0, max: 5_000 };

/** The rule's first message, or `undefined` for a valid value. */
const messageOf = (value: unknown) =>
  safeParse(interval(BOUNDS), value, { abortPipeEarly: true }).issues?.[0].message;

test('S-GEN-1: a pair of numbers inside the bounds passes unchanged', () => {
  for (const value of [BOUNDS, { min: 0, max: 1 }, { min: 80, max: 160.5 }]) {
    expect(messageOf(value)).toBeUndefined();
    expect(safeParse(interval(BOUNDS), value).output).toEqual(value);
  }
});

test('S-GEN-2 S-CON-9: ends that are less than 1 apart are refused, also in the wrong order', () => {
  for (const value of [
    { min: 80, max: 80.99 },
    { min: 80, max: 80 },
    { min: 160, max: 80 },
  ])
    expect(messageOf(value)).toBe(
      'Entre el mínimo y el máximo debe haber al menos 1 de diferencia',
    );
});

test('S-CON-9: rounding errors do not break a gap of 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (tenths) => {
      expect(keepsGap({ min: tenths / 10, max: (tenths + 10) / 10 })).toBe(true);
      expect(keepsGap({ min: tenths / 10, max: (tenths + 9) / 10 })).toBe(false);
    }),
  );
});

test('S-GEN-1: an end outside the bounds is refused, and the message has the bounds in Spanish form', () => {
  for (const value of [
    { min: -1, max: 80 },
    { min: 80, max: 5_001 },
  ])
    expect(messageOf(value)).toBe('Los valores deben estar entre 0 y 5.000');
});

test('S-GEN-1: an empty end, or a value that is no pair of numbers, is an empty field', () => {
  for (const value of [
    { min: undefined, max: 80 },
    { min: 80, max: undefined },
    { min: 80 },
    { min: '80', max: '160' },
    { min: Number.NaN, max: 80 },
    { min: 80, max: Number.POSITIVE_INFINITY },
    [80, 160],
    '80–160',
    null,
    undefined,
  ])
    expect(messageOf(value)).toBe(MESSAGES.required);
});

test('S-GEN-1: amounts are in Spanish form, with their unit', () => {
  expect(amountInWords(1_200, '€')).toBe('1.200 €');
  expect(amountInWords(-0.5, 'horas')).toBe('-0,5 horas');
  expect(amountInWords(0.0001)).toBe('0,0001');
  expect(INTERVAL_TEXTS.settled('1 €', '2 €')).toBe('Ajustado: de 1 € a 2 €.');
});
