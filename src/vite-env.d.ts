interface ImportMetaEnv {
  /** The year in which the site was built. */
  readonly BUILD_YEAR: number;
  /** A production build of samples, which is not indexed. */
  readonly IS_DEMONSTRATION?: boolean;
}

/** The pictures of `src/content` in every size and format (`tools/build/pictures/pictures.ts`). */
declare module 'virtual:pictures' {
  type Picture = import('./content/picture.ts').Picture;
  type Name = keyof typeof import('./content/picture.ts').PLACES;
  /** People and works are in the order of `studio.json`: not every person has a picture. */
  export const PICTURES: Readonly<
    Record<Name, Picture> & Record<'people' | 'works', readonly (Picture | null)[]>
  >;
}
