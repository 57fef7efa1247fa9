import { basename } from 'node:path';
import type { Region } from 'sharp';
import {
  PERSON_PLACE,
  type Photo,
  PLACES,
  type Place,
  type Point,
  workPlace,
} from '../../../src/content/picture.ts';
import type { Path } from '../content-form.ts';
import type { Content } from '../content-rules.ts';
import { UserError } from '../user-error.ts';

/** A crop that a place of the pages needs of a photo. */
export interface Crop {
  /** The picture's: that of its place, or `people-1`, `works-1` and so on. */
  name: string;
  isPortrait: boolean;
  /** Relative to `src/content`. */
  file: string;
  alt: string;
  focus: Point;
  ratio?: number;
  width: number;
  quality: number;
  /** Where the content names the file. */
  path: Path;
}

/** A file to make of a photo. */
export interface PictureFile {
  format: 'avif' | 'webp';
  quality: number;
  region: Region;
  width: number;
}

type Size = Pick<Region, 'width' | 'height'>;

const MIDDLE: Point = { left: 50, top: 50 };
const USUAL_QUALITY = 50;
/** For phones; for high-resolution phones and half of a desktop window; for desktop windows. */
const WIDTHS = [750, 1080, 1600];
/** The WebP for browsers without AVIF. */
const FALLBACK_WIDTH = 1080;
/** WebP needs a far higher quality setting than AVIF to look the same. */
const WEBP_QUALITY_ABOVE_AVIF = 25;

/** Returns the crops of all pictures of the pages. */
export function cropsOf({ pictures, studio }: Content): Crop[] {
  const numbered = (list: 'people' | 'works', placeAt: (index: number) => Place) =>
    (studio[list] ?? []).flatMap(({ picture }: { picture?: Photo }, index: number) => {
      const path = ['studio', list, index, 'picture'];
      return picture ? cropsAt(placeAt(index), `${list}-${index + 1}`, picture, path) : [];
    });
  return [
    ...Object.entries<Place>(PLACES).flatMap(([name, place]) =>
      cropsAt(place, name, pictures[name], ['pictures', name]),
    ),
    ...numbered('people', () => PERSON_PLACE),
    ...numbered('works', workPlace),
  ];
}

function cropsAt(
  { portrait: portraitPlace, ...place }: Place,
  name: string,
  { portrait, ...photo }: Photo,
  path: Path,
): Crop[] {
  const all = { focus: MIDDLE, quality: USUAL_QUALITY, ...photo, ...place, name };
  const crop = { ...all, isPortrait: false, path: [...path, 'file'] };
  if (!portraitPlace) return [crop];
  const portraitPath = [...path, 'portrait', 'file'];
  return [crop, { ...all, ...portrait, ...portraitPlace, isPortrait: true, path: portraitPath }];
}

/** Returns what a page says of a crop, and the files to make. Refuses a photo that would have to be enlarged. */
export function planCrop({ file, focus, ratio, width, quality }: Crop, photo: Size) {
  const region = regionAround(photo, ratio, focus);
  if (region.width < width)
    throw new UserError(
      `«${basename(file)}» es pequeña: hacen falta ` +
        `${ratio ? `${width} × ${Math.round(width / ratio)}` : `${width} píxeles de ancho`}, ` +
        `y tiene ${photo.width} × ${photo.height}. Pon una más grande`,
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

/** Returns the largest region with this ratio. The focus of the photo is in its middle, as far as the edges allow. */
export function regionAround(photo: Size, ratio: number | undefined, focus: Point): Region {
  const shape = ratio ?? photo.width / photo.height;
  const width = Math.min(photo.width, Math.round(photo.height * shape));
  const height = Math.min(photo.height, Math.round(photo.width / shape));
  const start = (whole: number, part: number, side: 'left' | 'top') =>
    Math.min(whole - part, Math.max(0, Math.round((whole * focus[side]) / 100 - part / 2)));
  return {
    left: start(photo.width, width, 'left'),
    top: start(photo.height, height, 'top'),
    width,
    height,
  };
}

/** Converts the focus of the whole photo to a point of the region. */
export function focusWithin(photo: Size, region: Region, focus: Point): Point {
  return {
    left: (photo.width * focus.left - 100 * region.left) / region.width,
    top: (photo.height * focus.top - 100 * region.top) / region.height,
  };
}
