import { UserError } from '../build/user-error.ts';
import { installFromDebian } from './install.ts';
import { redisProgram } from './redis-program.ts';

/** Installs a Redis server before the function's tests, if there is none. */

if (process.env.REDIS_SERVER_PATH && !redisProgram())
  throw new UserError('REDIS_SERVER_PATH is not the path of a working Redis server');

const installed = redisProgram() || (installFromDebian('redis-server') && redisProgram());
if (!installed)
  throw new UserError(
    "The function's tests need a Redis server. Install redis-server or valkey-server, and set REDIS_SERVER_PATH to its path if it is not on the PATH.",
  );
