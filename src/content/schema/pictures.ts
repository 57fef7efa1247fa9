import * as v from 'valibot';
import { fact, wholeNumber } from './values.ts';

/** The shape of `pictures.json`, one entry for each place of the pages (`picture.ts` has their sizes). */

const PERCENT = wholeNumber(0, 100, '50');

export const CROP = {
  /** The file, within `src/content`. */
  file: v.pipe(
    fact,
    v.regex(
      /^pictures\/[^/]+$/,
      ({ input }) =>
        `tiene que ser un archivo de la carpeta pictures, como pictures/boda.jpg, y es «${input}»`,
    ),
  ),
  /** The point that must stay in view, in per cent from the left and from the top. */
  focus: v.strictObject({ left: PERCENT, top: PERCENT }),
  /** The quality of the AVIF, where a picture is too heavy or not good enough with the usual one. */
  quality: v.exactOptional(wholeNumber(1, 100, '50')),
};

/** With its alternative text: what the picture shows. */
const PICTURE = v.strictObject({ ...CROP, alt: fact });
/** With the crop for portrait screens: of the same file, if it names no other. */
const PICTURE_FOR_BOTH = v.strictObject({
  ...PICTURE.entries,
  portrait: v.strictObject({ ...CROP, file: v.exactOptional(CROP.file) }),
});

export const PICTURES = v.strictObject({
  hero: PICTURE_FOR_BOTH,
  weddings: PICTURE,
  socialEvents: PICTURE,
  corporateEvents: PICTURE,
  details: PICTURE,
});
export type Pictures = v.InferOutput<typeof PICTURES>;
