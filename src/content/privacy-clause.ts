import { fill } from './fill.ts';
import clause from './legal/clause.json' with { type: 'json' };
import type { PrivacyClause } from './schema/legal.ts';

/** The first layer of the privacy information, at the form. */
export const PRIVACY_CLAUSE = fill<PrivacyClause>(clause);
