import { spawnSync } from 'node:child_process';
import { UserError } from '../../tools/build/user-error.ts';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';

/** Builds for browser tests, and runs them. */

/** Builds the project in a folder without warnings. The files have source maps, so that tests can name the place of a fault. */
export function build(folder = PROJECT_ROOT, env: NodeJS.ProcessEnv = {}): void {
  console.log('Building the site…');
  vite(folder, ['--sourcemap', 'hidden'], env);
}

function vite(folder: string, options: string[], env: NodeJS.ProcessEnv = {}): void {
  const command = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...options];
  const { status, stdout, stderr } = run(folder, command, 'pipe', env);
  if (status !== 0 || stdout || stderr)
    throw new UserError(`The build in ${folder} failed or gave a warning:\n${stdout}${stderr}`);
}

/** Runs Playwright's tests with these arguments. Returns the exit code. */
export function runTests(args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const command = ['node_modules/playwright/cli.js', 'test', ...args];
  return run(PROJECT_ROOT, command, 'inherit', env).status ?? 1;
}

function run(cwd: string, command: string[], stdio: 'pipe' | 'inherit', ownEnv: NodeJS.ProcessEnv) {
  const env = { ...process.env, ...ownEnv };
  return spawnSync(process.execPath, command, { cwd, env, stdio, encoding: 'utf8' });
}
