/** The result of the build for a file in `pictures/`. */
export interface PictureFile {
  /** A `srcset` with every size: AVIF, and WebP for older browsers. */
  avif: string;
  webp: string;
  /** One file, for browsers without `srcset`. */
  src: string;
  /** The size of the largest file in pixels, so that the layout does not shift while it loads. */
  width: number;
  height: number;
  /** The class for its focus and its placeholder colour; `portraitClassName` is for portrait screens. */
  className: string;
  portraitClassName: string;
}

export interface Picture extends PictureFile {
  /** The alternative text; empty for a decorative picture. */
  alt: string;
}

export interface SocialPictureFile {
  /** The path on the site. Links in messages need the absolute address. */
  src: string;
  width: number;
  height: number;
}
