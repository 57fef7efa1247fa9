import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian's package puts it; Playwright's own download works on few machines without more (facts.md, "Toolchain"). */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The system's Chromium, if there is one that runs. `CHROMIUM_PATH` names another. */
export function systemChromium(): string | undefined {
  const path = process.env.CHROMIUM_PATH || DEBIAN_CHROMIUM;
  if (!existsSync(path)) return undefined;
  return spawnSync(path, ['--version', '--no-sandbox']).status === 0 ? path : undefined;
}
