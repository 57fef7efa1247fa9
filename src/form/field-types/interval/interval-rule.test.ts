import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../../shared/messages.ts';
import {
  amountInWords,
  type End,
  type Interval,
  intervalRule,
  stopAtGap,
} from './interval-rule.ts';

const BOUNDS = { min: 0, max: 500 };
const GAP = 'Entre el mínimo y el máximo debe haber una diferencia de al menos 1';
const OUTSIDE = 'Los valores deben estar entre 0 y 500';

test.each([
  [BOUNDS, undefined],
  [{ min: 0, max: 1 }, undefined],
  [{ min: 499, max: 500 }, undefined],
  [{ min: 80, max: 80.99 }, GAP],
  [{ min: 160, max: 80 }, GAP],
  [{ min: -1, max: 80 }, OUTSIDE],
  [{ min: 80, max: 501 }, OUTSIDE],
  [{ min: 80 }, MESSAGES.required],
  [null, MESSAGES.required],
])('S-GEN-1 S-GEN-2 S-CON-9: the message of the interval %j is %s', (value, message) => {
  const { issues } = safeParse(intervalRule(BOUNDS), value, { abortPipeEarly: true });
  expect(issues?.[0].message).toBe(message);
});

test.each<[Interval, End, number]>([
  [{ min: 100, max: 160 }, 'min', 100],
  [{ min: 160, max: 160 }, 'min', 159],
  [{ min: 400, max: 160 }, 'min', 159],
  [{ min: 80, max: 120 }, 'max', 120],
  [{ min: 80, max: 0 }, 'max', 81],
])('S-GEN-2 S-CON-9: of %j, the end "%s" stops at %d', (moved, end, at) => {
  expect(stopAtGap(moved, end)).toBe(at);
});

test('S-GEN-1: an amount is in Spanish form, with its unit', () => {
  expect(amountInWords(12_500, '€')).toBe('12\u00a0500\u00a0€');
});
