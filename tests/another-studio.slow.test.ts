import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countSamples } from '../tools/build/sample-content-plugin.ts';
import { makeAnotherStudio } from './support/another-studio.ts';

/** The project in the hands of its owner (U-16); its browser tests are a part of the others (`playwright.config.ts`). */

/** What unit tests read of the changed content; the rest is for the browser's. */
const CHANGED = ['business', 'company', 'legal-links', 'pictures', 'services', 'site'].map(
  (name) => `src/content/${name}.ts`,
);

let copy: Awaited<ReturnType<typeof makeAnotherStudio>>;
beforeAll(async () => {
  copy = await makeAnotherStudio();
});
afterAll(() => copy.remove());

/** What a program of the project says in the copy, and whether it passed. */
async function run(program: string, ...args: string[]): Promise<string> {
  const child = spawn(join(copy.folder, 'node_modules/.bin', program), args, {
    cwd: copy.folder,
    env: { ...process.env, VITEST: '', NODE_ENV: 'test' },
  });
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return status === 0 ? 'passed' : output + errors;
}

test('U-16: nothing is a sample any more', () => {
  expect(countSamples(copy.folder)).toBeUndefined();
});

test('U-16: format, types, the check for unused code and the unit tests that read content pass', async () => {
  // As the owner is told to: it takes an import away that the last text has used, and breaks lines.
  expect(await run('biome', 'check', '--write', '--error-on-warnings', 'src')).toBe('passed');
  const said = await Promise.all([
    run('tsc'),
    run('knip', '--treat-config-hints-as-errors'),
    run('vitest', 'related', '--run', '--project', '!slow', ...CHANGED),
  ]);
  expect(said).toEqual(['passed', 'passed', 'passed']);
});
