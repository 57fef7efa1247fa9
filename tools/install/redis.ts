import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.ts';

/** Valkey is a fork of Redis with the same commands and options. */
const NAMES = ['redis-server', 'valkey-server'];

/** The path of `REDIS_SERVER_PATH` or else of an installed Redis server; `undefined` if it does not run. */
export function redisProgram(): string | undefined {
  const candidates = process.env.REDIS_SERVER_PATH ? [process.env.REDIS_SERVER_PATH] : NAMES;
  return candidates.find((program) => spawnSync(program, ['--version']).status === 0);
}

/** Vitest calls this before the tests that use Redis: installs a Redis server, if there is none. */
export function setup(): void {
  if (process.env.REDIS_SERVER_PATH && !redisProgram())
    throw new Error('REDIS_SERVER_PATH is not the path of a working Redis server');
  if (redisProgram() || (installFromDebian('redis-server') && redisProgram())) return;
  throw new Error(
    "The function's tests need a Redis server. Install redis-server or valkey-server, and set REDIS_SERVER_PATH to its path if it is not on the PATH.",
  );
}
