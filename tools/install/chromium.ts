import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { UserError } from '../build/user-error.ts';

/** Debian's packages. Playwright's own download needs system libraries that a bare machine lacks. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

/** Turn off the browser's own requests and updates, which would disturb tests and measurements. */
const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright's own `--disable-features`, repeated here: the browser obeys only the last of two such flags. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Two hidden pages of the address bar, which each new window loads. They took nearly half of the time of a test. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The flags of every browser that tests and measurements start. */
export const TEST_FLAGS = [
  ...QUIET_FLAGS,
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
];

/** The path of `CHROMIUM_PATH` or else of Debian's Chromium; `undefined` if it does not run. */
export const systemChromium = () => ifItRuns(process.env.CHROMIUM_PATH || DEBIAN_CHROMIUM);

/** The same for the headless shell. It takes a third less time, but has no back/forward cache and no hover without a movement. */
export const systemShell = () => ifItRuns(process.env.CHROMIUM_PATH || DEBIAN_SHELL);

/** The path of the system's Chromium, or else of Playwright's own, if there is one. */
export function findBrowser(): string | undefined {
  const path = systemChromium() ?? chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

export const needsChromium = (who: string) =>
  new UserError(
    `${who} Chromium: install it with your system’s packages, and set CHROMIUM_PATH to its path if that is not ${DEBIAN_CHROMIUM}.`,
  );

function ifItRuns(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  return spawnSync(path, ['--version', '--no-sandbox']).status === 0 ? path : undefined;
}
