import { createFunction } from '../src/server/create-function.ts';
import { logToConsole } from '../src/server/log.ts';

// The only place that reads the environment.
export default { fetch: createFunction(process.env, { log: logToConsole, now: Date.now }) };
