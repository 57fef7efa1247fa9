import { expect, test } from 'vitest';
import { placeOf } from './drag-row.ts';

const SLOTS = [
  { top: 0, height: 80 },
  { top: 80, height: 80 },
  { top: 160, height: 120 },
  { top: 280, height: 80 },
];

test.each([
  [0, 0, 0],
  [0, 40, 0],
  [0, 41, 1],
  [0, 140, 1],
  [0, 141, 2],
  [0, 999, 3],
  [3, -59, 3],
  [3, -61, 2],
  [3, -999, 0],
  [2, 41, 3],
  [2, 0, 2],
  [2, -41, 1],
])('S-GEN-5: row %i dragged by %i takes place %i', (from, offset, place) =>
  expect(placeOf(SLOTS, from, offset)).toBe(place),
);
