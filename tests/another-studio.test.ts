import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplesIn } from '../tools/build/sample-content-plugin.ts';
import { makeAnotherStudio } from './support/another-studio.ts';

/** Tests a copy of the project with another studio's content (U-16). `playwright.config.ts` has its browser tests. */

/** The changed content that unit tests read. Browser tests cover the rest. */
const CHANGED = ['business', 'company', 'legal/pages', 'services', 'site', 'studio'].map(
  (name) => `src/content/${name}.json`,
);

let copy: Awaited<ReturnType<typeof makeAnotherStudio>>;
beforeAll(async () => {
  copy = await makeAnotherStudio();
});
afterAll(() => copy.remove());

/** Runs a program of `node_modules` in the copy. A failure throws its output. */
async function run(program: string, ...args: string[]): Promise<void> {
  const child = spawn(join(copy.folder, 'node_modules/.bin', program), args, {
    cwd: copy.folder,
    env: { ...process.env, VITEST: '', NODE_ENV: 'test' },
  });
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (status !== 0) throw new Error(output + errors);
}

test('U-16: no sample is left', () => {
  expect(samplesIn(copy.folder)).toEqual({ facts: [], others: [] });
});

test('U-16: format, types, the check for unused code, and the unit tests that read content pass', async () => {
  await Promise.all([
    run('biome', 'check', '--error-on-warnings', 'src'),
    run('tsc'),
    run('knip', '--treat-config-hints-as-errors'),
    run('vitest', 'related', '--run', '--project', '!slow', ...CHANGED),
  ]);
});
