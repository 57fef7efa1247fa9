import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';

const HOME = readFileSync(join(PROJECT_ROOT, 'dist/index.html'), 'utf8');

/** The inline script of the built pages, which loads the app (U-11). */
export const INLINE_SCRIPT = /<script data-app=[^>]*>(.*?)<\/script>/s.exec(HOME)?.[1] ?? '';
