interface ImportMetaEnv {
  /** The year in which the site was built. */
  readonly BUILD_YEAR: number;
  /** A production build with sample contact data, which is not indexed. */
  readonly IS_DEMONSTRATION?: boolean;
}

/** A picture of `src/content/pictures` in every size and format: `picture:bodas?focus=48,52` (`tools/build/pictures/order.ts`). */
declare module 'picture:*' {
  const file: import('./content/picture.ts').PictureFile;
  // biome-ignore lint/style/noDefaultExport: Vite gives a file as the default export
  export default file;
}

/** The picture that `pictures.ts` imports under this name, cut for links to the site in messages and social networks. */
declare module 'social-picture:*' {
  const file: import('./content/picture.ts').SocialPictureFile;
  // biome-ignore lint/style/noDefaultExport: Vite gives a file as the default export
  export default file;
}

/** An SVG of `src/content/drawings`, in the colours of `tokens.css`. */
declare module 'drawing:*' {
  const file: { src: string; width: number; height: number };
  // biome-ignore lint/style/noDefaultExport: Vite gives a file as the default export
  export default file;
}
