import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Where Debian's packages put it; Playwright's own download works on few machines without more. The shell, which is
 * Chromium without its window, takes two thirds of the processor time.
 */
const DEBIAN_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

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
export function systemChromium(): string | undefined {
  const paths = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : DEBIAN_CHROMIUMS;
  return paths.find(
    (path) => existsSync(path) && spawnSync(path, ['--version', '--no-sandbox']).status === 0,
  );
}
