import { fileURLToPath } from 'node:url';
import { build, createLogger } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

test('the build gives no warning', async () => {
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  await build({
    root,
    logLevel: 'silent',
    customLogger: { ...createLogger('silent'), warn, warnOnce: warn },
    build: { write: false },
  });
  expect(warnings).toEqual([]);
  // On a new clone it makes all the pictures first.
}, 300_000);
