import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { UserError } from '../build/user-error.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { installFromDebian, succeeds } from './debian.ts';

/** Debian's packages. Playwright's own download needs system libraries that a bare machine lacks. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

/** The flags of every browser that tests and measurements start: without its own requests and updates, which would disturb them. */
export const TEST_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of `CHROMIUM_PATH` or else of Debian's Chromium; `undefined` if it does not run. */
export const systemChromium = () => ifItRuns(process.env.CHROMIUM_PATH || DEBIAN_CHROMIUM);

/** The same for the headless shell. It takes a third less time, but has no back/forward cache and no hover without a movement. */
export const systemShell = () => ifItRuns(process.env.CHROMIUM_PATH || DEBIAN_SHELL);

/** The path of the system's Chromium, or else of Playwright's own, if there is one. */
function findBrowser(): string | undefined {
  const path = systemChromium() ?? chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The path of the browser. Throws if there is none. */
function requireBrowser(): string {
  const path = findBrowser();
  if (path) return path;
  throw new UserError(
    `This command needs Chromium: install it with your system’s packages, and set CHROMIUM_PATH to its path if that is not ${DEBIAN_CHROMIUM}.`,
  );
}

function ifItRuns(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  return spawnSync(path, ['--version', '--no-sandbox']).status === 0 ? path : undefined;
}

/** Installs Chromium before the browser tests, if there is none. */
export function ensureBrowser(): void {
  if (process.env.CHROMIUM_PATH && !systemChromium())
    throw new UserError('CHROMIUM_PATH is not the path of a working Chromium');
  // Debian's package first: it installs the system libraries that Playwright's download would lack.
  if (findBrowser()) return;
  if (installFromDebian('chromium', 'chromium-headless-shell') && findBrowser()) return;
  console.log("Installing Playwright's Chromium, once…");
  const cli = join(PROJECT_ROOT, 'node_modules/playwright/cli.js');
  succeeds(process.execPath, [cli, 'install', 'chromium', '--no-shell']);
  requireBrowser();
}
