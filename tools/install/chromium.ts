import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian's package puts it; Playwright's own download works on few machines without more (facts.md, "Toolchain"). */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
/** Chromium without a window, of which Debian has a package too. */
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

/** No lookup, update or connection of the browser's own: neither a test nor a measurement should notice one. */
const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Playwright leaves off itself: of two such switches the browser heeds the last one alone. */
const OFF_FOR_PLAYWRIGHT = [
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

/** Two pages of the address bar that nobody sees, loaded for each test's window: nearly half of what a test cost. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** For every browser that a test or a measurement starts. */
export const TEST_FLAGS = [
  ...QUIET_FLAGS,
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
];

/** The system's Chromium, if there is one that runs. `CHROMIUM_PATH` names another. */
export const systemChromium = () => ifItRuns(process.env.CHROMIUM_PATH || DEBIAN_CHROMIUM);

/** The system's headless shell: it takes a third less time, and lacks a back/forward cache and a pointer at rest. */
export const systemShell = () => ifItRuns(process.env.CHROMIUM_PATH || DEBIAN_SHELL);

function ifItRuns(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  return spawnSync(path, ['--version', '--no-sandbox']).status === 0 ? path : undefined;
}
