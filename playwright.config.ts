import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { PORTS, SERVERS } from './tests/support/servers.ts';
import { executableOf } from './tools/install/programs.ts';

/** Tests of the app's start and of history run in the full browser: the headless shell behaves differently there. */
const FULL_BROWSER_SPECS = /e2e\/start\//;

/** The system's browser. Without it, Playwright's own. */
const chromium = executableOf('chromium');

/** Without the browser's own requests and updates, which would disturb the tests. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function launchOptions(executablePath: string | undefined) {
  return { ...(executablePath && { executablePath }), args: FLAGS };
}

const inShell = { launchOptions: launchOptions(executableOf('headlessShell') ?? chromium) };

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Math.max(4, availableParallelism()),
  // Generous, because tests wait for conditions: only a failure or a very busy machine takes so long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'dot',
  use: {
    baseURL: `http://localhost:${PORTS.preview}`,
    browserName: 'chromium',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'off',
    // Animations take a third of the CPU time. Tests of motion, and the journeys, turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // If the system has no browser, use Playwright's full Chromium
    // for all tests: its headless shell is a second download.
    ...(chromium ? {} : { channel: 'chromium' }),
    launchOptions: launchOptions(chromium),
  },
  projects: [
    { name: 'full browser', testMatch: FULL_BROWSER_SPECS },
    { name: 'headless shell', testIgnore: FULL_BROWSER_SPECS, use: inShell },
  ],
  webServer: Object.values(SERVERS),
});
