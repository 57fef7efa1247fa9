import { INTERVAL_GAP, type Interval } from '../../../shared/interval.ts';

/**
 * The valid positions of an interval's ends (S-GEN-1, S-GEN-2). Both ends lie on a grid that starts at the lower bound. Their
 * distance is at least `INTERVAL_GAP`, rounded up to whole steps. As with `<input type="range">`, an end reaches the upper
 * bound only if it lies on the grid.
 */

/** The bounds of both ends, and the step of the grid. */
export type Bounds = Interval & { step: number };

export type End = keyof Interval;

/** Tolerance for rounding errors, in steps: (0.3 − 0) / 0.1 is slightly less than 3. */
const TOLERANCE = 1e-6;

/** The distance from the lower bound, in steps: a whole number for a value on the grid. */
const stepsTo = (value: number, { min, step }: Bounds) => (value - min) / step;
const wholeSteps = (steps: number) => Math.floor(steps + TOLERANCE);
const startedSteps = (steps: number) => Math.ceil(steps - TOLERANCE);

const lastStep = (bounds: Bounds) => wholeSteps(stepsTo(bounds.max, bounds));
const gapInSteps = ({ step }: Bounds) => startedSteps(INTERVAL_GAP / step);

const clamp = (value: number, lowest: number, highest: number) =>
  Math.min(Math.max(value, lowest), highest);

/** The number of decimals, also for numbers like 1e-7. */
function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent));
}

/** The value at a step, without rounding errors: 0.1 + 2 × 0.1 is 0.3. */
function valueAt(steps: number, { min, step }: Bounds): number {
  const decimals = Math.max(decimalsOf(min), decimalsOf(step));
  return Number((min + steps * step).toFixed(decimals));
}

/** The lowest and highest position of an end, if the other end may move too. Bounds closer than the gap are a bug. */
export function reachOf(end: End, bounds: Bounds): Interval {
  const last = lastStep(bounds);
  const gap = gapInSteps(bounds);
  if (!(last >= gap)) throw new RangeError(`No room for an interval: ${JSON.stringify(bounds)}`);
  const [lowest, highest] = end === 'min' ? [0, last - gap] : [gap, last];
  return { min: valueAt(lowest, bounds), max: valueAt(highest, bounds) };
}

/** Moves one end as near to `wanted` as it can without moving the other end (S-CON-9). */
export function moveEnd(interval: Interval, end: End, wanted: number, bounds: Bounds): Interval {
  const [lowest, highest] =
    end === 'min'
      ? [0, wholeSteps(stepsTo(interval.max - INTERVAL_GAP, bounds))]
      : [startedSteps(stepsTo(interval.min + INTERVAL_GAP, bounds)), lastStep(bounds)];
  const steps = clamp(Math.round(stepsTo(wanted, bounds)), lowest, highest);
  return { ...interval, [end]: valueAt(steps, bounds) };
}

/** Sets one end to the valid position nearest to `typed`, and moves the other end if the gap requires it (S-CON-9). */
export function typeEnd(interval: Interval, end: End, typed: number, bounds: Bounds): Interval {
  const { min, max } = reachOf(end, bounds);
  const steps = Math.round(stepsTo(clamp(typed, min, max), bounds));
  const gap = gapInSteps(bounds);
  const settled = valueAt(steps, bounds);
  if (end === 'max')
    return { min: clamp(interval.min, bounds.min, valueAt(steps - gap, bounds)), max: settled };
  const otherMax = clamp(interval.max, valueAt(steps + gap, bounds), reachOf('max', bounds).max);
  return { min: settled, max: otherMax };
}

/** The step of Page Up and Page Down: about a tenth of the range, in whole steps. */
export function largeStepOf(bounds: Bounds): number {
  return Math.max(1, Math.round(lastStep(bounds) / 10)) * bounds.step;
}
