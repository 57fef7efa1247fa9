import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countSamples } from '../tools/sample-content-plugin.ts';
import { makeAnotherStudio } from './support/another-studio.ts';

/** The project in the hands of its owner (U-16); its browser tests are a part of the others (`playwright.config.ts`). */

let copy: Awaited<ReturnType<typeof makeAnotherStudio>>;
beforeAll(async () => {
  copy = await makeAnotherStudio();
});
afterAll(() => copy.remove());

const run = (...command: string[]) => {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...command], {
    cwd: copy.folder,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_ENV: 'test' },
  });
  return { status, output: status === 0 ? '' : stdout + stderr };
};
const PASSED = { status: 0, output: '' };

test('nothing is a sample any more', () => {
  expect(countSamples(copy.folder)).toBeUndefined();
});

test('format, lint, types and the check for unused code pass', () => {
  expect(run('biome', 'check', '--write', '--error-on-warnings', '.')).toEqual(PASSED);
  expect(run('tsc')).toEqual(PASSED);
  expect(run('knip', '--treat-config-hints-as-errors')).toEqual(PASSED);
});

test('unit tests that read content pass', () => {
  expect(
    run('vitest', 'related', '--run', '--project', '!slow', 'src/content/business.ts'),
  ).toEqual(PASSED);
});
