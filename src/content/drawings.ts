import oliveBranch from './drawings/olive-branch.svg?drawing';
import wallflower from './drawings/wallflower.svg?drawing';

/** Decorative line drawings: files of `drawings/`, which name their colours, in the size of their `viewBox`. */
export const DRAWINGS = { oliveBranch, wallflower } as const;
