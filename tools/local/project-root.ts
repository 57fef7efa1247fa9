import { fileURLToPath } from 'node:url';

/** Absolute, so that tools run in any folder. */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));
