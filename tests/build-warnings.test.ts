import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Beside the site that the developer may have built. */
const OUT = 'node_modules/.cache/build-warnings';

test('the build gives no warning', async () => {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', OUT],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production', VITEST: '' } },
  );
  await rm(join(root, OUT), { recursive: true });
  expect(stdout + stderr).toBe('');
  // On a new clone it makes all the pictures first.
}, 300_000);
