import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';

const LEFT_OUT = ['.git', 'dist', 'node_modules'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broken-content-'));
  const filter = (file: string) => !LEFT_OUT.includes(relative(PROJECT_ROOT, file));
  cpSync(PROJECT_ROOT, folder, { recursive: true, filter });
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command of the host, which has to fail. Returns its output. */
function failedBuild() {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', VITEST: '' },
  });
  expect(status).toBe(1);
  expect(existsSync(join(folder, 'dist/index.html'))).toBe(false);
  return stripVTControlCharacters(stdout + stderr);
}

test('U-44: a missing file ends the build with a sentence, without a stack and a page', () => {
  rmSync(join(folder, 'src/content/error.json'));
  const output = failedBuild();
  expect(output).toMatch(/UserError\W+Página de error: falta el archivo: vuelve a ponerlo \(src/);
  expect(output).not.toMatch(/^ +at /m);
});

test('U-44: a component that throws ends the build with a stack, without a page', () => {
  const file = join(folder, 'src/sections/process.tsx');
  const [start = '', ...rest] = readFileSync(file, 'utf8').split('  return (');
  expect(rest).not.toEqual([]);
  const broken = [`${start}  if (growth) throw new Error('no flower today');\n`, ...rest];
  writeFileSync(file, broken.join('  return ('));
  expect(failedBuild()).toMatch(/no flower today[\s\S]*^ +at /m);
});
