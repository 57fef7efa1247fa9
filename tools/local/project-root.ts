import { fileURLToPath } from 'node:url';

/** Lets tools run in any folder. */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));
