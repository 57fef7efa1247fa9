import oliveBranch from './drawings/olive-branch.svg?no-inline';
import wallflower from './drawings/wallflower.svg?no-inline';

/** Line drawings that decorate; their size is that of the file's `viewBox`. */
export const DRAWINGS = {
  oliveBranch: { src: oliveBranch, width: 720, height: 300 },
  wallflower: { src: wallflower, width: 420, height: 640 },
} as const;
