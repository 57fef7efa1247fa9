import { spawnSync } from 'node:child_process';

/** Valkey is the free continuation of Redis: the same commands and the same options. */
const NAMES = ['redis-server', 'valkey-server'];

/** A Redis server on this machine that runs. `REDIS_SERVER_PATH` names another. */
export function redisProgram(): string | undefined {
  const candidates = process.env.REDIS_SERVER_PATH ? [process.env.REDIS_SERVER_PATH] : NAMES;
  return candidates.find((program) => spawnSync(program, ['--version']).status === 0);
}
