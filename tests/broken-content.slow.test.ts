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
import { afterAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';

const folder = mkdtempSync(join(tmpdir(), 'broken-content-'));
const LEFT_OUT = ['.git', 'dist', 'node_modules'];
cpSync(PROJECT_ROOT, folder, {
  recursive: true,
  filter: (file) => !LEFT_OUT.includes(relative(PROJECT_ROOT, file)),
});
symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds the copy with a mistake in one file, or without it, as the host does, and mends the file again. */
function buildWith(file: string, right: string, wrong: string | undefined) {
  const path = join(folder, file);
  const code = readFileSync(path, 'utf8');
  if (!code.includes(right)) throw new Error(`${file} has no ${right}`);
  if (wrong === undefined) rmSync(path);
  else writeFileSync(path, code.replace(right, wrong));
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', VITEST: '' },
  });
  writeFileSync(path, code);
  return { status, output: stripVTControlCharacters(stdout + stderr) };
}

test.each([
  {
    mistake: 'a file that is missing',
    file: 'src/content/error.json',
    right: '',
    wrong: undefined,
    message:
      /^[^«]*UserError\W+Página de error: falta el archivo: vuelve a ponerlo \(src\/content\/error\.json\)\W*$/,
    hasStack: false,
  },
  {
    mistake: 'a component that throws',
    file: 'src/sections/process.tsx',
    right: 'export function Process({ service, action }: ProcessProps) {',
    wrong: `export function Process({ service, action }: ProcessProps) {\n  if (growth) throw new Error('no flower today');`,
    message: /no flower today/,
    hasStack: true,
  },
])(
  'U-44: the build ends with 1, and writes no page, at $mistake',
  ({ file, right, wrong, message, hasStack }) => {
    const { status, output } = buildWith(file, right, wrong);
    expect(output).toMatch(message);
    expect(/^ +at /m.test(output), 'a stack').toBe(hasStack);
    expect(status).toBe(1);
    expect(existsSync(join(folder, 'dist/index.html'))).toBe(false);
  },
);
