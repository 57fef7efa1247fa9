import { ensureEngines } from '../../tools/install/engines.ts';
import { build, runTests } from './build-and-test.ts';

/** `npm run test:engines [-- FILE…]`: builds the site, and runs the journeys in Firefox and WebKit (U-36). */

ensureEngines();
build();
process.exit(runTests(['-c', 'tests/engines/playwright.config.ts', ...process.argv.slice(3)]));
