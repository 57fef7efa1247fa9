import oliveBranch from 'drawing:olive-branch';
import wallflower from 'drawing:wallflower';

/** Line drawings that decorate: files of `drawings/`, in the colours that they name, as large as their `viewBox`. */
export const DRAWINGS = { oliveBranch, wallflower } as const;
