import { basename } from 'node:path';
import type { Region } from 'sharp';
import type { Place, Point } from '../../../src/content/picture.ts';
import { UserError } from '../user-error.ts';

/** A photo in a place of the pages. */
export interface Crop {
  /** Relative to `src/content`. */
  file: string;
  focus: Point;
  place: Place;
  isPortrait: boolean;
}

/** A file to make of a photo. */
export interface PictureFile {
  format: 'avif' | 'webp';
  quality: number;
  region: Region;
  width: number;
}

type Size = Pick<Region, 'width' | 'height'>;

const USUAL_QUALITY = 50;
/** For phones; for high-resolution phones and half of a desktop window; for desktop windows. */
const WIDTHS = [750, 1080, 1600];
/** The WebP for browsers without AVIF. */
const FALLBACK_WIDTH = 1080;
/** WebP needs a far higher quality setting than AVIF to look the same. */
const WEBP_QUALITY_ABOVE_AVIF = 25;
/** The least part of a photo that a crop shows: of less, nobody would recognise the photo. */
const LEAST_PART = 1 / 3;

/**
 * Plans a crop: its size and focus for the page, and the files to make. Throws if the place would enlarge the photo, or
 * show less than a third of it.
 */
export function planCrop({ file, focus, place }: Crop, photo: Size) {
  const { width, shapes, quality = USUAL_QUALITY } = place;
  const region = regionAround(photo, shapes, focus);
  const height = Math.round(width / shapes[1]);
  const part = (region.width * region.height) / (photo.width * photo.height);
  if (region.width < width || part < LEAST_PART)
    throw new UserError(
      `«${basename(file)}» tiene ${photo.width} × ${photo.height}: hacen falta ${width} × ${height} o más, ` +
        `en una forma parecida. ${region.width < width ? 'Pon otra' : 'Recórtala, o pon otra'}`,
    );
  // The largest last.
  const widths = [...WIDTHS.filter((smaller) => smaller < width), width];
  const avif = widths.map((width): PictureFile => ({ format: 'avif', quality, region, width }));
  const webp: PictureFile = {
    format: 'webp',
    quality: Math.min(100, quality + WEBP_QUALITY_ABOVE_AVIF),
    region,
    width: Math.min(width, FALLBACK_WIDTH),
  };
  return {
    width,
    height: Math.round((width * region.height) / region.width),
    focus: focusWithin(photo, region, focus),
    avif,
    webp,
  };
}

/**
 * Returns the largest region whose shape the place can show. The
 * focus of the photo is in its middle, as far as the edges allow.
 */
export function regionAround(photo: Size, shapes: Place['shapes'], focus: Point): Region {
  const [narrowest, widest] = shapes;
  const width = Math.min(photo.width, Math.round(photo.height * widest));
  const height = Math.min(photo.height, Math.round(photo.width / narrowest));
  const start = (whole: number, part: number, side: 'left' | 'top') =>
    Math.min(whole - part, Math.max(0, Math.round((whole * focus[side]) / 100 - part / 2)));
  return {
    left: start(photo.width, width, 'left'),
    top: start(photo.height, height, 'top'),
    width,
    height,
  };
}

/** Returns the focus as a point of the region, in per cent of its size. */
export function focusWithin(photo: Size, region: Region, focus: Point): Point {
  return {
    left: (photo.width * focus.left - 100 * region.left) / region.width,
    top: (photo.height * focus.top - 100 * region.top) / region.height,
  };
}
