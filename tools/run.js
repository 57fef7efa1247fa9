import { resolve } from 'node:path';
import { runnerImport } from 'vite';

/** `node tools/run.js tools/start.ts`: Node 20 runs no TypeScript, and Vite, which is here anyway, does. */
endWithNpm();
try {
  await runnerImport(resolve(process.argv[2] ?? ''), { logLevel: 'error' });
} catch (error) {
  console.error(error?.name === 'UserError' ? error.message : error);
  process.exit(1);
}

/**
 * npm passes on SIGINT and SIGTERM alone; ended in another way it would leave a server behind that holds its port. npm is
 * the parent where the script begins with `exec`: without it a shell stands between, which passes on nothing.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(check, 200).unref();
}
