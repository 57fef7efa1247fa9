import { spawnSync } from 'node:child_process';
import { UserError } from '../build/user-error.ts';
import { installFromDebian } from './debian.ts';

/** Valkey is a fork of Redis with the same commands and options. */
const NAMES = ['redis-server', 'valkey-server'];

/** The path of a Redis server for the function's tests. The import of this module installs one if there is none. */
export const REDIS_PROGRAM = redisProgram();

function redisProgram(): string {
  const given = process.env.REDIS_SERVER_PATH;
  if (given && !runs(given))
    throw new UserError('REDIS_SERVER_PATH is not the path of a working Redis server');
  const found = given || NAMES.find(runs);
  if (found) return found;
  if (installFromDebian('redis-server') && runs('redis-server')) return 'redis-server';
  throw new UserError(
    "The function's tests need a Redis server. Install redis-server or valkey-server, and set REDIS_SERVER_PATH to its path if it is not on the PATH.",
  );
}

function runs(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}
