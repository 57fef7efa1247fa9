import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { UserError } from '../build/user-error.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { systemChromium } from './chromium.ts';
import { installFromDebian, runs } from './install.ts';

/** What `npm test` runs before the browser tests: they need a Chromium, and a bare machine has none. */

if (process.env.CHROMIUM_PATH && !systemChromium())
  throw new UserError('CHROMIUM_PATH names no Chromium that runs');

// Debian first: Playwright's download needs system libraries that a bare one lacks; the package brings them along.
const installed =
  hasBrowser() ||
  (installFromDebian('chromium', 'chromium-headless-shell') && hasBrowser()) ||
  installFromPlaywright();
if (!installed)
  throw new UserError(
    'The browser tests need Chromium: install it with your system, and name it in CHROMIUM_PATH if it is not /usr/bin/chromium.',
  );

function hasBrowser(): boolean {
  return systemChromium() !== undefined || existsSync(chromium.executablePath());
}

function installFromPlaywright(): boolean {
  console.log("Installing Playwright's Chromium, once…");
  const cli = join(PROJECT_ROOT, 'node_modules/playwright/cli.js');
  return runs(process.execPath, [cli, 'install', 'chromium', '--no-shell']) && hasBrowser();
}
