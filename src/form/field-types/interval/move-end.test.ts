import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INTERVAL_GAP, type Interval, keepsGap } from '../../../shared/interval.ts';
import { type Bounds, type End, largeStepOf, moveEnd, reachOf, typeEnd } from './move-end.ts';

const BUDGET: Bounds = { min: 0, max: 500, step: 1 };
const HALVES: Bounds = { min: 0, max: 10, step: 0.5 };
/** Neither the gap nor the range is a whole number of steps. */
const ODD: Bounds = { min: 0.1, max: 10, step: 0.3 };
const TINY: Bounds = { min: 0, max: 2, step: 1e-7 };
const TENS: Bounds = { min: 5, max: 98, step: 10 };

test.each<[Bounds, Interval, End, number, Interval]>([
  [BUDGET, { min: 80, max: 160 }, 'min', 100, { min: 100, max: 160 }],
  [BUDGET, { min: 80, max: 160 }, 'min', 400, { min: 159, max: 160 }],
  [BUDGET, { min: 80, max: 160 }, 'max', 0, { min: 80, max: 81 }],
  [BUDGET, { min: 80, max: 160 }, 'min', -1, { min: 0, max: 160 }],
  [BUDGET, { min: 80, max: 160 }, 'max', 501, { min: 80, max: 500 }],
  [HALVES, { min: 2, max: 3 }, 'min', 2.5, { min: 2, max: 3 }],
  [HALVES, { min: 0, max: 3 }, 'min', 1.7, { min: 1.5, max: 3 }],
  [ODD, { min: 0.1, max: 4 }, 'max', 0.1, { min: 0.1, max: 1.3 }],
  [ODD, { min: 0.1, max: 4 }, 'max', 10, { min: 0.1, max: 10 }],
  [TINY, { min: 0, max: 2 }, 'min', 0.30000012, { min: 0.3000001, max: 2 }],
  [TENS, { min: 5, max: 55 }, 'max', 98, { min: 5, max: 95 }],
  [TENS, { min: 5, max: 55 }, 'min', 55, { min: 45, max: 55 }],
  [{ min: -5, max: 5, step: 1 }, { min: -5, max: 5 }, 'min', -2.4, { min: -2, max: 5 }],
])(
  'S-CON-9: within %o, interval %o: moving %s to %d gives %o',
  (bounds, interval, end, wanted, moved) => {
    expect(moveEnd(interval, end, wanted, bounds)).toEqual(moved);
  },
);

test.each<[Bounds, Interval, End, number, Interval]>([
  [BUDGET, { min: 80, max: 160 }, 'min', 100, { min: 100, max: 160 }],
  [BUDGET, { min: 80, max: 160 }, 'min', 200, { min: 200, max: 201 }],
  [BUDGET, { min: 80, max: 160 }, 'min', 160, { min: 160, max: 161 }],
  [BUDGET, { min: 80, max: 160 }, 'max', 2, { min: 1, max: 2 }],
  [BUDGET, { min: 80, max: 160 }, 'min', 9_999, { min: 499, max: 500 }],
  [BUDGET, { min: 80, max: 160 }, 'max', -7, { min: 0, max: 1 }],
  [BUDGET, { min: 80, max: 160 }, 'max', 120.6, { min: 80, max: 121 }],
  [HALVES, { min: 2, max: 3 }, 'min', 2.5, { min: 2.5, max: 3.5 }],
  [ODD, { min: 0.1, max: 4 }, 'min', 9.9, { min: 8.8, max: 10 }],
  [TENS, { min: 5, max: 55 }, 'min', 98, { min: 85, max: 95 }],
])(
  'S-CON-9: within %o, interval %o: typing %s = %d gives %o',
  (bounds, interval, end, typed, settled) => {
    expect(typeEnd(interval, end, typed, bounds)).toEqual(settled);
  },
);

test('S-CON-9: moving one end does not change the other end, even if the other end is not on the grid', () => {
  expect(moveEnd({ min: 7, max: 55 }, 'max', 0, TENS)).toEqual({ min: 7, max: 15 });
  expect(typeEnd({ min: 7, max: 55 }, 'max', 25, TENS)).toEqual({ min: 7, max: 25 });
});

test('S-GEN-1: bounds that are closer than the gap are an error', () => {
  expect(() => reachOf('min', { min: 0, max: 0.5, step: 0.1 })).toThrow(RangeError);
  expect(() => reachOf('min', { min: 0, max: 1.1, step: 0.6 })).toThrow(RangeError);
  expect(() => reachOf('max', { min: 0, max: 4, step: 5 })).toThrow(RangeError);
});

