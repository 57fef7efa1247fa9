import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { forbiddenImports } from '../tools/checks/import-rule.ts';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';

const using = (specifier: string) => `import { thing } from '${specifier}';\n`;

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

describe('the import rule', () => {
  test('a file of the source in no room is refused', () => {
    expect(forbiddenImports('src/anything.ts', '')).toEqual(['src/anything.ts is in no room']);
  });

  test.each([
    ['src/pages/home.tsx', using('../sections/hero.tsx')],
    ['tools/check-mail.ts', using('../src/server/brevo.ts')],
  ])('accepts in %s: %s', (file, source) => {
    expect(forbiddenImports(file, source)).toEqual([]);
  });

  test.each([
    ['src/ui/alert.tsx', using('../content/site.ts'), '../content/site.ts'],
    ['tools/check-mail.ts', using('../tests/support/servers.ts'), '../tests/support/servers.ts'],
    ['src/ui/alert.tsx', using('node:fs'), 'node:fs'],
    ['src/server/brevo.ts', "import '../shared/x.css';\n", '../shared/x.css'],
    ['src/server/brevo.ts', 'const mode = import.meta.env.MODE;\n', 'import.meta.env'],
    ['src/ui/a.ts', "const load = () => import('../pages/home.tsx');\n", '../pages/home.tsx'],
    ['src/ui/a.ts', "import type {\n  A,\n} from '../pages/home.tsx';\n", '../pages/home.tsx'],
  ])('refuses in %s: %s', (file, source, specifier) => {
    expect(forbiddenImports(file, source)).toEqual([`${file} → ${specifier}`]);
  });
});
