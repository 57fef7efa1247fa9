import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages, if this is Debian and the user is root. Returns whether it succeeded. */
export function installFromDebian(...packages: string[]): boolean {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!isDebianRoot) return false;
  console.log(`Installing ${packages.join(' and ')} with apt-get, once…`);
  return (
    succeeds('apt-get', ['update']) &&
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  );
}

/** Runs a command and returns whether it succeeded. Prints the output only if it failed. */
export function succeeds(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
  if (status !== 0) console.error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return status === 0;
}
