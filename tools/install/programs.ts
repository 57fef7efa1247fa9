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
export type Program = keyof typeof PROGRAMS;

/** The path of a program, if it is installed. */
export function executableOf(program: Program): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return PROGRAMS[program].names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Installs the programs that are missing. Throws if that is not possible here. */
export function ensure(...programs: Program[]): void {
  const missing = () => programs.filter((program) => !executableOf(program));
  if (missing().length > 0) installFromDebian(missing());
  const needed = missing().map((program) => {
    const { names, debian } = PROGRAMS[program];
    return `${names.join(' or ')} (in Debian: ${debian})`;
  });
  if (needed.length > 0)
    throw new UserError(
      `These tests need ${needed.join(', ')} on the PATH: install what is missing with your system’s packages.`,
    );
}

/** Installs Chromium for the browser tests: from Debian, because Playwright's download lacks system libraries. */
export function ensureChromium(): void {
  const missing = (['chromium', 'headlessShell'] as const).filter(
    (program) => !executableOf(program),
  );
  if (missing.length > 0) installFromDebian(missing);
  if (executableOf('chromium') ?? existsSync(chromium.executablePath())) return;
  console.log("Installing Playwright's Chromium, once…");
  const cli = join(PROJECT_ROOT, 'node_modules/playwright/cli.js');
  if (!succeeds(process.execPath, [cli, 'install', 'chromium', '--no-shell']))
    throw new UserError('These tests need Chromium: install it with your system’s packages.');
}

/** Installs packages, if this is Debian and the user is root. Returns whether it succeeded. */
function installFromDebian(programs: readonly Program[]): boolean {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!isDebianRoot) return false;
  const packages = programs.map((program) => PROGRAMS[program].debian);
  console.log(`Installing ${packages.join(' and ')} with apt-get, once…`);
  return (
    succeeds('apt-get', ['update']) &&
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  );
}

/** Runs a command and returns whether it succeeded. Prints the output only if it failed. */
function succeeds(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
  if (status !== 0) console.error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return status === 0;
}
