import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { UserError } from '../build/user-error.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { systemChromium } from './chromium.ts';
import { installFromDebian, succeeds } from './install.ts';

/** Installs Chromium before the browser tests, if there is none. */

if (process.env.CHROMIUM_PATH && !systemChromium())
  throw new UserError('CHROMIUM_PATH is not the path of a working Chromium');

// Debian's package first: it installs the system libraries that Playwright's download would lack.
const installed =
  hasBrowser() ||
  (installFromDebian('chromium', 'chromium-headless-shell') && hasBrowser()) ||
  installFromPlaywright();
if (!installed)
  throw new UserError(
    'The browser tests need Chromium. Install it, and set CHROMIUM_PATH to its path if that is not /usr/bin/chromium.',
  );

function hasBrowser(): boolean {
  return systemChromium() !== undefined || existsSync(chromium.executablePath());
}

function installFromPlaywright(): boolean {
  console.log("Installing Playwright's Chromium, once…");
  const cli = join(PROJECT_ROOT, 'node_modules/playwright/cli.js');
  return succeeds(process.execPath, [cli, 'install', 'chromium', '--no-shell']) && hasBrowser();
}
