import oliveBranch from 'drawing:olive-branch';
import wallflower from 'drawing:wallflower';

/** Decorative line drawings: files of `drawings/`, which name their colours, in the size of their `viewBox`. */
export const DRAWINGS = { oliveBranch, wallflower } as const;
