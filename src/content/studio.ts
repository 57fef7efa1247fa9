import type { Studio } from './schema/studio.ts';
import studio from './studio.json' with { type: 'json' };

/** What only the studio can say. `schema/studio.ts` explains the entries. */
export const STUDIO: Studio = studio;
