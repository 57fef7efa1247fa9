import { spawnSync } from 'node:child_process';
import { PROJECT_ROOT } from './local/project-root.ts';
import { UserError } from './user-error.ts';
import './ensure-browser.ts';

/** `npm run test:e2e [-- FILE…]`: builds the site, which must give no warning, and runs the browser tests on it. */

console.log('Building the site…');
const build = run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], 'pipe');
const warnings = `${build.stdout}${build.stderr}`;
if (build.status !== 0 || warnings) throw new UserError(`The build is not silent:\n${warnings}`);

const tests = run(['node_modules/playwright/cli.js', 'test', ...process.argv.slice(3)], 'inherit');
process.exit(tests.status ?? 1);

function run(command: string[], stdio: 'pipe' | 'inherit') {
  // Vite, through which this file runs, has set NODE_ENV.
  const env = { ...process.env, NODE_ENV: undefined };
  return spawnSync(process.execPath, command, { cwd: PROJECT_ROOT, env, stdio, encoding: 'utf8' });
}
