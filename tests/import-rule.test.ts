import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { forbiddenImports } from '../tools/checks/import-rule.ts';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';

test('no file of the project breaks the import rule', () => {
  const files = ['api', 'src', 'tools'].flatMap((folder) =>
    readdirSync(join(PROJECT_ROOT, folder), { encoding: 'utf8', recursive: true })
      .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
      .map((name) => posix.join(folder, name.replaceAll('\\', '/'))),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    forbiddenImports(file, readFileSync(join(PROJECT_ROOT, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

test.each([
  ['src/ui/alert.tsx', '../content/site.ts'],
  ['src/ui/alert.tsx', 'node:fs'],
  ['tools/check-mail.ts', '../tests/support/servers.ts'],
])('the import rule refuses in %s: %s', (file, specifier) => {
  const source = `import { thing } from '${specifier}';\n`;
  expect(forbiddenImports(file, source)).toEqual([`${file} → ${specifier}`]);
});
