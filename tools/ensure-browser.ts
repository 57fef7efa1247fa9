import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { systemChromium } from '../tests/support/chromium.ts';
import { PROJECT_ROOT } from './local/project-root.ts';
import { UserError } from './user-error.ts';

/** What `npm test` runs before the browser tests: they need a Chromium, and a bare machine has none. */

if (process.env.CHROMIUM_PATH && !systemChromium())
  throw new UserError('CHROMIUM_PATH names no Chromium that runs');

const installed = hasBrowser() || installFromDebian() || installFromPlaywright();
if (!installed)
  throw new UserError(
    'The browser tests need Chromium: install it with your system, and name it in CHROMIUM_PATH if it is not /usr/bin/chromium.',
  );

function hasBrowser(): boolean {
  return systemChromium() !== undefined || existsSync(chromium.executablePath());
}

/** Playwright's download needs system libraries that bare Debian lacks; the package brings them along. */
function installFromDebian(): boolean {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!isDebianRoot) return false;
  console.log('Installing Chromium with apt-get, once…');
  return (
    runs('apt-get', ['update']) &&
    runs('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']) &&
    hasBrowser()
  );
}

function installFromPlaywright(): boolean {
  console.log("Installing Playwright's Chromium, once…");
  const cli = join(PROJECT_ROOT, 'node_modules/playwright/cli.js');
  return runs(process.execPath, [cli, 'install', 'chromium', '--no-shell']) && hasBrowser();
}

/** Quiet unless it fails: then everything that the command said is of use. */
function runs(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
  if (status !== 0) console.error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return status === 0;
}
