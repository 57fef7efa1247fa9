interface ImportMetaEnv {
  /** The year in which the site was built. */
  readonly BUILD_YEAR: number;
  /** A production build with sample contact data, which is not indexed. */
  readonly IS_DEMONSTRATION?: boolean;
  /** A picture of `src/content/pictures.ts` still has its sample mark: it is an illustration. */
  readonly HAS_SAMPLE_PICTURES?: boolean;
}

/** The entries of `src/content/pictures.ts` in every size and format (`tools/build/pictures-plugin.ts`). */
declare module 'virtual:pictures' {
  type Name = keyof typeof import('./content/pictures.ts').PICTURES;
  export const PICTURES: Readonly<Record<Name, import('./content/picture.ts').Picture>>;
}

/** A module of its own: a page that links to the social picture does not load the others. */
declare module 'virtual:social-picture' {
  export const SOCIAL_PICTURE: import('./content/picture.ts').SocialPicture;
}

/** An SVG of `src/content/drawings`, in the colours of `tokens.css`. */
declare module '*.svg?drawing' {
  const file: { src: string; width: number; height: number };
  // biome-ignore lint/style/noDefaultExport: Vite gives a file as the default export
  export default file;
}

/** One `<view>` of such an SVG: a part of the drawing. */
declare module '*&view' {
  const part: { src: string; width: number; height: number };
  // biome-ignore lint/style/noDefaultExport: Vite gives a file as the default export
  export default part;
}
