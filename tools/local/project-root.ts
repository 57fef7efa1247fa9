import { fileURLToPath } from 'node:url';

/** Tools work from any folder that they are called in. */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));
