import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createLogger } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Crop, planCrop } from './plan.ts';
import { CACHE, makeFile, readMaster } from './render.ts';

const FILE = 'garden.png';
const CROP: Crop = {
  file: FILE,
  focus: { left: 90, top: 50 },
  place: { width: 300, shapes: [1 / 2, 2] },
  isPortrait: false,
};

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
async function make(change: Partial<Crop> = {}) {
  const crop = { ...CROP, ...change };
  const master = await readMaster(root, crop.file);
  const { webp, width, height } = planCrop(crop, master);
  const made: string[] = [];
  const logger = { ...createLogger('silent'), info: (line: string) => void made.push(line) };
  const name = await makeFile(root, master, webp, logger);
  return { name, made, size: { width, height }, image: sharp(join(root, CACHE, name)) };
}

test('U-38: a crop keeps the focus in view', async () => {
  const { image } = await make({ place: { width: 300, shapes: [2 / 3, 2 / 3] } });
  expect(await image.metadata()).toMatchObject({ format: 'webp', width: 300, height: 450 });
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

test('a JPEG of a Samsung phone, with zeros at the end of its scan header, is read', async () => {
  const jpeg = await sharp(join(root, FILE)).jpeg().toBuffer();
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  // The length of the header counts its own two bytes; its last three say how the scan is coded.
  const end = scan + 2 + jpeg.readUInt16BE(scan + 2);
  jpeg.fill(0, end - 3, end);
  await writeFile(join(root, 'samsung.jpg'), jpeg);
  const { image } = await make({ file: 'samsung.jpg' });
  expect(await image.metadata()).toMatchObject({ width: 300, height: 188 });
});

test.each<[string, () => Promise<unknown>]>([
  [
    'is truncated',
    async () => {
      const whole = await sharp(join(root, FILE)).toBuffer();
      await writeFile(join(root, FILE), whole.subarray(0, whole.length / 2));
    },
  ],
  [
    'is HEIC under another name',
    () => writeFile(join(root, FILE), '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  ],
  ['is empty', () => writeFile(join(root, FILE), '')],
  [
    'has too many pixels',
    () =>
      writeFile(
        join(root, FILE),
        '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>',
      ),
  ],
])('U-16: a picture that %s is named with what to do', async (_, prepare) => {
  await prepare();
  await expect(make()).rejects.toThrow(
    /^«garden\.png» no se puede leer como foto: ábrela, expórtala de nuevo como JPEG, de 4000/,
  );
});
