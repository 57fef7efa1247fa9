import { expect, test } from 'vitest';
import { parsePictureOrder } from './order.ts';
import { planPicture } from './plan.ts';

const MASTER = {
  path: 'src/content/pictures/garden.jpg',
  bytes: Buffer.from(''),
  hash: 'abc',
  width: 1600,
  height: 1000,
};

test('U-11: the narrowest file, for phones, is encoded with more effort than the wider files', () => {
  const { avif } = planPicture(parsePictureOrder('garden'), MASTER);
  expect(avif.map(({ rendering }) => rendering)).toMatchObject([
    { width: 750, effort: 4 },
    { width: 1080, effort: 3 },
    { width: 1600, effort: 3 },
  ]);
});
