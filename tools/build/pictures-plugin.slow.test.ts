import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, createLogger, createServer, type InlineConfig, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Picture, SIZES, type SocialPicture } from '../../src/content/picture.ts';
import { paint } from './colours.ts';
import { pictures } from './pictures-plugin.ts';

/** The folder of the running test's project, which has a logo and one picture. */
let root: string;
const pathOf = (...parts: string[]) => join(root, ...parts);
const pictureAt = (file: string) => pathOf('src/content/pictures', file);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(pictureAt(''), { recursive: true });
  await writeFile(
    pathOf('src/content/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path fill="currentColor" d="M0 0h9v3H0z"/></svg>',
  );
  await drop('garden.png');
  const labels = { person: 'a', works: 'b', opinions: 'c', read: 'd' };
  await writeFile(pathOf('src/content/studio.json'), JSON.stringify({ labels }));
});
afterEach(() => rm(root, { recursive: true }));

/** Adds a picture with a red left half and a blue right half. Its colours show which part a crop has kept. */
async function drop(file: string, width = 1600, height = 1000) {
  const half = { width: width / 2, height, channels: 3 } as const;
  const red = sharp({ create: { ...half, background: '#c03020' } });
  await sharp({ create: { ...half, width, background: '#2030c0' } })
    .composite([{ input: await red.png().toBuffer(), left: 0, top: 0 }])
    .toFile(pictureAt(file));
}

const FOCUS = { left: 90, top: 50 };
const GARDEN = { file: 'pictures/garden.png', focus: FOCUS, alt: 'A garden' };

/** The size of every place. */
interface Size {
  width?: number;
  ratio?: number;
  portrait?: { width: number; ratio: number };
}

function settings(size: Size = {}, printed: string[] = []): InlineConfig {
  const info = (text: string) => void printed.push(text);
  const all = Object.keys(SIZES).map((place) => [place, { width: 300, ...size }]);
  const sizes: typeof SIZES = Object.fromEntries(all);
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    customLogger: { ...createLogger('silent'), info },
    plugins: [pictures(sizes)],
  };
}

/** Builds a page that imports the module's picture, from an entry of `pictures.json`. */
async function buildModule<Made>(module: string, entry: object, size: Size) {
  await writeFile(
    pathOf('src/content/pictures.json'),
    JSON.stringify({
      ...Object.fromEntries(Object.keys(SIZES).map((place) => [place, GARDEN])),
      hero: { ...GARDEN, portrait: { focus: FOCUS }, ...entry },
    }),
  );
  await writeFile(pathOf('entry.js'), `export * from '${module}';`);
  const printed: string[] = [];
  const { output } = (await build({
    ...settings(size, printed),
    build: {
      write: false,
      rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source]] : [])),
  );
  const code = output.find((file) => file.type === 'chunk')?.code ?? '';
  const made: Made = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const media = [...files.keys()].filter((name) => name.startsWith('static/media/'));
  const css = [...files]
    .map(([name, text]) => (name.endsWith('.css') ? String(text) : ''))
    .join('');
  const read = (address: string) => sharp(files.get(address.slice(1)) as Uint8Array);
  return { ...made, media, css, read, printed };
}

async function buildPicture(entry: object = {}, size: Size = {}) {
  type Made = { PICTURES: { hero: Picture } };
  const { PICTURES, ...made } = await buildModule<Made>('virtual:pictures', entry, size);
  return { picture: PICTURES.hero, ...made };
}

const buildSocialPicture = () =>
  buildModule<{ SOCIAL_PICTURE: SocialPicture }>('virtual:social-picture', {}, {});

const addresses = (srcSet: string) =>
  srcSet.split(', ').map((entry) => String(entry.split(' ')[0]));

test('the build makes every size up to the largest width as AVIF, and one WebP', async () => {
  const { picture, media, read } = await buildPicture({}, { width: 900 });
  expect(picture.srcSet).toMatch(/^\/static\/media\/[\w-]{8}\.avif 750w, \S{22,}\.avif 900w$/);
  expect(picture.src).toMatch(/\.webp$/);
  const linked = [...addresses(picture.srcSet), picture.src];
  expect(media.map((name) => `/${name}`).sort()).toEqual(linked.sort());
  const sizes = await Promise.all(addresses(picture.srcSet).map((one) => read(one).metadata()));
  expect(sizes.map(({ format, width }) => [format, width])).toEqual([
    ['heif', 750],
    ['heif', 900],
  ]);
  expect(picture).toMatchObject({ width: 900, height: 563, alt: 'A garden' });
});

