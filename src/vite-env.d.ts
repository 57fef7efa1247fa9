interface ImportMetaEnv {
  /** The year in which the site was built. */
  readonly BUILD_YEAR: number;
  /** A production build of samples, which is not indexed. */
  readonly IS_DEMONSTRATION?: boolean;
}

/** The pictures of `src/content` in every size and format (`tools/build/pictures-plugin.ts`). */
declare module 'virtual:pictures' {
  type Picture = import('./content/picture.ts').Picture;
  type Name = keyof typeof import('./content/picture.ts').SIZES;
  export const PICTURES: Readonly<Record<Name, Picture>>;
  /** In the order of `studio.json`. */
  export const PEOPLE: readonly Picture[];
  export const WORKS: readonly Picture[];
}
