import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The rows of the specification and how many there are of each kind: from the first to the last, all of them. */
const ROWS = {
  'S-PRD': 4,
  'S-HDR': 9,
  'S-FTR': 9,
  'S-HOM': 2,
  'S-AN': 5,
  'S-RT': 6,
  'S-MOD': 15,
  'S-GEN': 8,
  'S-MSG': 6,
  'S-SUB': 7,
  'S-VAL': 12,
  'S-ROL': 1,
  'S-API': 12,
  'S-ERR': 7,
  'S-CON': 10,
  'S-FLD': 9,
};
/** The readings of what the specification leaves open; some numbers were given back. */
const READINGS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 28, 29, 30, 31,
  32,
];
const project = fileURLToPath(new URL('..', import.meta.url));

/** The code of every test: a row that only a comment names is not tested. */
function testCode(): string {
  const files = ['src', 'tools', 'tests'].flatMap((room) =>
    readdirSync(join(project, room), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.(?:test|spec)\.tsx?$|^e2e.faults./.test(file) && file !== 'requirements.test.ts',
      )
      .map((file) => readFileSync(join(project, room, file), 'utf8')),
  );
  return files.join('\n').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
}

test('every row of the specification and every reading is named by a test', () => {
  const numbered = Object.entries(ROWS).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`),
  );
  const all = ['S-FLD-0', ...numbered, ...READINGS.map((number) => `R-${number}`)];
  const code = testCode();
  const isNamed = (row: string) => new RegExp(`\\b${row}(?!\\d)`).test(code);
  const missing = all.filter((row) => !isNamed(row));
  expect(missing).toEqual([]);
});
