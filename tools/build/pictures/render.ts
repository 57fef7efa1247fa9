import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Box } from './crop.ts';
import { type Logo, type LogoPlace, renderLogo } from './logo.ts';
import { type Master, named } from './master.ts';

/** One file to be made from a master. */
export type Rendering = Encoding & {
  crop: Box;
  width: number;
  /** Laid over it. */
  overlay?: { logo: Logo; place: LogoPlace };
};

export type Encoding = { quality: number } & (
  | { format: 'avif'; effort: number }
  | { format: 'webp' | 'jpg' }
);

/** Ten bits keep an evening sky free of stripes. Full colour resolution takes a quarter more time, and nobody sees it. */
const AVIF = { bitdepth: 10, chromaSubsampling: '4:2:0' } as const;
/** For the few browsers without AVIF: other settings take longer and save no bytes. */
const WEBP = { effort: 4 } as const;
const JPEG = { mozjpeg: true } as const;

/** The same for the same picture, cut and settings on every machine of a kind, and known before any work is done. */
export function hashOf(master: Master, rendering: Rendering): string {
  const recipe = JSON.stringify([master.hash, rendering, AVIF, WEBP, JPEG, sharp.versions]);
  return createHash('sha256').update(recipe).digest('base64url');
}

export async function render(master: Master, rendering: Rendering): Promise<Buffer> {
  const { width, overlay } = rendering;
  const picture = cut(master, rendering.crop).resize({ width });
  if (overlay) {
    const { logo, place } = overlay;
    const input = await renderLogo(logo, place);
    picture.composite([{ input, left: place.left, top: place.top }]);
  }
  return named(master.path, () => encode(picture, rendering).toBuffer());
}

function encode(picture: Sharp, rendering: Rendering): Sharp {
  const { format, quality } = rendering;
  if (format === 'avif') return picture.avif({ quality, effort: rendering.effort, ...AVIF });
  if (format === 'webp') return picture.webp({ quality, ...WEBP });
  return picture.jpeg({ quality, ...JPEG });
}

/** The colour that stands in for a picture until it has loaded: all of it in one pixel, as `#rrggbb`. */
export async function averageColour(master: Master, crop: Box): Promise<Buffer> {
  const pixel = await named(master.path, () =>
    cut(master, crop)
      .resize(1, 1, { fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer(),
  );
  return Buffer.from(`#${pixel.toString('hex').slice(0, 6)}`);
}

/** The right way up, as the camera noted; the colours of the web, and no note of where it was taken. */
function cut(master: Master, { left, top, width, height }: Box) {
  return sharp(master.bytes).autoOrient().extract({ left, top, width, height });
}
