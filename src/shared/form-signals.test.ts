import { expect, test } from 'vitest';
import {
  chosenValues,
  type FormSignals,
  formatFormSignals,
  parseFormSignals,
} from './form-signals.ts';

test.each<[string | null, Partial<FormSignals>]>([
  [null, { isHoneypotFilled: false }],
  ['age=34', { ageSeconds: 34, isHoneypotFilled: false }],
  ['age=0, honeypot', { ageSeconds: 0, isHoneypotFilled: true }],
  [' honeypot ,age=2', { ageSeconds: 2, isHoneypotFilled: true }],
  ['', { isHoneypotFilled: false }],
  ['age=-1', { isHoneypotFilled: false }],
  ['age=1.5', { isHoneypotFilled: false }],
  ['age=1e9', { isHoneypotFilled: false }],
  ['age=9999999999', { isHoneypotFilled: false }],
  ['age', { isHoneypotFilled: false }],
  ['trap, xhoneypot, honeypot=1', { isHoneypotFilled: false }],
  ['age=34,taken', { ageSeconds: 34, isHoneypotFilled: false, isDateTaken: true }],
  [',,,=,', { isHoneypotFilled: false }],
])('U-15 U-45: %j is read as %j', (header, expected) => {
  expect(parseFormSignals(header)).toEqual({ isDateTaken: false, untouched: [], ...expected });
});

test.each([
  ['age=34,time,date,honeypot', ['date', 'time']],
  ['date , ceremony, age=34', ['date', 'ceremony']],
  ['age=34,date,date,dates,Time,constructor,{{name}},<b>', ['date']],
])('U-22: %j reports the untouched fields %j', (header, untouched) => {
  expect(parseFormSignals(header).untouched).toEqual(untouched);
});

test('U-22: an untouched field is no chosen value of a request', () => {
  const request = { name: 'Ana', date: '2026-11-21', place: 'Masía' };
  expect(chosenValues(request, 'age=34,date')).toEqual({ name: 'Ana', place: 'Masía' });
  expect(chosenValues(request, undefined)).toEqual(request);
});

test('U-15 U-22 U-45: the function reads the signals that the page writes', () => {
  const signals: FormSignals = {
    ageSeconds: 34,
    isHoneypotFilled: true,
    isDateTaken: true,
    untouched: ['date', 'time'],
  };
  expect(formatFormSignals(signals)).toBe('age=34,date,time,honeypot,taken');
  expect(parseFormSignals(formatFormSignals(signals))).toEqual(signals);
});
