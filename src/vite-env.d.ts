interface ImportMetaEnv {
  /** The year in which the site was built. */
  readonly BUILD_YEAR: number;
  /** A production build with sample contact data, which is not indexed. */
  readonly IS_DEMONSTRATION?: boolean;
  /** A picture of `src/content/pictures.json` is still a sample: an illustration. */
  readonly HAS_SAMPLE_PICTURES?: boolean;
}

/** The pictures of `src/content` in every size and format (`tools/build/pictures-plugin.ts`). */
declare module 'virtual:pictures' {
  type Picture = import('./content/picture.ts').Picture;
  type Name = keyof import('./content/schema/pictures.ts').Pictures;
  export const PICTURES: Readonly<Record<Name, Picture>>;
  /** In the order of `studio.json`. */
  export const PEOPLE: readonly Picture[];
  export const WORKS: readonly Picture[];
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
