import { SITE } from '../site.ts';

/** The legal pages, as the footer and the privacy clause link to them. */
export const LEGAL_LINKS = {
  notice: { path: '/aviso-legal', label: SITE.legal.notice },
  privacy: { path: '/privacidad', label: SITE.legal.privacy },
  cookies: { path: '/cookies', label: SITE.legal.cookies },
};

/** The paths of the legal pages. */
export const LEGAL_PATHS: readonly string[] = Object.values(LEGAL_LINKS).map(({ path }) => path);
