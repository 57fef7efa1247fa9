import { defineConfig } from 'playwright/test';
import { PORTS, SERVERS } from '../support/servers.ts';
import type { EngineOptions } from './tab.ts';

/** The journey in Firefox and WebKit (U-36). Debian has no driver of Playwright's for either. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Generous, because tests wait for conditions: only a failure or a very busy machine takes so long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'dot',
  use: { baseURL: `http://localhost:${PORTS.preview}` },
  projects: [
    { name: 'Firefox', use: { engine: 'firefox' } },
    { name: 'WebKit', use: { engine: 'webkit' } },
  ],
  webServer: Object.values(SERVERS),
});
