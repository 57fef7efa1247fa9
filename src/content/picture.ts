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
  /** Width / height. Without it, the whole photo. */
  ratio?: number;
  /** The largest width to make, in pixels. */
  width: number;
  /** The quality of the AVIF. Without it, 50. */
  quality?: number;
  /** Another crop for portrait screens. */
  portrait?: Place;
}

export const PLACES = {
  hero: { width: 1920, portrait: { ratio: 2 / 3, width: 1060, quality: 38 } },
  weddings: { width: 1600 },
  /** On portrait screens its lower edge fades below the section's text, elsewhere its right edge. */
  socialEvents: { width: 1050, quality: 42 },
  corporateEvents: { width: 1080, quality: 35 },
  /** A column of 26rem, twice as dense at most. */
  details: { width: 1080 },
} satisfies Record<string, Place>;
export const PERSON_PLACE: Place = { ratio: 4 / 5, width: 480 };
/** Every second of three is across. */
export const workPlace = (index: number): Place =>
  index % 3 === 1 ? { ratio: 3 / 2, width: 1080 } : { ratio: 4 / 5, width: 900 };
