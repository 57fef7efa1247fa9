import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** How a bare machine gets the programs that the tests need. */

/** Whether Debian's packages could be installed here; only root can. */
export function installFromDebian(...packages: string[]): boolean {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!isDebianRoot) return false;
  console.log(`Installing ${packages.join(' and ')} with apt-get, once…`);
  return (
    runs('apt-get', ['update']) &&
    runs('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  );
}

/** Quiet unless it fails: then everything that the command said is of use. */
export function runs(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
  if (status !== 0) console.error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return status === 0;
}
