import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';

/**
 * Each room (a folder or a file) and the other rooms that it may import. The first match wins. `tools` may import
 * everything but tests.
 */
const IMPORT_RULE: Readonly<Record<string, readonly string[]>> = {
  'src/start.ts': ['src/main.tsx', 'src/loading', 'src/browser'],
  'src/main.tsx': ['src/routes.tsx', 'src/styles/global.css', 'src/loading'],
  'src/prerender.tsx': ['src/routes.tsx', 'src/site-files.ts', 'src/content'],
  'src/routes.tsx': ['src/layout', 'src/pages', 'src/content', 'src/loading'],
  'src/site-files.ts': ['src/content'],
  'src/layout': ['src/event-request', 'src/content', 'src/loading', 'src/ui'],
  'src/pages': [
    'src/sections',
    'src/event-request',
    'src/content',
    'src/browser',
    'src/ui',
    'src/shared',
  ],
  'src/sections': ['src/content', 'src/loading', 'src/ui'],
  'src/event-request': [
    'src/form',
    'src/content',
    'src/loading',
    'src/browser',
    'src/ui',
    'src/shared',
  ],
  'src/form': ['src/ui', 'src/shared'],
  'src/content': ['src/shared'],
  'src/loading': ['src/browser'],
  'src/browser': [],
  'src/ui': [],
  'src/styles/global.css': [],
  api: ['src/server'],
  'src/server': ['src/shared'],
  'src/shared': [],
};

/**
 * Rooms that the function loads. They may not use React, CSS
 * imports or `import.meta.env`, which only Vite's build defines.
 */
const IN_FUNCTION = ['api', 'src/server', 'src/shared'];
/** Rooms that may import Node's modules. */
const ON_NODE = ['api', 'src/server', 'src/prerender.tsx', 'tools'];

const SPECIFIER = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Returns the forbidden imports of a file as `file → specifier`. `file` is relative to the project's root. */
function forbiddenImports(file: string, source: string): string[] {
  const from = roomOf(file);
  if (from === undefined) return /^(?:api|src)\//.test(file) ? [`${file} is in no room`] : [];
  const forbidden = [...source.matchAll(SPECIFIER)]
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !mayImport(from, file, specifier));
  const usesBuild = IN_FUNCTION.includes(from) && source.includes('import.meta.env');
  return [...forbidden, ...(usesBuild ? ['import.meta.env'] : [])].map((to) => `${file} → ${to}`);
}

function mayImport(from: string, file: string, specifier: string): boolean {
  if (IN_FUNCTION.includes(from) && /^react(?:-dom)?(?:\/|$)|\.css$/.test(specifier)) return false;
  if (specifier.startsWith('node:')) return ON_NODE.includes(from);
  if (!specifier.startsWith('.')) return true;
  const target = posix.join(posix.dirname(file), specifier);
  if (from === 'tools') return !target.startsWith('tests/');
  const to = roomOf(target);
  return to !== undefined && [from, ...(IMPORT_RULE[from] ?? [])].includes(to);
}

function roomOf(path: string): string | undefined {
  return [...Object.keys(IMPORT_RULE), 'tools'].find(
    (room) => path === room || path.startsWith(`${room}/`),
  );
}

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
