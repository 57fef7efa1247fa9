import * as v from 'valibot';
import { number, text, wholeNumber } from './schema/values.ts';

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const FOCUS = v.strictTuple([percent, percent]);

const CROP = {
  /** The point that must stay in view, in per cent from the left and from the top. */
  focus: v.custom<readonly [fromLeft: number, fromTop: number]>(
    (value) => v.is(FOCUS, value),
    'tienen que ser dos números de 0 a 100, como [48, 52]',
  ),
  /** Width / height of the crop. Without it, the whole picture. */
  ratio: v.optional(number((value) => value > 0, 'tiene que ser ancho / alto, como 3 / 4')),
  /** The largest width to make, in pixels. */
  width: v.optional(wholeNumber(10_000, '1600'), 1600),
  /** The quality of the AVIF. */
  quality: v.optional(wholeNumber(100, '50'), 50),
};

/** An entry of `pictures.ts`. */
export const PICTURE = v.strictObject({
  /** The name of the file in `pictures/`. */
  file: text,
  ...CROP,
  /** The alternative text: what the picture shows. */
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
