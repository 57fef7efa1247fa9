import pages from './pages.json' with { type: 'json' };

/** The legal pages, as the footer and the privacy clause link to them. */
export const LEGAL_LINKS = pages;

/** The paths of the legal pages. */
export const LEGAL_PATHS: readonly string[] = Object.values(LEGAL_LINKS).map(({ path }) => path);
