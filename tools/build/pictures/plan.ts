import { UserError } from '../user-error.ts';
import { type Box, cropAround, focusWithin } from './crop.ts';
import type { Logo, LogoPlace } from './logo.ts';
import type { Master } from './master.ts';
import { type PictureOrder, type Point, widthsFor } from './order.ts';
import { type Encoding, hashOf, type Rendering } from './render.ts';

/** The facts about a picture that a page needs, and the files to make. */
export interface Plan {
  crop: Box;
  /** A point of the crop. */
  focus: Point;
  width: number;
  height: number;
  avif: PlannedFile[];
  webp: PlannedFile[];
}

export interface PlannedFile {
  rendering: Rendering;
  hash: string;
  fileName: string;
}

/**
 * How long the encoder searches for fewer bytes, 0–9 (`tools/build/README.md` has the figures). The narrowest file is for
 * phones, which have the slowest connections.
 */
const AVIF_EFFORT = { narrowest: 4, wider: 3 } as const;
/** WebP needs a far higher quality setting than AVIF to look the same. */
const WEBP_QUALITY_ABOVE_AVIF = 25;

export function planPicture(order: PictureOrder, master: Master): Plan {
  const crop = cropOf(order, master);
  const widths = widthsFor(order.width);
  const files = (encode: (width: number) => Encoding) =>
    widths.map((width) => planFile(master, { ...encode(width), crop, width }));
  return {
    crop,
    focus: focusWithin(master, crop, order.focus),
    width: order.width,
    height: Math.round((order.width * crop.height) / crop.width),
    avif: files((width) => ({
      format: 'avif',
      quality: order.quality,
      effort: width === widths[0] ? AVIF_EFFORT.narrowest : AVIF_EFFORT.wider,
    })),
    webp: files(() => ({
      format: 'webp',
      quality: Math.min(100, order.quality + WEBP_QUALITY_ABOVE_AVIF),
    })),
  };
}

/** Refuses a crop that would have to be enlarged. */
function cropOf({ ratio, focus, width }: PictureOrder, master: Master, focusAt?: Point): Box {
  const crop = cropAround(master, ratio, focus, focusAt);
  if (crop.width < width)
    throw new UserError(
      `${master.path} is too small: it has to be ${width} pixels wide, and ` +
        `${ratio ? 'its crop' : 'it'} has ${crop.width}. Take a larger picture`,
    );
  return crop;
}

/** Large enough for every social network. */
const SOCIAL = { width: 1200, height: 630, quality: 84 } as const;
const LOGO_PLACE: LogoPlace = { left: 84, top: 76, area: 38_440 };
/** Where the focus of the picture goes in the crop. */
const BELOW_LOGO: Point = { x: 0.5, y: 2 / 3 };

export function planSocialPicture(order: PictureOrder, master: Master, logo: Logo) {
  const { width, height, quality } = SOCIAL;
  const crop = cropOf({ ...order, ratio: width / height, width }, master, BELOW_LOGO);
  const rendering = {
    // Not every network reads AVIF or WebP.
    format: 'jpg',
    crop,
    width,
    quality,
    overlay: { logo, place: LOGO_PLACE },
  } as const;
  return { width, height, file: planFile(master, rendering) };
}

function planFile(master: Master, rendering: Rendering): PlannedFile {
  const hash = hashOf(master, rendering);
  const fileName = `static/media/${hash.slice(0, 8)}.${rendering.format}`;
  return { rendering, hash, fileName };
}
