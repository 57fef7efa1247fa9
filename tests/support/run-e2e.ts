import { spawnSync } from 'node:child_process';
import { UserError } from '../../tools/build/user-error.ts';
import { ensureBrowser } from '../../tools/install/browser.ts';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';
import { makeAnotherStudio } from './another-studio.ts';

/**
 * `npm run test:e2e [-- FILE…]`: builds site and gallery without warnings, and runs the browser tests on them. With
 * `--another-studio`, builds a copy with other content (U-16), and runs on it the tests that show content.
 */

const OTHER = '--another-studio';
ensureBrowser();
const filters = process.argv.slice(3).filter((argument) => argument !== OTHER);
const anotherStudio = process.argv.includes(OTHER) ? await makeAnotherStudio() : undefined;
console.log('Building the site…');
if (anotherStudio) build(anotherStudio.folder, [], { VERCEL_ENV: 'production' });
else {
  build(PROJECT_ROOT);
  build(PROJECT_ROOT, ['-c', 'tools/gallery/vite.config.ts']);
}

const tests = run(
  PROJECT_ROOT,
  ['node_modules/playwright/cli.js', 'test', ...filters],
  'inherit',
  anotherStudio && { ANOTHER_STUDIO: anotherStudio.folder },
);
anotherStudio?.remove();
process.exit(tests.status ?? 1);

function build(folder: string, options: string[] = [], env = {}) {
  const command = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...options];
  const { status, stdout, stderr } = run(folder, command, 'pipe', env);
  if (status !== 0 || stdout || stderr)
    throw new UserError(`The build in ${folder} failed or gave a warning:\n${stdout}${stderr}`);
}

function run(cwd: string, command: string[], stdio: 'pipe' | 'inherit', ownEnv = {}) {
  const env = { ...process.env, ...ownEnv };
  return spawnSync(process.execPath, command, { cwd, env, stdio, encoding: 'utf8' });
}
