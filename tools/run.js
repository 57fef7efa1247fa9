import { resolve } from 'node:path';
import { runnerImport } from 'vite';

/** `node tools/run.js tools/start.ts` runs a TypeScript file through Vite, because Node 20 cannot. */
endWithNpm();
try {
  await runnerImport(resolve(process.argv[2] ?? ''), {
    logLevel: 'error',
    // Vite's module runner sets "development", which builds and child processes would inherit.
    plugins: [{ name: 'unset-node-env', configResolved: () => delete process.env.NODE_ENV }],
  });
} catch (error) {
  console.error(error?.name === 'UserError' ? error.message : error);
  process.exit(1);
}

/**
 * Ends this process if npm ends. npm forwards only SIGINT and SIGTERM: if it ends in another way, a server would keep its port.
 * npm is the parent only if the script starts with `exec`: otherwise a shell is the parent, which forwards no signal.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(check, 200).unref();
}
