/** A picture as the content names it. Without a focus, its middle stays in view. */
export interface Framed {
  /** Relative to `src/content`. */
  file: string;
  alt: string;
  focus?: Crop['focus'];
  /** The crop for portrait screens: of the same file, if it names no other. */
  portrait?: Partial<Omit<Framed, 'alt' | 'portrait'>>;
}

/** A crop that the build makes of a picture. */
export interface Crop {
  /** The point that must stay in view, in per cent from the left and from the top. */
  focus: { left: number; top: number };
  /** Width / height. Without it, the whole picture. */
  ratio?: number;
  /** The largest width to make, in pixels. */
  width: number;
  /** The quality of the AVIF. */
  quality: number;
}

/** The size of the pictures at a place of the pages. Their quality is 50, or what is enough for the picture at that place. */
export type PlaceSize = Pick<Crop, 'ratio' | 'width'> & Partial<Pick<Crop, 'quality'>>;

export const PLACE_SIZES = {
  hero: { width: 1920, portrait: { ratio: 2 / 3, width: 1060, quality: 38 } },
  weddings: { width: 1600 },
  /** On portrait screens its lower edge fades below the section's text, elsewhere its right edge. */
  socialEvents: { width: 1050, quality: 42 },
  corporateEvents: { width: 1080, quality: 35 },
  /** A column of 26rem, twice as dense at most. */
  details: { width: 1080 },
} satisfies Record<string, PlaceSize & { portrait?: PlaceSize }>;
export const PERSON_SIZE: PlaceSize = { ratio: 4 / 5, width: 480 };
/** Every second of three is across. */
export const workSize = (index: number): PlaceSize =>
  index % 3 === 1 ? { ratio: 3 / 2, width: 1080 } : { ratio: 4 / 5, width: 900 };
