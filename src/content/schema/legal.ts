import * as v from 'valibot';
import { isCalendarDay } from '../../shared/dates.ts';
import { list, text } from './values.ts';

/** The shapes of the legal texts: `legal/` and `privacy-clause.ts`. */

const LINK = v.strictObject({ text, href: text });

/** Text that may contain links. */
const PROSE = v.union(
  [text, list(v.union([v.string(), LINK]))],
  'tiene que ser un texto, o una lista de textos y enlaces',
);
export type Prose = v.InferOutput<typeof PROSE>;

const BLOCK = v.union(
  [
    v.strictObject({ paragraph: PROSE }),
    v.strictObject({ list: list(PROSE) }),
    v.strictObject({ facts: list(v.strictObject({ term: text, text: PROSE })) }),
  ],
  'tiene que ser un párrafo, una lista o unos datos con «term» y «text», sin nada vacío',
);
export type LegalBlock = v.InferOutput<typeof BLOCK>;

/** A legal page, which runs no script (U-13). */
export const LEGAL_DOCUMENT = v.strictObject({
  path: text,
  title: text,
  /** The description that search engines show. */
  description: text,
  /** The day of the last change, `YYYY-MM-DD`. */
  updated: v.pipe(
    text,
    v.check(isCalendarDay, ({ input }) => `tiene que ser un día, como 2026-11-22, y es «${input}»`),
  ),
  intro: PROSE,
  sections: list(v.strictObject({ heading: text, blocks: list(BLOCK) })),
});
export type LegalDocument = v.InferOutput<typeof LEGAL_DOCUMENT>;

export const PRIVACY_CLAUSE = v.strictObject({
  title: text,
  facts: list(v.strictTuple([text, text])),
  conditions: text,
  more: text,
  link: LINK,
});

const STATIC_PAGE = v.strictObject({
  path: v.pipe(
    text,
    v.regex(/^\/[a-z\d-]+$/, ({ input }) => `tiene que ser como /privacidad, y es «${input}»`),
  ),
  label: text,
});

/** The static pages, each with an address of its own. */
export const LEGAL_LINKS = v.pipe(
  v.strictObject({ notice: STATIC_PAGE, privacy: STATIC_PAGE, cookies: STATIC_PAGE }),
  v.check(
    (links) => new Set(Object.values(links).map(({ path }) => path)).size === 3,
    'cada página necesita una dirección propia: hay dos iguales',
  ),
);
