import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { UserError } from '../build/user-error.ts';
import { systemChromium, TEST_FLAGS } from '../install/chromium.ts';

export const CHROMIUM_FLAGS = [
  '--headless=new',
  ...TEST_FLAGS,
  // A peer's pictures may be on another server: its speed must not change the figures.
  '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"',
];

export function browserPath(): string {
  const path = systemChromium() ?? chromium.executablePath();
  if (existsSync(path)) return path;
  throw new UserError(
    'The benchmark needs Chromium: install it with your system’s packages, or set CHROMIUM_PATH if it is not /usr/bin/chromium.',
  );
}
