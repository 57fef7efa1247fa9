import { spawnSync } from 'node:child_process';
import { ensure, ensureChromium } from '../../tools/install/programs.ts';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';
import { makeAnotherStudio } from './another-studio.ts';

/**
 * `npm run test:e2e [-- FILE…]`: builds the site without warnings, and runs the browser tests on it. With `--engines`, runs the
 * journey in Firefox and WebKit (U-36). With `--another-studio`, builds a copy with other content (U-16), and runs on it the tests
 * that show content.
 */

/** Of the function: without it no production build goes live. */
const CONFIGURATION = {
  BREVO_API_KEY: 'xkeysib-key',
  MANAGEMENT_EMAIL: 'equipo@estudio.example',
  MANAGEMENT_NAME: 'Estudio',
  SENDER_EMAIL: 'web@estudio.example',
  SENDER_NAME: 'Web',
  ALARM_WEBHOOK_URL: 'https://avisos.example/',
  CRON_SECRET: 'only-for-tests-16',
};

const options = process.argv.slice(3);
const takeOption = (name: string) => {
  const place = options.indexOf(name);
  return place >= 0 && options.splice(place, 1).length > 0;
};
const isEngines = takeOption('--engines');
const anotherStudio = takeOption('--another-studio') ? await makeAnotherStudio() : undefined;

if (isEngines) ensure('firefox', 'webkit', 'display');
else ensureChromium();
console.log('Building the site…');
const status =
  (anotherStudio
    ? build(anotherStudio.folder, { VERCEL_ENV: 'production', ...CONFIGURATION })
    : build(PROJECT_ROOT)) || runTests(anotherStudio?.folder);
anotherStudio?.remove();
process.exit(status);

/** Builds the project in a folder. A warning is a failure. */
function build(folder: string, env: NodeJS.ProcessEnv = {}): number {
  const command = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  // How long plugins took depends on how busy the machine is.
  const said = (stdout + stderr).replace(/\[PLUGIN_TIMINGS\].*?for more details\.\s*/gs, '');
  if (status === 0 && !said) return 0;
  console.error(`The build in ${folder} failed or gave a warning:\n${said}`);
  return 1;
}

function runTests(studioFolder: string | undefined): number {
  const config = isEngines ? ['-c', 'tests/engines/playwright.config.ts'] : [];
  const command = ['node_modules/playwright/cli.js', 'test', ...config, ...options];
  const env = { ...process.env, ...(studioFolder && { ANOTHER_STUDIO: studioFolder }) };
  return (
    spawnSync(process.execPath, command, { cwd: PROJECT_ROOT, env, stdio: 'inherit' }).status ?? 1
  );
}
