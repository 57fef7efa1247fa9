import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { UserError } from '../build/user-error.ts';
import { systemChromium, TEST_FLAGS } from '../install/chromium.ts';

/** The same for every measurement. */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  ...TEST_FLAGS,
  // A peer may link to pictures elsewhere: nothing measured may depend on the way to there.
  '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"',
];

export function browserPath(): string {
  const path = systemChromium() ?? chromium.executablePath();
  if (existsSync(path)) return path;
  throw new UserError(
    'The benchmark needs Chromium: install it with your system (CHROMIUM_PATH names another than /usr/bin/chromium).',
  );
}
