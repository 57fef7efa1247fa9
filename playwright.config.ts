import { defineConfig } from 'playwright/test';
import { systemChromium } from './tests/support/chromium.ts';

/** Beside the developer's own server, so that both can run. */
const PORT = 4273;
const systemBrowser = systemChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['dot'], ['./tests/support/summary-reporter.ts']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'off',
    // Without a system's browser the whole of Playwright's own: its headless shell is a second download.
    ...(systemBrowser ? {} : { channel: 'chromium' }),
    launchOptions: {
      ...(systemBrowser ? { executablePath: systemBrowser } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node tools/run.js tools/start.ts',
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(PORT),
      // Tests never mail anybody, whatever the developer's own environment or `.env` says.
      BREVO_API_KEY: '',
      BREVO_BASE_URL: '',
      MANAGEMENT_EMAIL: '',
      MANAGEMENT_NAME: '',
      SENDER_EMAIL: '',
      SENDER_NAME: '',
      REDIS_URL: '',
      // Every test comes from the same address.
      RATE_LIMIT_VISITOR: '100000/600',
      RATE_LIMIT_TOTAL: '100000/600',
    },
  },
});
