import sharp, { type Sharp } from 'sharp';
import { type Logo, type LogoPlace, renderLogo } from './logo.ts';
import { type Master, type Size, withFileName } from './master.ts';

export interface Box extends Size {
  left: number;
  top: number;
}

/** A file to make from a master. */
export type Rendering = Encoding & {
  crop: Box;
  width: number;
  overlay?: { logo: Logo; place: LogoPlace };
};

type Encoding = { quality: number } & (
  | { format: 'avif'; effort: number }
  | { format: 'webp' | 'jpg' }
);

/** `tools/build/README.md` says why. Full colour resolution (4:4:4) takes a quarter more time and looks the same. */
const AVIF = { bitdepth: 10, chromaSubsampling: '4:2:0' } as const;
/** For the few browsers without AVIF. A higher effort takes longer and saves no bytes. */
const WEBP = { effort: 4 } as const;
const JPEG = { mozjpeg: true } as const;

/** Everything that determines the file, as a text. */
export const recipeOf = (master: Master, rendering: Rendering): string =>
  JSON.stringify([master.hash, rendering, AVIF, WEBP, JPEG, sharp.versions]);

export async function render(master: Master, rendering: Rendering): Promise<Buffer> {
  const { width, overlay } = rendering;
  const picture = crop(master, rendering.crop).resize({ width });
  if (overlay) {
    const { logo, place } = overlay;
    const input = await renderLogo(logo, place);
    picture.composite([{ input, left: place.left, top: place.top }]);
  }
  return withFileName(master.path, () => encode(picture, rendering).toBuffer());
}

function encode(picture: Sharp, rendering: Rendering): Sharp {
  const { format, quality } = rendering;
  if (format === 'avif') return picture.avif({ quality, effort: rendering.effort, ...AVIF });
  if (format === 'webp') return picture.webp({ quality, ...WEBP });
  return picture.jpeg({ quality, ...JPEG });
}

/** The placeholder colour of a picture until it has loaded, as `#rrggbb`. */
export async function averageColour(master: Master, box: Box): Promise<Buffer> {
  const pixel = await withFileName(master.path, () =>
    crop(master, box)
      .resize(1, 1, { fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer(),
  );
  return Buffer.from(`#${pixel.toString('hex').slice(0, 6)}`);
}

/** Turns the picture by its EXIF orientation. The result is sRGB without metadata such as the place, by sharp's default. */
function crop(master: Master, { left, top, width, height }: Box) {
  return sharp(master.bytes).autoOrient().extract({ left, top, width, height });
}
