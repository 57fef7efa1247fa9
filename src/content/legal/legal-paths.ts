/**
 * The path of each legal page, by its name in braces. Not in a
 * JSON file: the build, which imports none, needs the paths.
 */
export const LEGAL_PAGES = {
  notice: '/aviso-legal',
  privacy: '/privacidad',
  cookies: '/cookies',
} as const;

export const LEGAL_PATHS: readonly string[] = Object.values(LEGAL_PAGES);

export const LEGAL_PAGE_NAMES = Object.keys(LEGAL_PAGES) as readonly (keyof typeof LEGAL_PAGES)[];
