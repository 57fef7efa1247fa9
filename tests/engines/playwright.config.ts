import { defineConfig } from 'playwright/test';
import { executableOf } from '../../tools/install/programs.ts';
import { PORTS, SERVERS } from '../support/servers.ts';
import type { EngineOptions } from './tab.ts';

/** Firefox's profile. Port 0 is any free one, which it prints. */
const PROFILE = `node_modules/.cache/firefox-${PORTS.preview}`;
const START_FIREFOX = [
  `rm -rf ${PROFILE} && mkdir -p ${PROFILE}`,
  `echo 'user_pref("marionette.port", 0);' > ${PROFILE}/user.js`,
  `exec ${executableOf('firefox')} --headless --no-remote --marionette --profile ${PROFILE}`,
].join(' && ');

const PROGRAM = {
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  timeout: 300_000,
} as const;

/** The journey in Firefox and WebKit (U-36). Debian has no driver of Playwright's for either. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  forbidOnly: true,
  // Generous, because tests wait for conditions: only a failure or a very busy machine takes so long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'dot',
  use: { baseURL: `http://localhost:${PORTS.preview}` },
  workers: 2,
  // Each engine is one program, which has one session at a time.
  projects: [
    { name: 'Firefox', use: { engine: 'firefox' }, workers: 1 },
    { name: 'WebKit', use: { engine: 'webkit' }, workers: 1 },
  ],
  // Playwright starts them in this order, and puts what a named group matches into the environment.
  webServer: [
    ...Object.values(SERVERS),
    {
      command: START_FIREFOX,
      cwd: '../..',
      wait: { stdout: /Marionette.* port (?<marionette_port>\d+)/ },
      // Its complaints about what headless mode lacks.
      stderr: 'ignore',
      ...PROGRAM,
    },
    // A virtual display, because WebKit has no headless mode.
    {
      command: 'Xvfb -displayfd 1 -nolisten tcp',
      wait: { stdout: /(?<display>\d+)/ },
      ...PROGRAM,
    },
    {
      command: `DISPLAY=:$DISPLAY exec WebKitWebDriver --port=${PORTS.webkit} --replace-on-new-session`,
      url: `http://127.0.0.1:${PORTS.webkit}/status`,
      ...PROGRAM,
    },
  ],
});
