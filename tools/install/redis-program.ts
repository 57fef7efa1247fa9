import { spawnSync } from 'node:child_process';

/** Valkey is a fork of Redis with the same commands and options. */
const NAMES = ['redis-server', 'valkey-server'];

/** The path of `REDIS_SERVER_PATH` or else of an installed Redis server; `undefined` if it does not run. */
export function redisProgram(): string | undefined {
  const candidates = process.env.REDIS_SERVER_PATH ? [process.env.REDIS_SERVER_PATH] : NAMES;
  return candidates.find((program) => spawnSync(program, ['--version']).status === 0);
}
