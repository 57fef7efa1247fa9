/**
 * The legal pages: the name of each in braces → its path. The build, which reads no JSON by import, knows the links by
 * it.
 */
export const LEGAL_PAGES = {
  notice: '/aviso-legal',
  privacy: '/privacidad',
  cookies: '/cookies',
} as const;

export const LEGAL_PATHS: readonly string[] = Object.values(LEGAL_PAGES);

export const LEGAL_PAGE_NAMES = Object.keys(LEGAL_PAGES) as readonly (keyof typeof LEGAL_PAGES)[];
