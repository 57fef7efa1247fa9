import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, createServer, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PictureFile, SocialPictureFile } from '../src/content/picture.ts';
import { pictures } from './pictures-plugin.ts';

/** Real encoding, which a busy machine may take its time for. */
vi.setConfig({ testTimeout: 60_000 });

/** A project of its own, with one page that shows what its entry imports. */
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(root, 'pictures'));
  await writeFile(
    join(root, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path fill="currentColor" d="M0 0h9v3H0z"/></svg>',
  );
});
afterEach(() => rm(root, { recursive: true }));

/** Left half red, right half blue: a cut shows what it has kept. */
async function drop(file: string, width = 900, height = 600) {
  const half = { width: width / 2, height, channels: 3 } as const;
  const red = sharp({ create: { ...half, background: '#c03020' } });
  await sharp({ create: { ...half, width, background: '#2030c0' } })
    .composite([{ input: await red.png().toBuffer(), left: 0, top: 0 }])
    .toFile(join(root, 'pictures', file));
}

const plugin = () => pictures({ pictures: 'pictures', cache: 'cache', logo: 'logo.svg' });

async function buildPage<File = PictureFile>(order: string, isServer = false) {
  await writeFile(join(root, 'entry.js'), `export { default as picture } from '${order}';`);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin()],
    build: {
      ...(isServer ? { ssr: true } : {}),
      write: false,
      rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source]] : [])),
  );
  const code = output.find((file) => file.type === 'chunk')?.code ?? '';
  const { picture } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const styles = [...files].filter(([name]) => name.endsWith('.css')).map(([, css]) => String(css));
  const media = [...files.keys()].filter((name) => name.startsWith('static/media/'));
  const sizeOf = (address: string) => sharp(files.get(address.slice(1)) as Uint8Array).metadata();
  return { picture: picture as File, media, css: styles.join(''), files, sizeOf };
}

const addresses = (srcSet: string) =>
  srcSet.split(', ').map((entry) => String(entry.split(' ')[0]));
const made = async () => (await readdir(join(root, 'cache'))).sort();

test('every size in both formats, none larger than the file, named by eight characters', async () => {
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

test('focus and colour are a class of the style sheet, which the security policy allows', async () => {
  await drop('garden.png');
  const { picture, css } = await buildPage('picture:garden?width=300&focus=20,40');
  const [, rule] = new RegExp(`\\.${picture.className}{([^}]+)}`).exec(css) ?? [];
  expect(rule?.split(';').sort()).toEqual(['background-color:#703070', 'object-position:20% 40%']);
  expect(css).toContain(`.${picture.portraitClassName}`);
});

test('U-16: one file around two points has a class for each, so that neither takes the other’s focus', async () => {
  await drop('garden.png');
  const left = await buildPage('picture:garden?width=300&focus=20,40');
  const right = await buildPage('picture:garden?width=300&focus=80,40');
  expect(right.picture.className).not.toBe(left.picture.className);
  expect(right.picture.src).toBe(left.picture.src);
});

test('a cut keeps what the focus is on', async () => {
  await drop('garden.png');
  const { picture, files, sizeOf } = await buildPage(
    'picture:garden?focus=90,50&ratio=1:2&width=300',
  );
  const [address = ''] = addresses(picture.webp);
  expect(await sizeOf(address)).toMatchObject({ width: 300, height: 600 });
  const { channels } = await sharp(files.get(address.slice(1)) as Uint8Array).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 64))).toEqual([1, 1, 3]);
});

test('the same names again, and no work, until the file is another one', async () => {
  await drop('garden.png');
  const first = await buildPage('picture:garden?width=300');
  const before = await made();
  const times = await Promise.all(before.map((file) => stat(join(root, 'cache', file))));
  const second = await buildPage('picture:garden?width=300');
  expect(second.picture).toEqual(first.picture);
  expect(await made()).toEqual(before);
  const after = await Promise.all(before.map((file) => stat(join(root, 'cache', file))));
  expect(after.map(({ mtimeMs }) => mtimeMs)).toEqual(times.map(({ mtimeMs }) => mtimeMs));
});

test('README “Change a picture”: a file in another format takes the place of the old one', async () => {
  await drop('garden.png');
  const before = await buildPage('picture:garden?width=300');
  await rm(join(root, 'pictures/garden.png'));
  await drop('garden.JPG', 1200, 900);
  const after = await buildPage('picture:garden?width=300');
  expect(after.picture).toMatchObject({ width: 300, height: 225 });
  expect(after.media.filter((name) => before.media.includes(name))).toEqual([]);
});

