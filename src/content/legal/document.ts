/** Prose with links in it. */
export type Prose = string | readonly (string | { text: string; href: string })[];

export type LegalBlock =
  | { paragraph: Prose }
  | { list: readonly Prose[] }
  | { facts: readonly { term: string; text: Prose }[] };

/** One static page of the law: read from top to bottom, without script (U-13). */
export interface LegalDocument {
  path: string;
  title: string;
  /** What search engines show. */
  description: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string;
  intro: Prose;
  sections: readonly { heading: string; blocks: readonly LegalBlock[] }[];
}
