/** What the build makes of a file in `pictures/`. */
export interface PictureFile {
  /** Every size in the format for today's browsers, as a `srcset`, and in one for older ones. */
  avif: string;
  webp: string;
  /** One of them, for what knows no `srcset`. */
  src: string;
  /** Size in pixels of the largest, so that nothing moves while it loads. */
  width: number;
  height: number;
  /** Its focus and its colour: on every screen, and on those that are higher than wide. */
  className: string;
  portraitClassName: string;
}

export interface Picture extends PictureFile {
  /** What the picture shows, for those who do not see it. Empty when it only decorates. */
  alt: string;
}

export interface SocialPictureFile {
  /** From the root of the site: a message needs the whole address. */
  src: string;
  width: number;
  height: number;
}