test('a picture and its crop for portrait screens have a class for focus and colour', async () => {
  const { picture, css } = await buildPicture(
    { focus: { left: 20, top: 40 }, portrait: { focus: { left: 0, top: 0 } } },
    { portrait: { ratio: 1 / 2, width: 300 } },
  );
  expect(picture.portrait).toMatchObject({ width: 300, height: 600 });
  const rulesOf = (name = '') =>
    new RegExp(`\\.${name}{([^}]+)}`).exec(css)?.[1]?.split(';').sort();
  expect(rulesOf(picture.className)).toEqual([
    'background-color:#703070',
    'object-position:20% 40%',
  ]);
  expect(rulesOf(picture.portrait?.className)).toEqual([
    'background-color:#c03020',
    'object-position:0% 0%',
  ]);
  expect(css).toMatch(/@media \(orientation:\s?portrait\)\s?{\.pictures-hero-portrait/);
});

test('a crop keeps the focus in view', async () => {
  const { picture, read } = await buildPicture({}, { ratio: 1 / 2 });
  const address = picture.src;
  expect(await read(address).metadata()).toMatchObject({ width: 300, height: 600 });
  const { channels } = await read(address).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 48))).toEqual([1, 1, 4]);
});

test('a build makes each picture once, and makes it again after a change', async () => {
  const made = async () => {
    const { picture, printed } = await buildPicture();
    return { picture, count: printed.filter((line) => line.startsWith('Making')).length };
  };
  const first = await made();
  expect(first.count).toBe(2);
  expect(await made()).toEqual({ ...first, count: 0 });
  // Another picture of the same size takes its place.
  await writeFile(pictureAt('garden.png'), await sharp(pictureAt('garden.png')).flop().toBuffer());
  expect((await made()).count).toBe(2);
});

test('a photograph is turned as its EXIF orientation says', async () => {
  await sharp(pictureAt('garden.png'))
    .withMetadata({ orientation: 6 })
    .toFile(pictureAt('upright.jpg'));
  const { picture, read } = await buildPicture({ file: 'pictures/upright.jpg' });
  expect([picture.width, picture.height]).toEqual([300, 480]);
  const { width, height, exif } = await read(picture.src).metadata();
  expect([width, height, exif]).toEqual([300, 480, undefined]);
});

test('the development server serves the pictures', async () => {
  await buildPicture();
  const server = await createServer({
    ...settings(),
    server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
  });
  try {
    await server.listen();
    const { PICTURES } = await server.ssrLoadModule('virtual:pictures');
    const [origin = ''] = server.resolvedUrls?.local ?? [];
    const response = await fetch(new URL(PICTURES.hero.src, origin));
    expect(response.headers.get('content-type')).toBe('image/webp');
    const { width } = await sharp(await response.arrayBuffer()).metadata();
    expect(width).toBe(300);
  } finally {
    await server.close();
  }
});

test('U-12: the social picture is a JPEG with the logo in the colour of text on dark', async () => {
  const ellipse = '<ellipse cx="20" cy="10" rx="18" ry="9" fill="#123456"/>';
  await writeFile(
    pathOf('src/content/logo.svg'),
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="20mm" viewBox="0 0 40 20">${ellipse}</svg>`,
  );
  const { SOCIAL_PICTURE, media, read } = await buildSocialPicture();
  expect(media).toEqual([SOCIAL_PICTURE.src.slice(1)]);
  const jpeg = read(SOCIAL_PICTURE.src);
  expect(await jpeg.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // Roughly, because a JPEG changes colours.
  const rough = (channels: readonly number[]) => channels.map((part) => Math.round(part / 32));
  const pixelAt = async (left: number, top: number) => {
    const pixel = jpeg.clone().extract({ left, top, width: 1, height: 1 });
    return rough([...(await pixel.raw().toBuffer())]);
  };
  const background = paint('var(--on-dark)');
  const logo = sharp({ create: { width: 1, height: 1, channels: 3, background } });
  expect(await pixelAt(84 + 138, 76 + 69)).toEqual(rough([...(await logo.raw().toBuffer())]));
  expect(await pixelAt(84 + 2, 76 + 2)).toEqual([6, 2, 1]);
});

test('U-16: the error for a logo that cannot be read names the logo, not the picture', async () => {
  await writeFile(pathOf('src/content/logo.svg'), 'words');
  await expect(buildSocialPicture()).rejects.toThrow(/logo\.svg: no se puede leer como dibujo SVG/);
});

const truncate = async () => {
  const bytes = await sharp(pictureAt('garden.png')).png().toBuffer();
  await writeFile(pictureAt('garden.png'), bytes.subarray(0, bytes.length / 2));
};

test.each([
  [
    'is missing',
    () => rm(pictureAt('garden.png')),
    /src\/content\/pictures\/garden\.png: falta esta foto: ponla ahí, o /,
  ],
  [
    'is not a picture',
    () => writeFile(pictureAt('garden.png'), 'words'),
    /pictures\/garden\.png: no se puede leer como foto: guárdala como JPEG/,
  ],
  [
    'is truncated',
    truncate,
    /pictures\/garden\.png: no se puede leer como foto: guárdala como JPEG/,
  ],
  [
    'is too small',
    () => drop('garden.png', 240, 160),
    /pictures\/garden\.png: la foto es pequeña: hacen falta 300 píxeles de ancho, y tiene 240/,
  ],
] as const)(
  'U-16: the build fails and names the file if the file %s',
  async (_, prepare, message) => {
    await prepare();
    await expect(buildPicture()).rejects.toThrow(message);
  },
);
