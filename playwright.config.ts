import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { systemChromium, systemShell, TEST_FLAGS } from './tests/support/chromium.ts';
import { PORTS } from './tests/support/ports.ts';

/** What starts, moves, or goes back is tested in the whole browser and with motion; the headless shell differs there. */
const IN_WHOLE_BROWSER = [
  'back-forward',
  'browser',
  'budgets',
  'closing',
  'files-motion',
  'first-chunks',
  'first-tap',
  'header',
  'journey',
  'late-start',
  'mailbox',
  'modal',
  'network',
  'old-tabs',
  'opening',
  'start',
  'thank-you',
  'typed-early',
  'typeface',
].map((name) => `**/${name}.spec.ts`);

const systemBrowser = systemChromium();

/** One of the project's own servers, as its command starts it. */
const server = (tool: string, port: number) => ({
  command: `node tools/run.js ${tool}`,
  url: `http://localhost:${port}/`,
  // One that `npm run watch` keeps; its function is as it was when the server was started.
  reuseExistingServer: !process.env.CI,
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  env: {
    PORT: String(port),
    // Tests never mail anybody, whatever the developer's own environment or `.env` says.
    BREVO_API_KEY: '',
    BREVO_BASE_URL: '',
    MANAGEMENT_EMAIL: '',
    MANAGEMENT_NAME: '',
    SENDER_EMAIL: '',
    SENDER_NAME: '',
    REDIS_URL: '',
    ALARM_WEBHOOK_URL: '',
    CRON_SECRET: '',
    // Every test comes from the same address.
    RATE_LIMIT_VISITOR: '100000/600',
    RATE_LIMIT_TOTAL: '100000/600',
  },
});

function launchOptions(executablePath: string | undefined) {
  return { ...(executablePath ? { executablePath } : {}), args: TEST_FLAGS };
}

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Math.max(2, availableParallelism()),
  // Every wait ends when what it waits for is there: only a failure, or a very busy machine, comes to these.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['./tests/support/summary-reporter.ts']],
  use: {
    baseURL: `http://localhost:${PORTS.start}`,
    browserName: 'chromium',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'off',
    // Without a system's browser the whole of Playwright's own: its headless shell is a second download.
    ...(systemBrowser ? {} : { channel: 'chromium' }),
    launchOptions: launchOptions(systemBrowser),
  },
  projects: [
    { name: 'whole browser', testMatch: IN_WHOLE_BROWSER },
    {
      name: 'headless shell',
      testIgnore: IN_WHOLE_BROWSER,
      use: {
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: launchOptions(systemShell() ?? systemBrowser),
      },
    },
  ],
  webServer: [server('tools/start.ts --built', PORTS.start), server('tools/dev.ts', PORTS.dev)],
});
