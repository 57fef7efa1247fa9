import { fill } from './fill.ts';
import process from './process.json' with { type: 'json' };
import type { Process } from './schema/page.ts';

export const PROCESS = fill<Process>(process);

/** The words beside the drawing of a proposal, `drawings/proposal.svg`. Without them, the page shows neither. */
export const SHEET = PROCESS.sheet;
