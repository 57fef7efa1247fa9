import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampOffset, placeOf, type Slot, scrollStep, shiftOf } from './reorder.ts';

/** Rows of these heights, stacked. */
const slotsOf = (...heights: number[]): Slot[] =>
  heights.map((height, index) => ({
    top: heights.slice(0, index).reduce((sum, other) => sum + other, 0),
    height,
  }));

const SLOTS = slotsOf(80, 80, 120, 80);

describe('placeOf', () => {
  test.each([
    [0, 0, 0],
    [0, 40, 0],
    [0, 41, 1],
    [0, 140, 1],
    [0, 141, 2],
    [0, 999, 3],
    [3, -60, 3],
    [3, -61, 2],
    [3, -999, 0],
    [2, 41, 3],
    [2, -41, 1],
  ])('S-GEN-5: row %i dragged by %i takes place %i', (from, offset, place) =>
    expect(placeOf(SLOTS, from, offset)).toBe(place),
  );
});

describe('shiftOf', () => {
  test('S-GEN-5: the rows between the two places move by the height of the dragged row', () => {
    const shifts = (from: number, to: number) =>
      SLOTS.map((_, index) => shiftOf(SLOTS, from, to, index));
    expect(shifts(0, 2)).toEqual([0, -80, -80, 0]);
    expect(shifts(2, 0)).toEqual([120, 120, 0, 0]);
    expect(shifts(1, 1)).toEqual([0, 0, 0, 0]);
  });
});

test('S-GEN-5: the offset is limited so that the row stays within the list', () => {
  expect(clampOffset(SLOTS, 1, -500)).toBe(-80);
  expect(clampOffset(SLOTS, 1, 500)).toBe(200);
  expect(clampOffset(SLOTS, 1, 30)).toBe(30);
});

test('S-GEN-5: any row can reach any place, and a larger offset never gives an earlier place', () => {
  const heights = fc.array(fc.integer({ min: 40, max: 200 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(heights, fc.nat(9), fc.integer(), fc.nat(), (rows, which, offset, more) => {
      const slots = slotsOf(...rows);
      const from = which % rows.length;
      const place = placeOf(slots, from, offset);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThan(rows.length);
      expect(placeOf(slots, from, offset + more)).toBeGreaterThanOrEqual(place);
      expect(placeOf(slots, from, 0)).toBe(from);
      expect(placeOf(slots, from, clampOffset(slots, from, Number.NEGATIVE_INFINITY))).toBe(0);
      expect(placeOf(slots, from, clampOffset(slots, from, Number.POSITIVE_INFINITY))).toBe(
        rows.length - 1,
      );
    }),
  );
});

describe('scrollStep', () => {
  test.each([
    [300, 0],
    [56, 0],
    [28, -6],
    [0, -12],
    [-200, -12],
    [600, 12],
  ])('S-GEN-5: a pointer at %i of 600 scrolls by %i', (y, step) =>
    expect(scrollStep(y, 0, 600)).toBe(step),
  );
});
