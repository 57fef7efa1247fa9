import {
  type Crop,
  type Framed,
  PERSON_SIZE,
  PLACE_SIZES,
  type PlaceSize,
  workSize,
} from '../../../src/content/picture.ts';
import type { Path } from '../content-form.ts';
import type { Content } from '../content-rules.ts';
import { MIDDLE } from './plan.ts';

/** A crop of a picture of the content, in the size of its place. */
export interface PlacedCrop extends Crop {
  /** The picture's: that of its place, or `people-1`, `works-1` and so on. */
  name: string;
  alt: string;
  isPortrait: boolean;
  /** Relative to `src/content`. */
  file: string;
  /** Where the form has the file. */
  page: string;
  path: Path;
}

type Size = PlaceSize & { portrait?: PlaceSize };

const USUAL = { quality: 50, focus: MIDDLE };

export function placedCrops({ pictures, studio }: Content): PlacedCrop[] {
  const numbered = (list: 'people' | 'works', sizeAt: (at: number) => PlaceSize) =>
    (studio[list] ?? []).flatMap(({ picture }: { picture?: Framed }, at: number) =>
      picture
        ? cropsOf(`${list}-${at + 1}`, picture, sizeAt(at), 'studio', [list, at, 'picture'])
        : [],
    );
  return [
    ...Object.entries<Size>(PLACE_SIZES).flatMap(([name, size]) =>
      cropsOf(name, pictures[name], size, 'pictures', [name]),
    ),
    ...numbered('people', () => PERSON_SIZE),
    ...numbered('works', workSize),
  ];
}

function cropsOf(
  name: string,
  { portrait, ...picture }: Framed,
  { portrait: portraitSize, ...size }: Size,
  page: string,
  at: Path,
): PlacedCrop[] {
  const whole = { ...USUAL, ...picture, ...size, name, page };
  const crops = [{ ...whole, isPortrait: false, path: [...at, 'file'] }];
  if (!portraitSize) return crops;
  const path = [...at, 'portrait', 'file'];
  return [...crops, { ...whole, ...portrait, ...portraitSize, isPortrait: true, path }];
}
