/** A photo as the content names it. Without a focus, its middle stays in view. */
export interface Photo {
  /** Relative to `src/content`. */
  file: string;
  alt: string;
  focus?: Point;
  /** For portrait screens: the same file, if it names no other. */
  portrait?: { file?: string; focus?: Point };
}

/** A point of a photo that must stay in view, in per cent from the left and from the top. */
export interface Point {
  left: number;
  top: number;
}

/** What a place of the pages needs of a photo. */
export interface Place {
  /** The largest width to make, in pixels. */
  width: number;
  /** The shapes that the place can show, as width / height. Any other photo is cropped to the nearest one. */
  shapes: readonly [narrowest: number, widest: number];
  /** The quality of the AVIF. Without it, 50. */
  quality?: number;
  /** Another crop for portrait screens. */
  portrait?: Place;
}

const shape = (ratio: number): Place['shapes'] => [ratio, ratio];

export const PLACES = {
  hero: {
    width: 1920,
    shapes: [1, 16 / 9],
    portrait: { width: 1060, shapes: shape(2 / 3), quality: 38 },
  },
  weddings: { width: 1600, shapes: [5 / 6, 8 / 5] },
  /** On portrait screens its lower edge fades below the section's text, elsewhere its right edge. */
  socialEvents: { width: 1050, shapes: [7 / 8, 5 / 4], quality: 42 },
  corporateEvents: { width: 1080, shapes: [7 / 8, 11 / 10], quality: 35 },
  /** A column of 26rem, which shows 4 : 5 of it. */
  details: { width: 1080, shapes: [4 / 5, 8 / 5] },
} satisfies Record<string, Place>;
/** The places of the pictures of `studio.json`, by their index. */
export const STUDIO_PLACES: Record<'people' | 'works', (index: number) => Place> = {
  people: () => ({ width: 480, shapes: shape(4 / 5) }),
  /** Every second of three is across. */
  works: (index) =>
    index % 3 === 1 ? { width: 1080, shapes: shape(3 / 2) } : { width: 900, shapes: shape(4 / 5) },
};

/** A crop as the build has made it. */
export interface CropFiles {
  /** Every size as AVIF. */
  srcSet: string;
  /** One WebP, for browsers without AVIF. A crop for portrait screens has none. */
  src?: string;
  /** The size of the largest file in pixels, so that the layout does not shift while it loads. */
  width: number;
  height: number;
  /** The point that stays in view, as an `object-position`. */
  focus: string;
}

export interface Picture extends CropFiles {
  alt: string;
  portrait?: CropFiles;
}
