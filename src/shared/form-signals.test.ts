import { expect, test } from 'vitest';
import {
  type FormSignals,
  formatFormSignals,
  parseFormSignals,
  withoutUnchosen,
} from './form-signals.ts';

test.each<[string | null, Partial<FormSignals>]>([
  [null, {}],
  ['', {}],
  [' honeypot ,time', { isHoneypotFilled: true, unchosen: ['time'] }],
  // The page of the release before.
  ['age=34,taken', { isDateTaken: true }],
  [',,,=,', {}],
  ['time,date,honeypot', { isHoneypotFilled: true, unchosen: ['time', 'date'] }],
  ['date,{{name}},<b>,honeypot=1,x\ny', { unchosen: ['date'] }],
])('U-15 U-22 U-45: %j is read as %j', (header, expected) => {
  const nothing = { isHoneypotFilled: false, isDateTaken: false, unchosen: [] };
  expect(parseFormSignals(header)).toEqual({ ...nothing, ...expected });
});

test('U-22: a default is no chosen value of a request', () => {
  const request = { name: 'Ana', date: '2026-11-21', place: 'Masía' };
  expect(withoutUnchosen(request, ['date'])).toEqual({ name: 'Ana', place: 'Masía' });
  expect(withoutUnchosen(request, [])).toEqual(request);
});

test('U-15 U-22 U-45: the function reads the signals that the page writes', () => {
  const signals: FormSignals = {
    isHoneypotFilled: true,
    isDateTaken: true,
    unchosen: ['date', 'time'],
  };
  expect(formatFormSignals(signals)).toBe('date,time,honeypot,taken');
  expect(parseFormSignals(formatFormSignals(signals))).toEqual(signals);
});
