interface ImportMetaEnv {
  /** The year in which the site was built. */
  readonly BUILD_YEAR: number;
  /** A production build of samples, which is not indexed. */
  readonly IS_DEMONSTRATION?: boolean;
}

/** The pictures of `src/content` in every size and format (`tools/build/content-plugin.ts`). */
declare module 'virtual:pictures' {
  /** A crop in every size, as the build has made it. */
  export interface CropFiles {
    /** Every size as AVIF. */
    srcSet: string;
    /** The size of the largest file in pixels, so that the layout does not shift while it loads. */
    width: number;
    height: number;
    /** The class for its focus. */
    className: string;
  }

  export interface Picture extends CropFiles {
    /** One WebP, for browsers without AVIF. */
    src: string;
    alt: string;
    portrait?: CropFiles;
  }

  type Name = keyof typeof import('./content/picture.ts').PLACES;
  /** Those of the studio are numbered in the order of `studio.json`: not everybody has one. */
  type Numbered = `people-${number}` | `works-${number}`;
  export const PICTURES: Readonly<Record<Name, Picture> & Partial<Record<Numbered, Picture>>>;
}
