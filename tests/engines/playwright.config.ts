import { defineConfig } from 'playwright/test';
import type { EngineOptions } from '../support/engines/test.ts';
import { PORTS } from '../support/ports.ts';
import { SERVERS } from '../support/servers.ts';

/** The journeys in Firefox and WebKit (U-36). */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than engines: a journey without a connection mostly waits.
  workers: 3,
  // Generous, because tests wait for conditions: only a failure or a very busy machine takes so long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['../support/summary-reporter.ts']],
  use: { baseURL: `http://localhost:${PORTS.preview}` },
  projects: [
    { name: 'Firefox', use: { engineName: 'firefox' } },
    { name: 'WebKit', use: { engineName: 'webkit' } },
  ],
  webServer: Object.values(SERVERS),
});
