import { expect, test } from 'vitest';
import { focusWithin, regionAround } from './plan.ts';

const LANDSCAPE = { width: 1920, height: 1200 };

test('the focus is in the middle of the region', () => {
  const focus = { left: 60, top: 50 };
  const region = regionAround(LANDSCAPE, 3 / 4, focus);
  expect(region).toEqual({ left: 702, top: 0, width: 900, height: 1200 });
  expect(focusWithin(LANDSCAPE, region, focus)).toEqual({ left: 50, top: 50 });
});

test('a focus near an edge is as close to the middle of the region as the edge allows', () => {
  expect(regionAround(LANDSCAPE, 3 / 4, { left: 5, top: 50 })).toMatchObject({ left: 0 });
  expect(regionAround(LANDSCAPE, 3 / 4, { left: 100, top: 50 })).toMatchObject({ left: 1020 });
  expect(regionAround(LANDSCAPE, 4, { left: 50, top: 90 })).toMatchObject({
    top: 720,
    height: 480,
  });
});
