import { ensureEngines } from '../../tools/install/engines.ts';
import { build, buildGallery, runTests } from './build-and-test.ts';

/** `npm run test:engines [-- FILE…]`: builds site and gallery, and runs the journeys in Firefox and WebKit (U-36). */

ensureEngines();
build();
buildGallery();
process.exit(runTests(['-c', 'tests/engines/playwright.config.ts', ...process.argv.slice(3)]));
