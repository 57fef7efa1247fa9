import { defineConfig } from 'playwright/test';
import { systemChromium, TEST_FLAGS } from './tests/support/chromium.ts';
import { PORTS } from './tests/support/ports.ts';

const systemBrowser = systemChromium();

/** One of the project's own servers, as its command starts it. */
const server = (tool: string, port: number) => ({
  command: `node tools/run.js ${tool}`,
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
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

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['dot'], ['./tests/support/summary-reporter.ts']],
  use: {
    baseURL: `http://localhost:${PORTS.start}`,
    browserName: 'chromium',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'off',
    // Without a system's browser the whole of Playwright's own: its headless shell is a second download.
    ...(systemBrowser ? {} : { channel: 'chromium' }),
    launchOptions: {
      ...(systemBrowser ? { executablePath: systemBrowser } : {}),
      args: TEST_FLAGS,
    },
  },
  webServer: [server('tools/start.ts', PORTS.start), server('tools/dev.ts', PORTS.dev)],
});
