/**
 * The oldest browsers that run the form: the first ones with `:has()` and `<dialog>`, for which nothing stands in. Mobile
 * versions have the same numbers. Older ones show the pages, which have the phone number.
 */
export const OLDEST_BROWSERS = { chrome: 105, edge: 105, firefox: 121, safari: 15.4 } as const;

/** Vite's names, for the build. */
export const BUILD_TARGET = Object.entries({ ...OLDEST_BROWSERS, ios: OLDEST_BROWSERS.safari }).map(
  ([name, version]) => `${name}${version}`,
);
