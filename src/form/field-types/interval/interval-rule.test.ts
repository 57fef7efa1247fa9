import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../../shared/messages.ts';
import { amountInWords, type End, type Interval, interval, stopAtGap } from './interval-rule.ts';

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
      'Entre el mínimo y el máximo debe haber una diferencia de al menos 1',
    );
});

test('S-CON-9: rounding errors do not break a gap of 1', () => {
  for (let tenths = 0; tenths < 100; tenths += 1) {
    const [min, max] = [tenths / 10, (tenths + 10) / 10];
    expect(messageOf({ min, max })).toBeUndefined();
  }
});

test('S-GEN-1: an end outside the bounds is refused, and the message has the bounds in Spanish form', () => {
  for (const value of [
    { min: -1, max: 80 },
    { min: 80, max: 5_001 },
  ])
    expect(messageOf(value)).toBe('Los valores deben estar entre 0 y 5.000');
});

test('S-GEN-1: a value that is no pair of numbers is an empty field', () => {
  for (const value of [{ min: 80 }, { min: '80', max: '160' }, { min: Number.NaN, max: 80 }, null])
    expect(messageOf(value)).toBe(MESSAGES.required);
});

test('S-GEN-1: amounts are in Spanish form, with their unit', () => {
  expect(amountInWords(1_200, '€')).toBe('1.200\u00a0€');
  expect(amountInWords(-0.5, 'horas')).toBe('-0,5\u00a0horas');
  expect(amountInWords(0.0001)).toBe('0,0001');
});

test.each<[Interval, End, number, number]>([
  [{ min: 100, max: 160 }, 'min', 1, 100],
  [{ min: 160, max: 160 }, 'min', 1, 159],
  [{ min: 400, max: 160 }, 'min', 1, 159],
  [{ min: 80, max: 0 }, 'max', 1, 81],
  [{ min: 2.5, max: 3 }, 'min', 0.5, 2],
  // The gap in whole steps: 4 × 0.3 and 1 × 10.
  [{ min: 0.1, max: 0.4 }, 'max', 0.3, 1.3],
  [{ min: 55, max: 55 }, 'min', 10, 45],
  // A step of 0.1 divides the gap, despite rounding errors.
  [{ min: 0.3, max: 0.3 }, 'max', 0.1, 1.3],
])('S-GEN-2 S-CON-9: %o: the end "%s", with a step of %d, stops at %d', (moved, end, step, at) => {
  expect(stopAtGap(moved, end, step)).toBeCloseTo(at, 10);
});
