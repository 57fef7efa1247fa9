/** A range of numbers by its two ends (S-GEN-1). */
export interface Interval {
  min: number;
  max: number;
}

/** Smallest distance between the ends of an interval, in units of its value (S-GEN-2, S-CON-9). */
export const INTERVAL_GAP = 1;

/** What the arithmetic of decimals may lose: 2.4 − 1.4 is a little less than 1. */
const TOLERANCE = 1e-6;

/** Whether the ends are far enough from each other. */
export function keepsGap({ min, max }: Interval): boolean {
  return max - min >= INTERVAL_GAP - TOLERANCE;
}