test('S-GEN-1: Page Up and Page Down move an end by about a tenth of the range, in whole steps', () => {
  expect(largeStepOf(BUDGET)).toBe(50);
  expect(largeStepOf(TENS)).toBe(10);
  expect(largeStepOf(HALVES)).toBe(1);
});

const anyEnd = fc.constantFrom<End>('min', 'max');
const anyNumber = fc.oneof(
  fc.integer({ min: -2_000, max: 2_000 }),
  fc.double({ noNaN: true }),
  fc.double({ min: -20, max: 20, noNaN: true }),
);
/** Bounds at least the gap apart. The upper bound may lie off the grid. */
const anyBounds: fc.Arbitrary<Bounds> = fc
  .record({
    min: fc.integer({ min: -5_000, max: 5_000 }).map((cents) => cents / 100),
    step: fc.constantFrom(1, 0.1, 0.25, 0.3, 0.01, 2, 5, 7, 50, 1e-3),
    steps: fc.integer({ min: 0, max: 3_000 }),
    rest: fc.constantFrom(0, 0.4, 0.9),
  })
  .map(({ min, step, steps, rest }) => {
    const needed = Math.ceil(INTERVAL_GAP / step - 1e-6);
    return { min, step, max: min + (needed + steps + rest) * step };
  });
/** Bounds with a valid interval on their grid. */
const anyPlace = fc
  .record({ bounds: anyBounds, first: anyNumber, second: anyNumber })
  .map(({ bounds, first, second }) => {
    const whole = { min: bounds.min, max: reachOf('max', bounds).max };
    return {
      bounds,
      interval: moveEnd(typeEnd(whole, 'min', first, bounds), 'max', second, bounds),
    };
  });

const other = (end: End): End => (end === 'min' ? 'max' : 'min');
const isOnGrid = (value: number, { min, step }: Bounds) => {
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
};
const isInside = ({ min, max }: Interval, bounds: Bounds) =>
  min >= bounds.min && max <= bounds.max + 1e-9;
const expectValid = (interval: Interval, bounds: Bounds) => {
  expect(isInside(interval, bounds)).toBe(true);
  expect(keepsGap(interval)).toBe(true);
  expect(isOnGrid(interval.min, bounds) && isOnGrid(interval.max, bounds)).toBe(true);
};

test('S-GEN-2 S-CON-9: a moved end stays within the bounds, on the grid and the gap apart, and the other end does not move', () => {
  fc.assert(
    fc.property(anyPlace, anyEnd, anyNumber, ({ bounds, interval }, end, wanted) => {
      const moved = moveEnd(interval, end, wanted, bounds);
      expectValid(moved, bounds);
      expect(moved[other(end)]).toBe(interval[other(end)]);
      expect(moveEnd(moved, end, wanted, bounds)).toEqual(moved);
      expect(moveEnd(moved, end, moved[end], bounds)).toEqual(moved);
    }),
    { numRuns: 2_000 },
  );
});

test('S-GEN-2: a moved end is at the valid value nearest to the wanted value', () => {
  fc.assert(
    fc.property(anyPlace, anyEnd, anyNumber, ({ bounds, interval }, end, wanted) => {
      const moved = moveEnd(interval, end, wanted, bounds);
      for (const side of [-1, 1]) {
        const rival = { ...interval, [end]: moved[end] + side * bounds.step };
        if (!isInside(rival, bounds) || !keepsGap(rival)) continue;
        const distance = (place: Interval) => Math.abs(place[end] - wanted);
        expect(distance(moved)).toBeLessThanOrEqual(distance(rival) + 1e-6);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('S-GEN-2 S-CON-9: after any number is typed, both ends are valid, and the other end has moved only to keep the gap', () => {
  fc.assert(
    fc.property(anyPlace, anyEnd, anyNumber, ({ bounds, interval }, end, typed) => {
      const settled = typeEnd(interval, end, typed, bounds);
      expectValid(settled, bounds);
      const kept = { ...settled, [other(end)]: interval[other(end)] };
      if (keepsGap(kept)) expect(settled).toEqual(kept);
      else expect(settled.max - settled.min).toBeLessThan(INTERVAL_GAP + bounds.step);
      expect(typeEnd(settled, end, typed, bounds)).toEqual(settled);
    }),
    { numRuns: 2_000 },
  );
});

test('S-GEN-1: values have no rounding errors', () => {
  fc.assert(
    fc.property(anyPlace, anyEnd, anyNumber, ({ bounds, interval }, end, wanted) => {
      const { min, max } = typeEnd(moveEnd(interval, end, wanted, bounds), end, wanted, bounds);
      for (const value of [min, max]) expect(String(value)).toMatch(/^-?\d+(?:\.\d{1,3})?$/);
    }),
  );
});
