import { expect, test } from 'vitest';
import { cropAround, focusWithin, planPicture } from './plan.ts';

const LANDSCAPE = { width: 1920, height: 1200 };

test('the focus is in the middle of the crop', () => {
  const focus = { x: 0.6, y: 0.5 };
  const box = cropAround(LANDSCAPE, 3 / 4, focus);
  expect(box).toEqual({ left: 702, top: 0, width: 900, height: 1200 });
  expect(focusWithin(LANDSCAPE, box, focus)).toEqual({ x: 0.5, y: 0.5 });
});

test('with `at`, the focus is at another point of the crop', () => {
  const focus = { x: 0.5, y: 0.6 };
  const at = { x: 0.5, y: 2 / 3 };
  expect(cropAround(LANDSCAPE, 4, focus, at)).toMatchObject({ left: 0, top: 400, height: 480 });
});

test('a focus near an edge is as close to the middle of the crop as the edge allows', () => {
  expect(cropAround(LANDSCAPE, 3 / 4, { x: 0.05, y: 0.5 })).toMatchObject({ left: 0 });
  expect(cropAround(LANDSCAPE, 3 / 4, { x: 1, y: 0.5 })).toMatchObject({ left: 1020 });
  expect(cropAround(LANDSCAPE, 4, { x: 0.5, y: 0.9 })).toMatchObject({ top: 720, height: 480 });
});

test('U-11: the narrowest file, for phones, is encoded with more effort than the wider files', () => {
  const master = { path: 'garden.jpg', bytes: Buffer.from(''), hash: 'abc', ...LANDSCAPE };
  const { avif } = planPicture({ focus: { left: 50, top: 50 }, width: 1600, quality: 50 }, master);
  expect(avif).toMatchObject([
    { width: 750, effort: 4 },
    { width: 1080, effort: 3 },
    { width: 1600, effort: 3 },
  ]);
});
