import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';

test('no two CSS modules have the same file name, because class names are made from it', () => {
  const names = ['src', 'tools'].flatMap((room) =>
    readdirSync(join(PROJECT_ROOT, room), { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.module.css'))
      .map((name) => basename(name)),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
