import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { PORTS } from './tests/support/ports.ts';
import { SERVERS } from './tests/support/servers.ts';
import { systemChromium, systemShell, TEST_FLAGS } from './tools/install/browser.ts';

/** Tests of the app's start and of history run in the full browser: the headless shell behaves differently there. */
const FULL_BROWSER_SPECS = /e2e\/start\//;

/** Tests that also run on `anotherStudio`: those in `built/`, and tests with the tag. Together they show every fact, text and picture that an owner may change. */
const CONTENT_TESTS = /@content|\bbuilt\//;
/** The folder of a copy of the project with other content (U-16), if its tests run instead of the others. */
const anotherStudio = process.env.ANOTHER_STUDIO;

/** Workers read this file again, and inherit the environment. It keeps the result, because the check of both browsers takes 0.7 s. */
process.env.SYSTEM_BROWSERS ??= JSON.stringify({ full: systemChromium(), shell: systemShell() });
const system: { full?: string; shell?: string } = JSON.parse(process.env.SYSTEM_BROWSERS);

function launchOptions(executablePath: string | undefined) {
  return { ...(executablePath ? { executablePath } : {}), args: TEST_FLAGS };
}

const inShell = { launchOptions: launchOptions(system.shell ?? system.full) };

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 1 + Math.max(2, availableParallelism()),
  // Generous, because tests wait for conditions: only a failure or a very busy machine takes so long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['./tests/support/summary-reporter.ts']],
  use: {
    baseURL: `http://localhost:${PORTS.preview}`,
    browserName: 'chromium',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'off',
    // Animations take a third of the CPU time. Tests of motion, and the journeys, turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // If the system has no browser, use Playwright's full Chromium for all tests: its headless shell is a second download.
    ...(system.full ? {} : { channel: 'chromium' }),
    launchOptions: launchOptions(system.full),
  },
  ...(anotherStudio
    ? {
        testDir: join(anotherStudio, 'tests/e2e'),
        grep: CONTENT_TESTS,
        projects: [{ name: 'another studio', use: inShell }],
        webServer: { ...SERVERS.preview, cwd: anotherStudio },
      }
    : {
        projects: [
          { name: 'full browser', testMatch: FULL_BROWSER_SPECS },
          { name: 'headless shell', testIgnore: FULL_BROWSER_SPECS, use: inShell },
        ],
        webServer: Object.values(SERVERS),
      }),
});
