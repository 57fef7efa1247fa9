import { rm, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import {
  buildPage,
  drop,
  made,
  pathOf,
  withProjects,
} from '../../tests/support/picture-project.ts';
import { CACHE } from './pictures/cache.ts';
import { pictures } from './pictures-plugin.ts';

withProjects();

const addresses = (srcSet: string) =>
  srcSet.split(', ').map((entry) => String(entry.split(' ')[0]));

test('the build makes every size up to the asked width in both formats, with names of eight characters', async () => {
  await drop('garden.png');
  const { picture, media, sizeOf } = await buildPage('picture:garden?width=900');
  expect(picture.avif).toMatch(/^\/static\/media\/[\w-]{8}\.avif 750w, \S{22,}\.avif 900w$/);
  expect(picture.webp).toMatch(/^\/static\/media\/[\w-]{8}\.webp 750w, \S{22,}\.webp 900w$/);
  const linked = [...addresses(picture.avif), ...addresses(picture.webp)];
  expect(media.map((name) => `/${name}`).sort()).toEqual(linked.sort());
  expect(linked).toContain(picture.src);
  const sizes = await Promise.all(addresses(picture.avif).map(sizeOf));
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['heif', 750, 500],
    ['heif', 900, 600],
  ]);
  expect([picture.width, picture.height]).toEqual([900, 600]);
});

test('focus and placeholder colour are in a class, which the security policy allows', async () => {
  await drop('garden.png');
  const { picture, css } = await buildPage('picture:garden?width=300&focus=20,40');
  const [, rule] = new RegExp(`\\.${picture.className}{([^}]+)}`).exec(css) ?? [];
  expect(rule?.split(';').sort()).toEqual(['background-color:#703070', 'object-position:20% 40%']);
  expect(css).toContain(`.${picture.portraitClassName}`);
});

test('U-16: a picture with two focuses has a class for each, and the same file', async () => {
  await drop('garden.png');
  const left = await buildPage('picture:garden?width=300&focus=20,40');
  const right = await buildPage('picture:garden?width=300&focus=80,40');
  expect(right.picture.className).not.toBe(left.picture.className);
  expect(right.picture.src).toBe(left.picture.src);
});

test('a crop keeps the focus in view', async () => {
  await drop('garden.png');
  const { picture, files, sizeOf } = await buildPage(
    'picture:garden?focus=90,50&ratio=1:2&width=300',
  );
  const [address = ''] = addresses(picture.webp);
  expect(await sizeOf(address)).toMatchObject({ width: 300, height: 600 });
  const { channels } = await sharp(files.get(address.slice(1)) as Uint8Array).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 48))).toEqual([1, 1, 4]);
});

test('a second build of the same pictures has the same result and makes no file', async () => {
  await drop('garden.png');
  const first = await buildPage('picture:garden?width=300');
  const before = await made();
  const times = await Promise.all(before.map((file) => stat(pathOf(CACHE, file))));
  const second = await buildPage('picture:garden?width=300');
  expect(second.picture).toEqual(first.picture);
  expect(await made()).toEqual(before);
  const after = await Promise.all(before.map((file) => stat(pathOf(CACHE, file))));
  expect(after.map(({ mtimeMs }) => mtimeMs)).toEqual(times.map(({ mtimeMs }) => mtimeMs));
});

test('a build counts the pictures that it makes, and the next build prints no count', async () => {
  await drop('garden.png');
  const counts = (printed: string[]) => printed.filter((line) => line.includes('picture'));
  const first = await buildPage('picture:garden?width=300');
  expect(counts(first.printed)).toEqual([
    'Making 2 pictures: 0',
    'Making 2 pictures: 1',
    'Making 2 pictures: 2',
  ]);
  expect(counts((await buildPage('picture:garden?width=300')).printed)).toEqual([]);
});

test('a picture can be replaced with a file in another format, as the owner’s guide says', async () => {
  await drop('garden.png');
  const before = await buildPage('picture:garden?width=300');
  await rm(pathOf('src/content/pictures/garden.png'));
  await drop('garden.JPG', 1200, 900);
  const after = await buildPage('picture:garden?width=300');
  expect(after.picture).toMatchObject({ width: 300, height: 225 });
  expect(after.media.filter((name) => before.media.includes(name))).toEqual([]);
});

test('a photograph is turned as its EXIF orientation says', async () => {
  await drop('tall.png', 1200, 900);
  await sharp(pathOf('src/content/pictures/tall.png'))
    .withMetadata({ orientation: 6 })
    .toFile(pathOf('src/content/pictures/upright.jpg'));
  const { picture, sizeOf } = await buildPage('picture:upright?width=300');
  expect([picture.width, picture.height]).toEqual([300, 400]);
  const size = await sizeOf(picture.src);
  expect([size.width, size.height, size.exif]).toEqual([300, 400, undefined]);
});

test('the development server makes a picture at the first request for it', async () => {
  await drop('garden.png');
  const server = await createServer({
    root: pathOf(),
    configFile: false,
    logLevel: 'silent',
    plugins: [pictures()],
    server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
  });
  try {
    await server.listen();
    const { default: picture } = await server.ssrLoadModule('picture:garden?width=300');
    expect(await made()).toHaveLength(1);
    const [origin = ''] = server.resolvedUrls?.local ?? [];
    const response = await fetch(new URL(picture.src, origin));
    expect(response.headers.get('content-type')).toBe('image/webp');
    const { width } = await sharp(await response.arrayBuffer()).metadata();
    expect(width).toBe(300);
  } finally {
    await server.close();
  }
});
