import { findBrowser, needsChromium, TEST_FLAGS } from '../install/chromium.ts';

export const CHROMIUM_FLAGS = [
  '--headless=new',
  ...TEST_FLAGS,
  // A peer's pictures may be on another server: its speed must not change the figures.
  '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"',
];

export function browserPath(): string {
  const path = findBrowser();
  if (path) return path;
  throw needsChromium('The benchmark needs');
}
