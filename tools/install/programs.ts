import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { UserError } from '../build/user-error.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';

/** The programs that the tests start: their names on the PATH, and Debian's packages. */
const PROGRAMS = {
  chromium: { names: ['chromium'], debian: 'chromium' },
  /** It takes a third less time, but has no back/forward cache and no hover without a movement. */
  headlessShell: { names: ['chromium-headless-shell'], debian: 'chromium-headless-shell' },
  firefox: { names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  /** A virtual display: WebKit has no headless mode. */
  display: { names: ['Xvfb'], debian: 'xvfb' },
} as const;
type Program = keyof typeof PROGRAMS;

/** The path of a program, if it is installed. */
export function executableOf(program: Program): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return PROGRAMS[program].names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Installs the programs that are missing. Throws if that is not possible here. */
export function ensure(...programs: Program[]): void {
  installFromDebian(...programs);
  const missing = programs.filter((program) => !executableOf(program));
  const names = missing.map((program) => PROGRAMS[program].names.join(' or '));
  if (names.length > 0) throw new UserError(`These tests need ${names.join(', ')} on the PATH.`);
}

/** Installs Chromium for the browser tests: from Debian, because Playwright's download lacks system libraries. */
export function ensureChromium(): void {
  installFromDebian('chromium', 'headlessShell');
  if (executableOf('chromium') ?? existsSync(chromium.executablePath())) return;
  console.log("Installing Playwright's Chromium, once…");
  const cli = join(PROJECT_ROOT, 'node_modules/playwright/cli.js');
  run(process.execPath, cli, 'install', 'chromium', '--no-shell');
}

/** Installs the programs that are missing, if this is Debian and the user is root. */
function installFromDebian(...programs: Program[]): void {
  const missing = programs.filter((program) => !executableOf(program));
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (missing.length === 0 || !isDebianRoot) return;
  const packages = missing.map((program) => PROGRAMS[program].debian);
  console.log(`Installing ${packages.join(' and ')} with apt-get, once…`);
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

/** Runs a command, of whose output only the errors are printed. */
function run(command: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
