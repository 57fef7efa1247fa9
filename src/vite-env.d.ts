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

/** The steps of `src/content/day-plan.ts` with the drawings of their furniture (`tools/build/day-plan-plugin.ts`). */
declare module 'virtual:day-plan' {
  interface Spot {
    where: string;
    /** The furniture for each number of guests, one picture below the other. */
    drawing?: { src: string; width: number; height: number };
  }
  interface Step {
    time: string;
    what: string;
    dry: Required<Spot>;
    wet?: Spot;
    /** For each number of guests. */
    furniture: readonly string[];
  }
  export const STEPS: readonly Step[];
}
