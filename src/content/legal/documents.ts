import cookies from './cookies.json' with { type: 'json' };
import { LEGAL_PAGES } from './legal-paths.ts';
import notice from './notice.json' with { type: 'json' };
import privacy from './privacy.json' with { type: 'json' };

/**
 * One or more of the three, in this order. A fact or paragraph whose text is empty, because a fact of the company is
 * missing, is left out.
 */
export interface LegalBlock {
  paragraph?: string;
  list?: readonly string[];
  facts?: readonly { term: string; text: string }[];
}

/** A legal page. In its texts, `[words](address)` is a link. */
export interface LegalDocument extends Omit<typeof notice, 'sections'> {
  path: string;
  sections: readonly { heading: string; blocks: readonly LegalBlock[] }[];
}

const document = (json: unknown, path: string) => ({ ...(json as LegalDocument), path });

/** Aviso legal (LSSI-CE, article 10). */
export const NOTICE = document(notice, LEGAL_PAGES.notice);
/**
 * The privacy policy (RGPD, article 13) describes the data that the site, its function and its providers process. It
 * states the retention time that `api/deploying.md` sets at Brevo: change both together.
 */
export const PRIVACY = document(privacy, LEGAL_PAGES.privacy);
/** Política de cookies (LSSI-CE, article 22.2): the site sets none; this says what it stores instead. */
export const COOKIES = document(cookies, LEGAL_PAGES.cookies);
