import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { GALLERY_PATH } from './tests/support/gallery.ts';
import { PORTS } from './tests/support/ports.ts';
import { systemChromium, systemShell, TEST_FLAGS } from './tools/install/chromium.ts';

/** What starts the app or goes back is tested in the whole browser: the headless shell differs there. */
const IN_WHOLE_BROWSER = [
  'back-forward',
  'browser',
  'budgets',
  'first-chunks',
  'first-tap',
  'late-start',
  'mailbox',
  'network',
  'old-tabs',
  'opening',
  'start',
  'typeface',
].map((name) => `**/${name}.spec.ts`);

/** What shows facts, texts and pictures that an owner may change, each once. */
const SHOWS_CONTENT = [
  /build\.spec/,
  /built-pages\.spec/,
  /dialog-reach\.spec.* U-1 U-23:/,
  /footer\.spec.* S-FTR-1 /,
  /found\.spec/,
  /header\.spec.* S-HDR-3 /,
  /home\.spec.* S-HOM-1 /,
  /late-start\.spec.* S-FTR-8:/,
  /legal\.spec.* (?:is a complete page|the logo leads home|no script of the site)/,
  /links\.spec/,
  /network\.spec.* S-AN-1 /,
  /old-tabs\.spec.* a page that cannot be loaded/,
  /summary\.spec.* R-31:/,
];
/** A copy of the project with other content (U-16), which `tests/support/run-e2e.ts` makes for a whole run. */
const anotherStudio = process.env.ANOTHER_STUDIO;

const systemBrowser = systemChromium();

/** One of the project's own servers, as its command starts it. */
const server = (command: string, port: number, path = '/') => ({
  command: `node ${command}`,
  url: `http://localhost:${port}${path}`,
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

const START = 'tools/run.js tools/start.ts --built';
const PREVIEW =
  'node_modules/vite/bin/vite.js preview -c tools/gallery/vite.config.ts --strictPort';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 1 + Math.max(2, availableParallelism()),
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
    // Motion takes a third of the processor's time. Tests of what moves, and the journeys, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
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
        launchOptions: launchOptions(systemShell() ?? systemBrowser),
      },
    },
    ...(anotherStudio
      ? [
          {
            name: 'another studio',
            testDir: join(anotherStudio, 'tests/e2e'),
            grep: SHOWS_CONTENT,
            use: { baseURL: `http://localhost:${PORTS.anotherStudio}` },
          },
        ]
      : []),
  ],
  webServer: [
    server(START, PORTS.start),
    server('tools/run.js tools/dev.ts', PORTS.dev),
    server(`${PREVIEW} --port ${PORTS.gallery}`, PORTS.gallery, GALLERY_PATH),
    ...(anotherStudio
      ? [{ ...server(START, PORTS.anotherStudio), cwd: anotherStudio, reuseExistingServer: false }]
      : []),
  ],
});
