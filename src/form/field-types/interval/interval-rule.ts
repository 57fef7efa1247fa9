import * as v from 'valibot';
import { MESSAGES } from '../../../shared/messages.ts';
import { number } from '../../../shared/rules.ts';
import { spanishNumber } from '../../../shared/spanish-words.ts';

/** A range of numbers by its two ends. */
export type Interval = { min: number; max: number };

export type End = keyof Interval;

/** Smallest distance between the ends of an interval, in units of its value. */
const INTERVAL_GAP = 1;

/** `80 160` → an interval */
export function readInterval(text: string): Interval {
  const [min = 0, max = 0] = text.split(' ').map(Number);
  return { min, max };
}

/** Where an end that has moved must stop, so that the other end need not move. */
export const stopAtGap = ({ min, max }: Interval, moved: End): number =>
  moved === 'min' ? Math.min(min, max - INTERVAL_GAP) : Math.max(max, min + INTERVAL_GAP);

/** «1200 €» */
export const amountInWords = (value: number, unit: string) =>
  `${spanishNumber(value)}\u00a0${unit}`;

export const INTERVAL_TEXTS = {
  min: 'Mínimo',
  max: 'Máximo',
  gap: `Entre el mínimo y el máximo debe haber una diferencia de al menos ${INTERVAL_GAP}`,
  outside: ({ min, max }: Interval) => `Los valores deben estar entre ${min} y ${max}`,
} as const;

/** Two ends between the bounds that keep the gap. */
export function intervalRule(bounds: Interval) {
  const isInside = (end: number) => end >= bounds.min && end <= bounds.max;
  return v.pipe(
    v.object({ min: number, max: number }, MESSAGES.required),
    v.check(({ min, max }) => isInside(min) && isInside(max), INTERVAL_TEXTS.outside(bounds)),
    v.check(({ min, max }) => max - min >= INTERVAL_GAP, INTERVAL_TEXTS.gap),
  );
}
