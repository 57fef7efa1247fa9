import { expect, test } from 'vitest';
import { PLACES, type Place } from '../../../src/content/picture.ts';
import { focusWithin, planCrop, regionAround } from './plan.ts';

const LANDSCAPE = { width: 1920, height: 1200 };

/** The shapes of a place that shows only this one. */
const only = (ratio: number): Place['shapes'] => [ratio, ratio];

test('the focus is in the middle of the region', () => {
  const focus = { left: 60, top: 50 };
  const region = regionAround(LANDSCAPE, only(3 / 4), focus);
  expect(region).toEqual({ left: 702, top: 0, width: 900, height: 1200 });
  expect(focusWithin(LANDSCAPE, region, focus)).toEqual({ left: 50, top: 50 });
});

test('a focus near an edge is as close to the middle of the region as the edge allows', () => {
  expect(regionAround(LANDSCAPE, only(3 / 4), { left: 5, top: 50 })).toMatchObject({ left: 0 });
  expect(regionAround(LANDSCAPE, only(3 / 4), { left: 100, top: 50 })).toMatchObject({
    left: 1020,
  });
  expect(regionAround(LANDSCAPE, only(4), { left: 50, top: 90 })).toMatchObject({
    top: 720,
    height: 480,
  });
});

/** The plan of a photo in a place, or why it is refused. */
function plan(place: Place, width: number, height: number) {
  const crop = { file: 'a.jpg', focus: { left: 50, top: 50 }, place, isPortrait: false };
  try {
    return planCrop(crop, { width, height });
  } catch (error) {
    return (error as Error).message;
  }
}

test('U-49: a place takes a photo of a shape that it shows whole, and crops others to the nearest', () => {
  const heightIn = (place: Place, width: number, height: number) => {
    const planned = plan(place, width, height);
    return typeof planned === 'string' ? planned : planned.height;
  };
  expect(heightIn(PLACES.hero, 1920, 1200)).toBe(1200);
  expect(heightIn(PLACES.hero, 4000, 2000)).toBe(1080);
  expect(heightIn(PLACES.hero, 3024, 4032)).toBe(1920);
  expect(heightIn(PLACES.weddings, 1600, 1000)).toBe(1000);
});

test.each<[string, Place, number, number, string]>([
  [
    'small or too wide',
    PLACES.hero,
    6000,
    700,
    '«a.jpg» tiene 6000 × 700: hacen falta 1920 × 1080 o más, en una forma parecida. Pon otra',
  ],
  [
    'wide where a tall one is shown',
    PLACES.hero.portrait,
    6000,
    2000,
    '«a.jpg» tiene 6000 × 2000: hacen falta 1060 × 1590 o más, en una forma parecida. Recórtala, o pon otra',
  ],
  [
    'tall where a wide one is shown',
    PLACES.hero,
    2000,
    9000,
    '«a.jpg» tiene 2000 × 9000: hacen falta 1920 × 1080 o más, en una forma parecida. Recórtala, o pon otra',
  ],
])('U-49: a photo that is %s is refused with the remedy', (_, place, width, height, message) => {
  expect(plan(place, width, height)).toBe(message);
});

test('U-49: each place takes a photo of the size that its message asks for', () => {
  const places: Place[] = [...Object.values(PLACES), PLACES.hero.portrait];
  for (const place of places) {
    const [width = 0, height = 0] = (
      /hacen falta (\d+) × (\d+)/.exec(String(plan(place, 9, 9))) ?? []
    )
      .slice(1)
      .map(Number);
    expect(plan(place, width, height)).toMatchObject({ width, height });
    expect(plan(place, width - 9, height - 9)).toContain('Pon otra');
  }
});
