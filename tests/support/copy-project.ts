import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';

const IGNORED = readFileSync(join(PROJECT_ROOT, '.gitignore'), 'utf8').replaceAll('/\n', '\n');
const LEFT_OUT = ['.git', ...IGNORED.split('\n').filter(Boolean)];

/** Copies the files of the repository to a new folder, and links to the same `node_modules`. */
export function copyProject(name: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const filter = (file: string) => !LEFT_OUT.includes(relative(PROJECT_ROOT, file));
  cpSync(PROJECT_ROOT, folder, { recursive: true, filter });
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
