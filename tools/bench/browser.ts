import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { systemChromium } from '../../tests/support/chromium.ts';
import { UserError } from '../user-error.ts';

/** The same flags for every measurement: no update or variation of the browser's own in between. */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
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
