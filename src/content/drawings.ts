import oliveBranch from './drawings/olive-branch.svg?no-inline';

/** Line drawings that decorate; their size is that of the file's `viewBox`. */
export const DRAWINGS = {
  oliveBranch: { src: oliveBranch, width: 720, height: 300 },
} as const;
