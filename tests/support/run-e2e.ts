import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readContent } from '../../tools/build/read-content.ts';
import { ensure, ensureChromium } from '../../tools/install/programs.ts';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';

/**
 * `npm run test:e2e [-- FILE…]`: builds the site without warnings, and runs the browser tests on it. With `--engines`,
 * runs the journey in Firefox and WebKit.
 */

// npm drops `--`; whoever runs this file without npm may write it, too.
const options = process.argv.slice(3).filter((option) => option !== '--');
const engines = options.indexOf('--engines');
const isEngines = engines >= 0 && options.splice(engines, 1).length > 0;

if (isEngines) ensure('firefox', 'webkit', 'display');
else ensureChromium();
console.log('Building the site…');
process.exit(build() || (await runTests()));

/** A warning is a failure. */
function build(): number {
  const command = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  });
  // How long plugins took depends on how busy the machine is.
  const said = (stdout + stderr).replace(/\[PLUGIN_TIMINGS\].*?for more details\.\s*/gs, '');
  if (status === 0 && !said) return 0;
  console.error(`The build failed or gave a warning:\n${said}`);
  return 1;
}

async function runTests(): Promise<number> {
  const config = isEngines ? ['-c', 'tests/engines/playwright.config.ts'] : [];
  const command = ['node_modules/playwright/cli.js', 'test', ...config, ...options];
  const content = JSON.stringify(await readContent(PROJECT_ROOT));
  writeFileSync(join(PROJECT_ROOT, 'node_modules/.cache/content.json'), content);
  const hooks = pathToFileURL(join(PROJECT_ROOT, 'tests/support/cleaned-content.js'));
  const env = { ...process.env, NODE_OPTIONS: `--import ${hooks}` };
  return (
    spawnSync(process.execPath, command, { cwd: PROJECT_ROOT, env, stdio: 'inherit' }).status ?? 1
  );
}
