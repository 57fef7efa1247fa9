import * as v from 'valibot';

const text = v.string('has to be a text in quotation marks');
const number = (isRight: (value: number) => boolean, expected: string) =>
  v.custom<number>((value) => typeof value === 'number' && isRight(value), expected);
const whole = (most: number, expected: string) =>
  number((value) => Number.isInteger(value) && value > 0 && value <= most, expected);
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const FOCUS = v.tuple([percent, percent]);

const CROP = {
  /** The point that must stay in view, in per cent from the left and from the top. */
  focus: v.custom<readonly [fromLeft: number, fromTop: number]>(
    (value) => v.is(FOCUS, value),
    'has to be two numbers from 0 to 100, as in [48, 52]',
  ),
  /** Width / height of the crop. Without it, the whole picture. */
  ratio: v.optional(number((value) => value > 0, 'has to be width / height, as in 3 / 4')),
  /** The largest width to make, in pixels. */
  width: v.optional(
    whole(10_000, 'has to be a whole number of pixels, 10000 at most, as in 1600'),
    1600,
  ),
  /** The quality of the AVIF. */
  quality: v.optional(whole(100, 'has to be a whole number from 1 to 100, as in 50'), 50),
};

/** An entry of `pictures.ts`. */
export const PICTURE = v.strictObject({
  /** The name of the file in `pictures/`. */
  file: text,
  ...CROP,
  /** The alternative text; empty for a decorative picture. */
  alt: text,
  /** The crop for portrait screens: of the same file, if it names no other. */
  portrait: v.optional(v.strictObject({ file: v.optional(text), ...CROP })),
});

export type PictureEntry = v.InferInput<typeof PICTURE>;
export type Crop = v.InferOutput<typeof PICTURE>['portrait'] & {};

/** A crop in every size and format, as the build has made it. */
export interface CropFiles {
  /** A `srcset` with every size: AVIF, and WebP for older browsers. */
  avif: string;
  webp: string;
  /** The size of the largest file in pixels, so that the layout does not shift while it loads. */
  width: number;
  height: number;
  /** The class for its focus and its placeholder colour. */
  className: string;
}

/** An entry of `virtual:pictures`. */
export interface Picture extends CropFiles {
  /** One file, for browsers without `srcset`. */
  src: string;
  alt: string;
  portrait?: CropFiles;
}

/** The content of `virtual:social-picture`. */
export interface SocialPicture {
  /** The path on the site. Links in messages need the absolute address. */
  src: string;
  width: number;
  height: number;
  alt: string;
}
