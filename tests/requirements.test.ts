import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';

/** The code of all tests, without comments: a row that only a comment names is not tested. */
function testCode(): string {
  const files = ['src', 'tools', 'tests'].flatMap((room) =>
    readdirSync(join(PROJECT_ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.(?:test|spec)\.tsx?$|^faults./.test(file) && file !== 'requirements.test.ts',
      )
      .map((file) => readFileSync(join(PROJECT_ROOT, room, file), 'utf8')),
  );
  return files.join('\n').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
}

test('every row of the requirements is named in a test', () => {
  const requirements = readFileSync(join(PROJECT_ROOT, 'tests/requirements.md'), 'utf8');
  const all = [...requirements.matchAll(/^\| ([SRU]-[A-Z\d-]+) \|/gm)].map(([, id = '']) => id);
  expect(all.length).toBeGreaterThan(150);
  const code = testCode();
  const isNamed = (row: string) => new RegExp(`\\b${row}(?!\\d)`).test(code);
  const missing = all.filter((row) => !isNamed(row));
  expect(missing).toEqual([]);
});