test('a photograph that was taken upright stands upright', async () => {
  await drop('tall.png', 1200, 900);
  await sharp(join(root, 'pictures/tall.png'))
    .withMetadata({ orientation: 6 })
    .toFile(join(root, 'pictures/upright.jpg'));
  const { picture, sizeOf } = await buildPage('picture:upright?width=300');
  expect([picture.width, picture.height]).toEqual([300, 400]);
  const size = await sizeOf(picture.src);
  expect([size.width, size.height, size.exif]).toEqual([300, 400, undefined]);
});

test('the picture for links to the site is a JPEG of 1200 × 630', async () => {
  await drop('garden.png', 1600, 1000);
  const { picture, media, sizeOf } = await buildPage<SocialPictureFile>(
    'social-picture:garden?focus=90,50',
  );
  expect(picture).toMatchObject({ width: 1200, height: 630 });
  expect(media).toEqual([picture.src.slice(1)]);
  expect(await sizeOf(picture.src)).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('U-12: the logo lies on it in ivory, in whatever form a program has saved it', async () => {
  await drop('garden.png', 1600, 1000);
  const ellipse = '<ellipse cx="10" cy="10" rx="9" ry="9" fill="#123456"/>';
  await writeFile(
    join(root, 'logo.svg'),
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="20mm" viewBox="0 0 20 20">${ellipse}</svg>`,
  );
  const { picture, files } = await buildPage<SocialPictureFile>('social-picture:garden');
  const pixelAt = async (left: number, top: number) => {
    const part = { left, top, width: 1, height: 1 };
    const jpeg = sharp(files.get(picture.src.slice(1)) as Uint8Array);
    return [...(await jpeg.extract(part).raw().toBuffer())].map((part) => Math.round(part / 32));
  };
  expect(await pixelAt(84 + 70, 76 + 70)).toEqual([8, 8, 7]);
  expect(await pixelAt(84 + 2, 76 + 2)).toEqual([6, 2, 1]);
});

test('U-16: a logo that cannot be read is named, and no picture is blamed', async () => {
  await drop('garden.png', 1600, 1000);
  await writeFile(join(root, 'logo.svg'), 'words');
  await expect(buildPage('social-picture:garden')).rejects.toThrow(
    /logo\.svg cannot be read as a picture/,
  );
});

test('a picture that only the built pages name lies in the site all the same', async () => {
  await drop('garden.png', 1600, 1000);
  const { picture, media } = await buildPage<SocialPictureFile>('social-picture:garden', true);
  expect(media).toEqual([]);
  expect((await stat(join(root, 'dist', picture.src))).size).toBeGreaterThan(0);
});

test('the development server makes a picture when it is asked for', async () => {
  await drop('garden.png');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin()],
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

test.each([
  ['is missing', async () => {}, /no picture called garden in pictures/],
  [
    'is there twice',
    async () => {
      await drop('garden.png');
      await drop('garden.webp');
    },
    /several pictures called garden .*garden\.png, garden\.webp/,
  ],
  [
    'is no picture',
    () => writeFile(join(root, 'pictures/garden.jpg'), 'words'),
    /pictures\/garden\.jpg cannot be read as a picture/,
  ],
  [
    'is empty',
    () => writeFile(join(root, 'pictures/garden.jpg'), ''),
    /pictures\/garden\.jpg cannot be read as a picture/,
  ],
  [
    'is too small',
    () => drop('garden.jpg', 240, 160),
    /pictures\/garden\.jpg is too small: it has to be 300 pixels wide, and it has 240/,
  ],
] as const)('the build says so when the file %s', async (_, prepare, message) => {
  await prepare();
  await expect(buildPage('picture:garden?width=300')).rejects.toThrow(message);
});

test('and when only its beginning can be read', async () => {
  await drop('garden.png');
  const bytes = await sharp(join(root, 'pictures/garden.png')).jpeg().toBuffer();
  await rm(join(root, 'pictures/garden.png'));
  await writeFile(join(root, 'pictures/garden.jpg'), bytes.subarray(0, bytes.length / 2));
  await expect(buildPage('picture:garden?width=300')).rejects.toThrow(
    /pictures\/garden\.jpg cannot be read as a picture/,
  );
});
