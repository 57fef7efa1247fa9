import { spawnSync } from 'node:child_process';
import { UserError } from '../build/user-error.ts';
import { installFromDebian } from './debian.ts';

/** The programs of `npm run test:engines`, by their names on the PATH, and Debian's packages. */
const PROGRAMS = {
  firefox: { names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  /** A virtual display: WebKit has no headless mode. */
  display: { names: ['Xvfb'], debian: 'xvfb' },
} as const;

export type Program = keyof typeof PROGRAMS;
const ALL = Object.keys(PROGRAMS) as Program[];

/** The command that starts the program, if it is installed. Not by its exit code: two of them know no `--version`. */
export const commandOf = (program: Program) =>
  PROGRAMS[program].names.find((name) => !spawnSync(name, ['--version']).error);

/** Installs the programs that are missing. */
export function ensureEngines(): void {
  const missing = () => ALL.filter((program) => !commandOf(program));
  const absent = missing();
  if (absent.length > 0) installFromDebian(...absent.map((program) => PROGRAMS[program].debian));
  const needed = missing().map((program) => {
    const { names, debian } = PROGRAMS[program];
    return `${names.join(' or ')} (in Debian: ${debian})`;
  });
  if (needed.length > 0)
    throw new UserError(
      `The journeys in Firefox and WebKit need ${needed.join(', ')} on the PATH: install what is missing with your system’s packages.`,
    );
}
