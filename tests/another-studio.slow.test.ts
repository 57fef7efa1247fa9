import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countSamples } from '../tools/sample-content-plugin.ts';
import { makeAnotherStudio } from './support/another-studio.ts';

/** The project in the hands of its owner (U-16); its browser tests are a part of the others (`playwright.config.ts`). */

let copy: Awaited<ReturnType<typeof makeAnotherStudio>>;
beforeAll(async () => {
  copy = await makeAnotherStudio();
});
afterAll(() => copy.remove());

/** What a command says, and whether it passed. */
async function run(command: string): Promise<string> {
  const child = spawn('npx', ['--no-install', ...command.split(' ')], {
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
  const content = ['business', 'company', 'legal-links', 'pictures', 'services', 'site'];
  const said = await Promise.all(
    [
      // As the owner is told to: an edit may need another line break.
      'biome check --write --error-on-warnings src',
      'tsc',
      'knip --treat-config-hints-as-errors',
      `vitest related --run --project !slow ${content.map((name) => `src/content/${name}.ts`).join(' ')}`,
    ].map(run),
  );
  expect(said).toEqual(said.map(() => 'passed'));
});
