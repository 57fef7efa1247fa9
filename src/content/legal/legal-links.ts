import pages from './pages.json' with { type: 'json' };

/** The static pages, as the footer and the privacy clause link to them. */
export const LEGAL_LINKS = pages;

/** The paths of all static pages: those that `src/static-routes.tsx` has. */
export const STATIC_PATHS: readonly string[] = Object.values(LEGAL_LINKS).map(({ path }) => path);
