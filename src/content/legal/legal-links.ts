import { SITE } from '../site.ts';
import { LEGAL_PAGES } from './legal-paths.ts';

/** The legal pages, as the footer and the privacy clause link to them. */
export const LEGAL_LINKS = {
  notice: { path: LEGAL_PAGES.notice, label: SITE.legal.notice },
  privacy: { path: LEGAL_PAGES.privacy, label: SITE.legal.privacy },
  cookies: { path: LEGAL_PAGES.cookies, label: SITE.legal.cookies },
};
