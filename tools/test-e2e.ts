import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTS } from '../tests/support/ports.ts';
import { PROJECT_ROOT } from './local/project-root.ts';
import { UserError } from './user-error.ts';
import './ensure-browser.ts';

/** `npm run test:e2e [-- FILE…]`: builds site and gallery, which must give no warning, and runs the browser tests on them. */

console.log('Building the site…');
for (const config of ['vite.config.ts', 'tools/gallery/vite.config.ts']) {
  const command = ['node_modules/vite/bin/vite.js', 'build', '-c', config, '--logLevel', 'warn'];
  const build = run(command, 'pipe');
  const warnings = `${build.stdout}${build.stderr}`;
  if (build.status !== 0 || warnings)
    throw new UserError(`The build of ${config} is not silent:\n${warnings}`);
}

// A server that runs already is used: it has to serve this site, not another checkout's.
const address = `http://localhost:${PORTS.start}/`;
const served = await fetch(address).then(
  (response) => response.text(),
  () => undefined,
);
if (served !== undefined && served !== readFileSync(join(PROJECT_ROOT, 'dist/index.html'), 'utf8'))
  throw new UserError(`${address} serves another site: end that server, or set another E2E_PORT.`);

const tests = run(['node_modules/playwright/cli.js', 'test', ...process.argv.slice(3)], 'inherit');
process.exit(tests.status ?? 1);

function run(command: string[], stdio: 'pipe' | 'inherit') {
  // Vite, through which this file runs, has set NODE_ENV.
  const env = { ...process.env, NODE_ENV: undefined };
  return spawnSync(process.execPath, command, { cwd: PROJECT_ROOT, env, stdio, encoding: 'utf8' });
}
