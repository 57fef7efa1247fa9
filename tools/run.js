import { resolve } from 'node:path';
import { runnerImport } from 'vite';

/** `node tools/run.js tools/check-mail.ts` runs a TypeScript file through Vite, because Node 20 cannot. */
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
