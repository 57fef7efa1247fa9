/** Text that may contain links. */
export type Prose = string | readonly (string | { text: string; href: string })[];

export type LegalBlock =
  | { paragraph: Prose }
  | { list: readonly Prose[] }
  | { facts: readonly { term: string; text: Prose }[] };

/** A legal page, which runs no script (U-13). */
export interface LegalDocument {
  path: string;
  title: string;
  /** The description that search engines show. */
  description: string;
  /** The day of the last change, `YYYY-MM-DD`. */
  updated: string;
  intro: Prose;
  sections: readonly { heading: string; blocks: readonly LegalBlock[] }[];
}
