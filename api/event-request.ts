import { createFunction } from '../src/server/handler.ts';
import { logToConsole } from '../src/server/log.ts';

// The only place that reads the environment.
export default { fetch: createFunction(process.env, logToConsole) };
