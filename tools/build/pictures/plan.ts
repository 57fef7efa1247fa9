import type { Crop } from '../../../src/content/picture.ts';
import type { Logo, LogoPlace } from '../logos.ts';
import { UserError } from '../user-error.ts';
import type { Master, Size } from './master.ts';
import type { Box, Rendering } from './render.ts';

/** Shares of the width and of the height, 0–1. */
export interface Point {
  x: number;
  y: number;
}

/** For phones; for high-resolution phones and half of a desktop window; for desktop windows. */
const WIDTHS = [750, 1080, 1600];
/** The WebP for browsers without AVIF. */
const FALLBACK_WIDTH = 1080;
/**
 * How long the encoder searches for fewer bytes, 0–9 (`tools/build/README.md` has the figures). The narrowest file is for
 * phones, which have the slowest connections.
 */
const AVIF_EFFORT = { narrowest: 4, wider: 3 } as const;
/** WebP needs a far higher quality setting than AVIF to look the same. */
const WEBP_QUALITY_ABOVE_AVIF = 25;

/** Returns the facts about a picture that a page needs, and the files to make. */
export function planPicture(wanted: Crop, master: Master) {
  const { width, quality } = wanted;
  const crop = cropOf(wanted, master);
  // The largest last.
  const widths = [...WIDTHS.filter((smaller) => smaller < width), width];
  const effortAt = (width: number) =>
    width === widths[0] ? AVIF_EFFORT.narrowest : AVIF_EFFORT.wider;
  const avif = widths.map(
    (width): Rendering => ({ format: 'avif', quality, effort: effortAt(width), crop, width }),
  );
  const fallback: Rendering = {
    format: 'webp',
    quality: Math.min(100, quality + WEBP_QUALITY_ABOVE_AVIF),
    crop,
    width: Math.min(width, FALLBACK_WIDTH),
  };
  return {
    focus: focusWithin(master, crop, pointOf(wanted)),
    width,
    height: Math.round((width * crop.height) / crop.width),
    avif,
    fallback,
  };
}

/** Large enough for every social network. */
const SOCIAL = { width: 1200, height: 630, quality: 84 } as const;
const LOGO_PLACE: LogoPlace = { left: 84, top: 76, area: 38_440 };
/** Where the focus of the picture goes in the crop. */
const BELOW_LOGO: Point = { x: 0.5, y: 2 / 3 };

export function planSocialPicture({ focus }: Crop, master: Master, logo: Logo) {
  const { width, height, quality } = SOCIAL;
  const crop = cropOf({ focus, ratio: width / height, width }, master, BELOW_LOGO);
  const rendering: Rendering = {
    // Not every network reads AVIF or WebP.
    format: 'jpg',
    crop,
    width,
    quality,
    overlay: { logo, place: LOGO_PLACE },
  };
  return { width, height, rendering };
}

/** Refuses a crop that would have to be enlarged. */
function cropOf(wanted: Omit<Crop, 'quality'>, master: Master, focusAt?: Point): Box {
  const { ratio, width } = wanted;
  const crop = cropAround(master, ratio, pointOf(wanted), focusAt);
  if (crop.width < width)
    throw new UserError(
      `${master.path}: la foto es pequeña: hacen falta ${width} píxeles de ancho, y ` +
        `${ratio ? 'su recorte tiene' : 'tiene'} ${crop.width}. Pon una más grande`,
    );
  return crop;
}

const pointOf = ({ focus: { left, top } }: Pick<Crop, 'focus'>): Point => ({
  x: left / 100,
  y: top / 100,
});

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** Returns the largest crop with this ratio. The focus of the picture is at the point `at` of the crop, as far as the edges allow. */
export function cropAround(size: Size, ratio: number | undefined, focus: Point, at = MIDDLE): Box {
  const shape = ratio ?? size.width / size.height;
  const width = Math.min(size.width, Math.round(size.height * shape));
  const height = Math.min(size.height, Math.round(size.width / shape));
  const start = (whole: number, part: number, axis: 'x' | 'y') =>
    Math.min(whole - part, Math.max(0, Math.round(whole * focus[axis] - part * at[axis])));
  return {
    left: start(size.width, width, 'x'),
    top: start(size.height, height, 'y'),
    width,
    height,
  };
}

/** Converts the focus of the whole picture to a point of the crop. */
export function focusWithin(size: Size, box: Box, focus: Point): Point {
  return {
    x: (size.width * focus.x - box.left) / box.width,
    y: (size.height * focus.y - box.top) / box.height,
  };
}
