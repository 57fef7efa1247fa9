import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createLogger } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Crop } from '../../../src/content/picture.ts';
import { readMaster } from './master.ts';
import { planPicture, planSocialPicture } from './plan.ts';
import { CACHE, makeFile } from './render.ts';

const FILE = 'garden.png';
const CROP: Crop = { focus: { left: 90, top: 50 }, width: 300, quality: 50 };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  await drop();
});
afterEach(() => rm(root, { recursive: true }));

/** Saves a picture with a red left half and a blue right half. Its colours show which part a crop has kept. */
async function drop(width = 1600, height = 1000) {
  const half = { width: width / 2, height, channels: 3 } as const;
  const red = sharp({ create: { ...half, background: '#c03020' } });
  await sharp({ create: { ...half, width, background: '#2030c0' } })
    .composite([{ input: await red.png().toBuffer(), left: 0, top: 0 }])
    .toFile(join(root, FILE));
}

/** Makes the WebP of a picture. */
async function make({ file = FILE, ...crop }: Partial<Crop> & { file?: string } = {}) {
  const master = await readMaster(root, file);
  const { fallback, width, height } = planPicture({ ...CROP, ...crop }, master);
  const made: string[] = [];
  const logger = { ...createLogger('silent'), info: (line: string) => void made.push(line) };
  const name = await makeFile(root, master, fallback, logger);
  return { name, made, size: { width, height }, image: sharp(join(root, CACHE, name)) };
}

test('U-38: a crop keeps the focus in view', async () => {
  const { image } = await make({ ratio: 1 / 2 });
  expect(await image.metadata()).toMatchObject({ format: 'webp', width: 300, height: 600 });
  const { channels } = await image.stats();
  expect(channels.map(({ mean }) => Math.round(mean / 48))).toEqual([1, 1, 4]);
});

test('a photograph is turned as its EXIF orientation says, and loses what else EXIF says', async () => {
  const file = 'upright.jpg';
  await sharp(join(root, FILE)).withMetadata({ orientation: 6 }).toFile(join(root, file));
  const { size, image } = await make({ file });
  const { width, height, exif } = await image.metadata();
  expect(size).toEqual({ width: 300, height: 480 });
  expect({ width, height, exif }).toEqual({ ...size, exif: undefined });
});

test('a file is made once, and made again when another picture takes the place', async () => {
  const first = await make();
  expect(first.made).toHaveLength(1);
  expect(await make()).toMatchObject({ name: first.name, made: [] });
  await writeFile(join(root, FILE), await sharp(join(root, FILE)).flop().toBuffer());
  expect((await make()).made).toHaveLength(1);
});

test('U-12: the social picture has the outline of the logo in one colour', async () => {
  const svg = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="20mm" viewBox="0 0 40 20"><ellipse cx="20" cy="10" rx="18" ry="9" fill="#123456"/></svg>`;
  const master = await readMaster(root, FILE);
  const plan = planSocialPicture(CROP, master, { path: 'logo.svg', svg, colour: '#ffffff' });
  const name = await makeFile(root, master, plan.rendering, createLogger('silent'));
  const jpeg = sharp(join(root, CACHE, name));
  expect(await jpeg.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // Roughly, because a JPEG changes colours.
  const pixelAt = async (left: number, top: number) => {
    const pixel = jpeg.clone().extract({ left, top, width: 1, height: 1 });
    return [...(await pixel.raw().toBuffer())].map((channel) => Math.round(channel / 32));
  };
  expect(await pixelAt(84 + 138, 76 + 69), 'in the logo').toEqual([8, 8, 8]);
  expect(await pixelAt(84 + 2, 76 + 2), 'beside the ellipse').toEqual([6, 2, 1]);
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['is missing', () => rm(join(root, FILE)), /^garden\.png: falta esta foto: ponla ahí, o /],
  ['is not a picture', () => writeFile(join(root, FILE), 'words'), /no se puede leer como foto/],
  ['is too small', () => drop(240, 160), /hacen falta 300 píxeles de ancho, y tiene 240\. Pon/],
  [
    'is truncated',
    async () => {
      const whole = await sharp(join(root, FILE)).toBuffer();
      await writeFile(join(root, FILE), whole.subarray(0, whole.length / 2));
    },
    /^garden\.png: no se puede leer como foto: guárdala como JPEG/,
  ],
])('U-16: a picture that %s is named with what to do', async (_, prepare, message) => {
  await prepare();
  await expect(make()).rejects.toThrow(message);
});
