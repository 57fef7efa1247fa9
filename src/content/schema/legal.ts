import * as v from 'valibot';
import { isCalendarDay } from '../../shared/dates.ts';
import { DESCRIPTION } from './page.ts';
import { fact, list, shortText, text as shown, legalText as text } from './values.ts';

/** The shapes of the legal texts: `legal/`. In them, `[words](address)` is a link. */

/** Each block has one of these. A fact or paragraph whose text is empty, because a fact of the company is missing, is left out. */
const BLOCK = v.pipe(
  v.strictObject({
    paragraph: v.exactOptional(text),
    list: v.exactOptional(list(text)),
    facts: v.exactOptional(list(v.strictObject({ term: text, text }))),
  }),
  v.check(
    (block) => Object.keys(block).length === 1,
    'tiene que tener un párrafo, una lista o unos datos: solo una de las tres cosas',
  ),
);
export type LegalBlock = v.InferOutput<typeof BLOCK>;

/** A legal page. */
export const LEGAL_DOCUMENT = v.strictObject({
  title: text,
  /** The description that search engines show. */
  description: shortText(DESCRIPTION, text),
  /** The day of the last change, `YYYY-MM-DD`. */
  updated: v.pipe(
    fact,
    v.check(isCalendarDay, ({ input }) => `tiene que ser un día, como 2026-11-22, y es «${input}»`),
  ),
  intro: text,
  sections: list(v.strictObject({ heading: text, blocks: list(BLOCK) })),
});
export type LegalText = v.InferOutput<typeof LEGAL_DOCUMENT>;

/** The first layer of the privacy information, which the law requires at the form (RGPD, article 13; LOPDGDD, article 11). */
export const PRIVACY_CLAUSE = v.strictObject({
  title: fact,
  facts: list(v.strictObject({ term: fact, text: shown })),
  conditions: fact,
  more: fact,
  /** The words that link to the privacy policy. */
  link: fact,
});
export type PrivacyClause = v.InferOutput<typeof PRIVACY_CLAUSE>;

const STATIC_PAGE = v.strictObject({
  path: v.pipe(
    fact,
    v.regex(/^\/[a-z\d-]+$/, ({ input }) => `tiene que ser como /privacidad, y es «${input}»`),
  ),
  label: fact,
});

/** The static pages, each with an address of its own. */
export const LEGAL_LINKS = v.pipe(
  v.strictObject({ notice: STATIC_PAGE, privacy: STATIC_PAGE, cookies: STATIC_PAGE }),
  v.check(
    (links) => new Set(Object.values(links).map(({ path }) => path)).size === 3,
    'cada página necesita una dirección propia: hay dos iguales',
  ),
);
export type LegalLinks = v.InferOutput<typeof LEGAL_LINKS>;
