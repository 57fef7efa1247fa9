import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import pictures from '../src/content/pictures.json' with { type: 'json' };
import { LOGO_ICON, SOCIAL_PICTURE } from '../src/site-files.ts';
import { regionAround } from './build/pictures/plan.ts';
import { cut, readMaster } from './build/pictures/render.ts';
import { PROJECT_ROOT } from './local/project-root.ts';

/**
 * `npm run icons`: makes the icons of `public/favicon.svg`, and the picture of shared links of the hero's picture and
 * the footer's logo. The results are in the repository; run it after an edit of one of the three.
 */

/** The scale of the drawing in an icon that devices crop, for example to a circle. */
const TOUCH_ICON = { file: 'apple-touch-icon.png', size: 180, scale: 0.8 };
/** For browsers without SVG icons, and crawlers, which ask for it by this name. */
const TAB_ICON = { file: 'favicon.ico', size: 48 };
/** The logo on the social picture, in pixels. */
const LOGO = { left: 84, top: 76, width: 360 };
/**
 * The middle of the social picture is so far above the hero's
 * focus, in per cent of the photo: the focus is below the logo.
 */
const ABOVE_FOCUS = 14;

const read = (file: string) => readFile(join(PROJECT_ROOT, file));
const write = (file: string, bytes: Buffer) => writeFile(join(PROJECT_ROOT, 'public', file), bytes);

const svg = await read('public/favicon.svg');
for (const icon of [TOUCH_ICON, LOGO_ICON]) await write(icon.file, await iconOf(icon));
await write(TAB_ICON.file, ico(TAB_ICON.size, await iconOf(TAB_ICON)));
await write(SOCIAL_PICTURE.file, await socialPicture());

/** With a `scale`, the drawing is smaller, on a background in the colour of its upper edge. */
async function iconOf({ size, scale }: { size: number; scale?: number }): Promise<Buffer> {
  const side = Math.round(size * (scale ?? 1));
  const drawing = await sharp(svg, { density: 400 }).resize(side, side).png().toBuffer();
  if (scale === undefined) return compress(sharp(drawing));
  const middle = { left: side >> 1, top: side >> 5, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0] = await sharp(drawing).extract(middle).raw().toBuffer();
  const square = sharp({
    create: { width: size, height: size, channels: 3, background: { r, g, b } },
  });
  return compress(square.composite([{ input: drawing }]));
}

function compress(image: Sharp): Promise<Buffer> {
  return image.png({ palette: true, effort: 10 }).toBuffer();
}

/** An ICO file of one PNG: the directory of images, and the image. `size` is at most 255. */
function ico(size: number, png: Buffer): Buffer {
  const directory = Buffer.alloc(22);
  directory.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32]);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

async function socialPicture(): Promise<Buffer> {
  const { width, height } = SOCIAL_PICTURE;
  const { file, focus } = pictures.hero;
  const shape = width / height;
  const above = { ...focus, top: focus.top - ABOVE_FOCUS };
  const master = await readMaster(PROJECT_ROOT, `src/content/${file}`);
  const logo = await sharp(await read('src/content/logo-silver.svg'), { density: 300 })
    .resize({ width: LOGO.width })
    .png()
    .toBuffer();
  return (
    cut(master, regionAround(master, [shape, shape], above))
      .resize({ width })
      .composite([{ input: logo, left: LOGO.left, top: LOGO.top }])
      // Not every network reads AVIF or WebP.
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer()
  );
}
