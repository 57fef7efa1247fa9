import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian's package puts it; Playwright's own download works on few machines without more (facts.md, "Toolchain"). */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** No lookup, update or connection of the browser's own: neither a test nor a measurement should notice one. */
export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium, if there is one that runs. `CHROMIUM_PATH` names another. */
export function systemChromium(): string | undefined {
  const path = process.env.CHROMIUM_PATH || DEBIAN_CHROMIUM;
  if (!existsSync(path)) return undefined;
  return spawnSync(path, ['--version', '--no-sandbox']).status === 0 ? path : undefined;
}
