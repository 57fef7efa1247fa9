import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Plugin } from 'vite';
import {
  ICON,
  MANIFEST_ICONS,
  type PngIcon,
  TAB_ICON,
  TOUCH_ICON,
} from '../../src/content/icons.ts';
import { paint } from './colours.ts';
import { refuseLetters } from './logos.ts';
import { withFileName } from './pictures/master.ts';
import { UserError } from './user-error.ts';

const SOURCE = 'src/content/icon.svg';

/** Makes every icon from one SVG, and replaces its colour variables. In development, only the SVG. */
export function icons(): Plugin {
  return {
    name: 'icons',
    async generateBundle() {
      const { consumer, root } = this.environment.config;
      if (consumer !== 'client') return;
      const svg = await readIcon(root);
      const add = (fileName: string, source: string | Buffer) =>
        this.emitFile({ type: 'asset', fileName, source });
      add(ICON, svg);
      add(TAB_ICON.file, ico(TAB_ICON.size, await renderIcon(svg, TAB_ICON)));
      for (const png of [TOUCH_ICON, ...MANIFEST_ICONS]) add(png.file, await renderIcon(svg, png));
    },
    configureServer({ middlewares, config: { root } }) {
      middlewares.use(`/${ICON}`, (_, response, next) => {
        response.setHeader('content-type', 'image/svg+xml');
        readIcon(root).then((svg) => response.end(svg), next);
      });
    },
  };
}

async function readIcon(root: string): Promise<string> {
  const svg = await readFile(join(root, SOURCE), 'utf8').catch(() => {
    throw new UserError(`${SOURCE}: falta: guarda ahí el icono, con ese nombre`);
  });
  refuseLetters(SOURCE, svg);
  return paint(svg);
}

/** An ICO file of one PNG: the directory of images, and the image. `size` is at most 255. */
function ico(size: number, png: Buffer): Buffer {
  const directory = Buffer.alloc(22);
  directory.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32]);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

/** With a `scale`, draws the icon smaller, on a background in the colour of its upper edge. */
async function renderIcon(svg: string, { size, scale }: PngIcon): Promise<Buffer> {
  const side = Math.round(size * (scale ?? 1));
  const drawing = await withFileName(SOURCE, () =>
    sharp(Buffer.from(svg))
      .resize(side, side, { fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer(),
  );
  if (scale === undefined) return compress(sharp(drawing));
  const background = await edgeColour(drawing, side);
  const square = sharp({ create: { width: size, height: size, channels: 4, background } });
  return compress(square.composite([{ input: drawing }]));
}

/** The colour in the middle of the upper edge. If the drawing is transparent there, the colour of the page. */
async function edgeColour(drawing: Buffer, side: number) {
  const middle = { left: side >> 1, top: side >> 5, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0, alpha = 0] = await sharp(drawing)
    .ensureAlpha()
    .extract(middle)
    .raw()
    .toBuffer();
  return alpha < 128 ? paint('var(--paper)') : { r, g, b, alpha: 1 };
}

const compress = (image: Sharp) => image.png({ palette: true, effort: 10 }).toBuffer();
