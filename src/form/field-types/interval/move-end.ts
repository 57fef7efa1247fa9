import { INTERVAL_GAP, type Interval } from '../../../shared/interval.ts';

/**
 * Where the ends of an interval may stand (S-GEN-1, S-GEN-2). Both stand on a grid that begins at the lower bound, and
 * at least the gap apart: one step, or more where a step is less. As on the platform's own slider the upper bound is
 * reached only if it lies on the grid.
 */

/** The bounds of both ends and the step of the grid between them. */
export interface Bounds extends Interval {
  step: number;
}

export type End = keyof Interval;

/** What the arithmetic of decimal steps may lose, in steps: (0.3 − 0) / 0.1 is a little less than 3. */
const TOLERANCE = 1e-6;

/** Steps from the lower bound: a whole number where a value lies on the grid. */
const stepsTo = (value: number, { min, step }: Bounds) => (value - min) / step;
const wholeSteps = (steps: number) => Math.floor(steps + TOLERANCE);
const startedSteps = (steps: number) => Math.ceil(steps - TOLERANCE);

const lastStep = (bounds: Bounds) => wholeSteps(stepsTo(bounds.max, bounds));
const gapInSteps = ({ step }: Bounds) => startedSteps(INTERVAL_GAP / step);

const clamp = (value: number, lowest: number, highest: number) =>
  Math.min(Math.max(value, lowest), highest);

/** Digits after the point, also of 1e-7. */
function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent));
}

/** 0.1 + 2 × 0.1 is 0.3 here. */
function valueAt(steps: number, { min, step }: Bounds): number {
  const decimals = Math.max(decimalsOf(min), decimalsOf(step));
  return Number((min + steps * step).toFixed(decimals));
}

/** How far each end can go at all, the other one giving way. Bounds without room for the gap are a bug of the description. */
export function reachOf(end: End, bounds: Bounds): Interval {
  const last = lastStep(bounds);
  const gap = gapInSteps(bounds);
  if (!(last >= gap)) throw new RangeError(`No room for an interval: ${JSON.stringify(bounds)}`);
  const [lowest, highest] = end === 'min' ? [0, last - gap] : [gap, last];
  return { min: valueAt(lowest, bounds), max: valueAt(highest, bounds) };
}

/** The interval after one end wants to go to `wanted`: the other one stays where it is and stops it (S-CON-9). */
export function moveEnd(interval: Interval, end: End, wanted: number, bounds: Bounds): Interval {
  const [lowest, highest] =
    end === 'min'
      ? [0, wholeSteps(stepsTo(interval.max - INTERVAL_GAP, bounds))]
      : [startedSteps(stepsTo(interval.min + INTERVAL_GAP, bounds)), lastStep(bounds)];
  const steps = clamp(Math.round(stepsTo(wanted, bounds)), lowest, highest);
  return { ...interval, [end]: valueAt(steps, bounds) };
}

/** The interval after one end was typed: that one goes as near as its reach allows, and the other gives way (S-CON-9). */
export function typeEnd(interval: Interval, end: End, typed: number, bounds: Bounds): Interval {
  const { min, max } = reachOf(end, bounds);
  const steps = Math.round(stepsTo(clamp(typed, min, max), bounds));
  const gap = gapInSteps(bounds);
  const settled = valueAt(steps, bounds);
  return end === 'min'
    ? {
        min: settled,
        max: clamp(interval.max, valueAt(steps + gap, bounds), reachOf('max', bounds).max),
      }
    : {
        min: clamp(interval.min, bounds.min, valueAt(steps - gap, bounds)),
        max: settled,
      };
}

/** How far Page Up and Page Down go: about a tenth of the range, in whole steps. */
export function largeStepOf(bounds: Bounds): number {
  return Math.max(1, Math.round(lastStep(bounds) / 10)) * bounds.step;
}
