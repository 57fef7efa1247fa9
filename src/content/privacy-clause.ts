import { fill } from './fill.ts';
import clause from './legal/clause.json' with { type: 'json' };

interface PrivacyClause extends Omit<typeof clause, 'facts'> {
  facts: readonly { term: string; text: string }[];
}

/** The first layer of the privacy information, at the form. */
export const PRIVACY_CLAUSE = fill<PrivacyClause>(clause);
