import { spawnSync } from 'node:child_process';
import { UserError } from '../build/user-error.ts';
import { installFromDebian } from './debian.ts';

/** Valkey is a fork of Redis with the same commands and options. */
const NAMES = ['redis-server', 'valkey-server'];

/** Installs a Redis server for the function's tests, if there is none. Vitest calls it before the slow tests. */
export function setup(): void {
  if (findRedis()) return;
  if (installFromDebian('redis-server') && findRedis()) return;
  throw new UserError(
    "The function's tests need a Redis server. Install redis-server or valkey-server, and set REDIS_SERVER_PATH to its path if it is not on the PATH.",
  );
}

/** The path of a Redis server, if there is one. */
export function findRedis(): string | undefined {
  const given = process.env.REDIS_SERVER_PATH;
  if (given && !runs(given))
    throw new UserError('REDIS_SERVER_PATH is not the path of a working Redis server');
  return given || NAMES.find(runs);
}

function runs(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}
