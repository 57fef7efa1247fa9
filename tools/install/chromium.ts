import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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

function ifItRuns(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  return spawnSync(path, ['--version', '--no-sandbox']).status === 0 ? path : undefined;
}
