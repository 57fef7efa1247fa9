import { UserError } from '../build/user-error.ts';
import { installFromDebian } from './install.ts';
import { redisProgram } from './redis-program.ts';

/** What `npm test` runs before the function's tests: they share limits through a real Redis, and a bare machine has none. */

if (process.env.REDIS_SERVER_PATH && !redisProgram())
  throw new UserError('REDIS_SERVER_PATH names no Redis server that runs');

const installed = redisProgram() || (installFromDebian('redis-server') && redisProgram());
if (!installed)
  throw new UserError(
    "The function's tests need a Redis server: install redis-server or valkey-server with your system, and name it in REDIS_SERVER_PATH if it is not on the PATH.",
  );
