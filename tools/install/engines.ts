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

type Program = keyof typeof PROGRAMS;

/** The command that starts the program, if it is installed. Not by its exit code: two of them know no `--version`. */
const find = (program: Program) =>
  PROGRAMS[program].names.find((name) => !spawnSync(name, ['--version']).error);

export function requireProgram(program: Program): string {
  const command = find(program);
  if (command) return command;
  const { names, debian } = PROGRAMS[program];
  throw new UserError(
    `The journeys in Firefox and WebKit need ${names.join(' or ')} on the PATH: install it with your system’s packages (Debian’s is ${debian}).`,
  );
}

/** Installs what is missing. */
export function ensureEngines(): void {
  const all = Object.keys(PROGRAMS) as Program[];
  const missing = all.filter((program) => !find(program));
  if (missing.length > 0) installFromDebian(...missing.map((program) => PROGRAMS[program].debian));
  for (const program of all) requireProgram(program);
}
