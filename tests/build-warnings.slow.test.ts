import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runFile } from '../tools/deployed-function.ts';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';

/** Beside the site that the developer may have built. */
const OUT = 'node_modules/.cache/build-warnings';

test('the build gives no warning', async () => {
  const { stdout, stderr } = await runFile(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', OUT],
    { cwd: PROJECT_ROOT, env: { ...process.env, NODE_ENV: 'production' } },
  );
  await rm(join(PROJECT_ROOT, OUT), { recursive: true });
  expect(stdout + stderr).toBe('');
});
