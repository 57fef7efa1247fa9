import { ensureBrowser } from '../../tools/install/browser.ts';
import { makeAnotherStudio } from './another-studio.ts';
import { build, runTests } from './build-and-test.ts';

/**
 * `npm run test:e2e [-- FILE…]`: builds the site without warnings, and runs the browser tests on them. With
 * `--another-studio`, builds a copy with other content (U-16), and runs on it the tests that show content.
 */

const OTHER = '--another-studio';
/** Of the function: without it no production build goes live (U-31). */
const CONFIGURATION = {
  BREVO_API_KEY: 'key',
  MANAGEMENT_EMAIL: 'equipo@estudio.example',
  MANAGEMENT_NAME: 'Estudio',
  SENDER_EMAIL: 'web@estudio.example',
  SENDER_NAME: 'Web',
  CRON_SECRET: 'secret',
};
ensureBrowser();
const filters = process.argv.slice(3).filter((argument) => argument !== OTHER);
const anotherStudio = process.argv.includes(OTHER) ? await makeAnotherStudio() : undefined;
if (anotherStudio) build(anotherStudio.folder, { VERCEL_ENV: 'production', ...CONFIGURATION });
else build();
const status = runTests(filters, anotherStudio && { ANOTHER_STUDIO: anotherStudio.folder });
anotherStudio?.remove();
process.exit(status);
