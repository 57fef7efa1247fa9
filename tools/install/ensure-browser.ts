import { join } from 'node:path';
import { UserError } from '../build/user-error.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { findBrowser, needsChromium, systemChromium } from './chromium.ts';
import { installFromDebian, succeeds } from './install.ts';

/** Installs Chromium before the browser tests, if there is none. */

if (process.env.CHROMIUM_PATH && !systemChromium())
  throw new UserError('CHROMIUM_PATH is not the path of a working Chromium');

// Debian's package first: it installs the system libraries that Playwright's download would lack.
const installed =
  findBrowser() ||
  (installFromDebian('chromium', 'chromium-headless-shell') && findBrowser()) ||
  installFromPlaywright();
if (!installed) throw needsChromium('The browser tests need');

function installFromPlaywright(): boolean {
  console.log("Installing Playwright's Chromium, once…");
  const cli = join(PROJECT_ROOT, 'node_modules/playwright/cli.js');
  return (
    succeeds(process.execPath, [cli, 'install', 'chromium', '--no-shell']) &&
    findBrowser() !== undefined
  );
}
