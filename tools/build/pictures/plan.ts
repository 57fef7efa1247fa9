import { basename } from 'node:path';
import type { Crop } from '../../../src/content/picture.ts';
import { UserError } from '../user-error.ts';
import type { Master, Size } from './master.ts';
import type { Box, Rendering } from './render.ts';

/** A point, in per cent from the left and from the top. */
type Point = Crop['focus'];
export const MIDDLE: Point = { left: 50, top: 50 };

/** For phones; for high-resolution phones and half of a desktop window; for desktop windows. */
const WIDTHS = [750, 1080, 1600];
/** The WebP for browsers without AVIF. */
const FALLBACK_WIDTH = 1080;
/** WebP needs a far higher quality setting than AVIF to look the same. */
const WEBP_QUALITY_ABOVE_AVIF = 25;

/** Returns the facts about a picture that a page needs, and the files to make. */
export function planPicture(wanted: Crop, master: Master) {
  const { width, quality } = wanted;
  const crop = cropOf(wanted, master);
  // The largest last.
  const widths = [...WIDTHS.filter((smaller) => smaller < width), width];
  const avif = widths.map((width): Rendering => ({ format: 'avif', quality, crop, width }));
  const fallback: Rendering = {
    format: 'webp',
    quality: Math.min(100, quality + WEBP_QUALITY_ABOVE_AVIF),
    crop,
    width: Math.min(width, FALLBACK_WIDTH),
  };
  return {
    focus: focusWithin(master, crop, wanted.focus),
    width,
    height: Math.round((width * crop.height) / crop.width),
    avif,
    fallback,
  };
}

/** Refuses a crop that would have to be enlarged. */
function cropOf(wanted: Crop, master: Master): Box {
  const { ratio, width, focus } = wanted;
  const crop = cropAround(master, ratio, focus);
  if (crop.width < width)
    throw new UserError(
      `«${basename(master.path)}» es pequeña: hacen falta ` +
        `${ratio ? `${width} × ${Math.round(width / ratio)}` : `${width} píxeles de ancho`}, ` +
        `y tiene ${master.width} × ${master.height}. Pon una más grande`,
    );
  return crop;
}

/** Returns the largest crop with this ratio. The focus of the picture is at the point `at` of the crop, as far as the edges allow. */
export function cropAround(size: Size, ratio: number | undefined, focus: Point, at = MIDDLE): Box {
  const shape = ratio ?? size.width / size.height;
  const width = Math.min(size.width, Math.round(size.height * shape));
  const height = Math.min(size.height, Math.round(size.width / shape));
  const start = (whole: number, part: number, side: 'left' | 'top') =>
    Math.min(whole - part, Math.max(0, Math.round((whole * focus[side] - part * at[side]) / 100)));
  return {
    left: start(size.width, width, 'left'),
    top: start(size.height, height, 'top'),
    width,
    height,
  };
}

/** Converts the focus of the whole picture to a point of the crop. */
export function focusWithin(size: Size, box: Box, focus: Point): Point {
  return {
    left: (size.width * focus.left - 100 * box.left) / box.width,
    top: (size.height * focus.top - 100 * box.top) / box.height,
  };
}
