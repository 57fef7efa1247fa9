import * as v from 'valibot';
import { MESSAGES } from '../../../shared/messages.ts';
import { number } from '../../../shared/rules.ts';

/** A range of numbers by its two ends (S-GEN-1). */
export type Interval = { min: number; max: number };

export type End = keyof Interval;

/** Smallest distance between the ends of an interval, in units of its value (S-GEN-2, S-CON-9). */
const INTERVAL_GAP = 1;

/** Tolerance for rounding errors: 2.4 − 1.4 is slightly less than 1. */
const TOLERANCE = 1e-6;

/** Whether the ends are at least the gap apart. */
const keepsGap = ({ min, max }: Interval): boolean => max - min >= INTERVAL_GAP - TOLERANCE;

/** Where an end that has moved must stop, so that the other end need not move (S-CON-9). */
export function stopAtGap({ min, max }: Interval, moved: End, step: number): number {
  const gap = Math.ceil(INTERVAL_GAP / step - TOLERANCE) * step;
  return moved === 'min' ? Math.min(min, max - gap) : Math.max(max, min + gap);
}

/** "1.200 €": the number in Spanish format, with its unit if there is one. */
export function amountInWords(value: number, unit = ''): string {
  const digits = value.toLocaleString('es-ES', {
    useGrouping: 'always',
    maximumFractionDigits: 10,
  });
  return `${digits}\u00a0${unit}`.trim();
}

export const INTERVAL_TEXTS = {
  min: 'Mínimo',
  max: 'Máximo',
  gap: `Entre el mínimo y el máximo debe haber una diferencia de al menos ${INTERVAL_GAP}`,
  outside: (min: number, max: number) =>
    `Los valores deben estar entre ${amountInWords(min)} y ${amountInWords(max)}`,
} as const;

/** Two ends between the bounds that keep the gap (S-GEN-1, S-GEN-2). */
export function interval(bounds: Interval) {
  const isInside = (end: number) => end >= bounds.min && end <= bounds.max;
  return v.pipe(
    v.object({ min: number, max: number }, MESSAGES.required),
    v.check(
      ({ min, max }) => isInside(min) && isInside(max),
      INTERVAL_TEXTS.outside(bounds.min, bounds.max),
    ),
    v.check(keepsGap, INTERVAL_TEXTS.gap),
  );
}
