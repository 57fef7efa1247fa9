import { UserError } from '../user-error.ts';
import { type Box, cropAround, focusWithin } from './crop.ts';
import type { Logo, LogoPlace } from './logo.ts';
import type { Master } from './master.ts';
import { type PictureOrder, type Point, widthsFor } from './order.ts';
import { type Encoding, hashOf, type Rendering } from './render.ts';

/** What a page needs to know of a picture, and what has to be made for it. Planning makes nothing. */
export interface Plan {
  crop: Box;
  /** Within the crop. */
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
 * How long the encoder looks for fewer bytes, 0–9: effort 3 takes a quarter of the time of 4 for a tenth more bytes.
 * Phones fetch the narrowest file, and have the slowest lines.
 */
const AVIF_EFFORT = { narrowest: 4, wider: 3 } as const;
/** AVIF needs far less quality than WebP to look the same. */
const WEBP_QUALITY_ABOVE_AVIF = 25;

export function planPicture(order: PictureOrder, master: Master): Plan {
  const crop = cutOf(order, master);
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

/** Nothing is ever enlarged. */
function cutOf({ ratio, focus, width }: PictureOrder, master: Master, focusAt?: Point): Box {
  const crop = cropAround(master, ratio, focus, focusAt);
  if (crop.width < width)
    throw new UserError(
      `${master.path} is too small: it has to be ${width} pixels wide, and ` +
        `${ratio ? 'what is cut out of it' : 'it'} has ${crop.width}. Take a larger picture`,
    );
  return crop;
}

/** What a message shows of a link to the site: large enough for every network, and no format that one does not read. */
const SOCIAL = { width: 1200, height: 630, quality: 84 } as const;
/** The upper left; what the picture is about is further down. */
const LOGO_PLACE: LogoPlace = { left: 84, top: 76, area: 38_440 };
const BELOW_LOGO: Point = { x: 0.5, y: 2 / 3 };

export function planSocialPicture(order: PictureOrder, master: Master, logo: Logo) {
  const { width, height, quality } = SOCIAL;
  const crop = cutOf({ ...order, ratio: width / height, width }, master, BELOW_LOGO);
  const rendering = {
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
