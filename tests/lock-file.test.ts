import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';

interface LockFile {
  /** By folder; that of the project is ''. */
  packages: {
    [folder: string]: { version: string; integrity?: string; hasInstallScript?: boolean };
  };
}

const text = readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8');
const { '': _, ...packages } = (JSON.parse(text) as LockFile).packages;

test('npm can verify the download of every package, also of those for other platforms', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  const unverified = Object.entries(packages).filter(([, { integrity }]) => !integrity);
  expect(unverified.map(([folder, { version }]) => `${folder}@${version}`)).toEqual([]);
});

test('no package runs a script when it is installed, such as the download of a browser', () => {
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(scripted.map(([folder]) => folder)).toEqual([]);
});
