import { resolve } from 'node:path';
import { runnerImport } from 'vite';

/** `node tools/run.js tools/start.ts`: Node 20 runs no TypeScript, and Vite, which is here anyway, does. */
try {
  await runnerImport(resolve(process.argv[2] ?? ''), { logLevel: 'error' });
} catch (error) {
  console.error(error?.name === 'UserError' ? error.message : error);
  process.exit(1);
}
