import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The linter itself judges small files laid out like the project: its configuration is what is tested. */

const project = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'import-rule-'));

/** Who may import whom (README, "Import rule"), written down a second time on purpose. */
const ALLOWED = {
  layout: ['event-request', 'content', 'ui', 'shared'],
  pages: ['sections', 'event-request', 'content', 'ui', 'shared'],
  sections: ['ui', 'content'],
  content: [],
  'event-request': ['form', 'ui', 'shared', 'content'],
  form: ['ui', 'shared'],
  ui: [],
  shared: [],
  server: ['shared'],
} satisfies Record<string, string[]>;

type Room = keyof typeof ALLOWED;
const ROOMS = Object.keys(ALLOWED) as Room[];
const OUTSIDE = ['api', 'tools', 'tests'];
const BROWSER_ROOMS = ROOMS.filter((room) => room !== 'shared' && room !== 'server');

/** File → the rule that has to name it, or nothing where it is fine. */
const cases = new Map<string, { source: string; rule: string | undefined }>();

function expectRule(file: string, source: string, rule: string | undefined): void {
  cases.set(file, { source, rule });
}

const using = (path: string) => `import { thing } from '${path}';\n\nexport const used = thing;\n`;
const IMPORTS = 'noRestrictedImports';

for (const room of ROOMS) {
  const allowed: readonly string[] = ALLOWED[room];
  for (const other of ROOMS.filter((name) => name !== room)) {
    const rule = allowed.includes(other) ? undefined : IMPORTS;
    expectRule(`src/${room}/from-${other}.ts`, using(`../${other}/thing.ts`), rule);
  }
  for (const other of OUTSIDE)
    expectRule(`src/${room}/from-${other}.ts`, using(`../../${other}/thing.ts`), IMPORTS);
  expectRule(`src/${room}/from-routes.ts`, using('../routes.tsx'), IMPORTS);
  // Its own folder, and a room seen from a folder inside it.
  expectRule(`src/${room}/from-itself.ts`, using('./thing.ts'), undefined);
  expectRule(`src/${room}/inner/from-pages.ts`, using('../../pages/thing.ts'), ruleForPages(room));
}

function ruleForPages(room: Room): string | undefined {
  return room === 'pages' ? undefined : IMPORTS;
}

// The entries see the routes, the routes layout and pages; none of them a room below.
expectRule('src/main.tsx', using('./pages/thing.ts'), IMPORTS);
expectRule('src/prerender.tsx', using('./form/thing.ts'), IMPORTS);
expectRule('api/tools.ts', using('../tools/thing.ts'), IMPORTS);
expectRule('src/routes.tsx', using('./event-request/thing.ts'), IMPORTS);
expectRule('src/static-routes.tsx', using('./content/thing.ts'), IMPORTS);
expectRule('src/site-files.ts', using('./pages/thing.ts'), IMPORTS);
expectRule('src/pages/from-site-files.ts', using('../site-files.ts'), IMPORTS);

// However a module is asked for.
expectRule(
  'src/ui/dynamic.ts',
  "export const load = () => import('../pages/thing.ts');\n",
  IMPORTS,
);
expectRule('src/ui/side-effect.ts', "import '../pages/thing.ts';\n", IMPORTS);
expectRule('src/ui/re-export.ts', "export { thing } from '../pages/thing.ts';\n", IMPORTS);
expectRule(
  'src/ui/type-only.ts',
  "import type { Thing } from '../pages/thing.ts';\n\nexport type Used = Thing;\n",
  IMPORTS,
);

expectRule('api/from-server.ts', using('../src/server/thing.ts'), undefined);
for (const other of ROOMS.filter((room) => room !== 'server'))
  expectRule(`api/from-${other}.ts`, using(`../src/${other}/thing.ts`), IMPORTS);

for (const room of BROWSER_ROOMS) {
  expectRule(`src/${room}/node-module.ts`, using('node:fs'), 'noNodejsModules');
  expectRule(`src/${room}/process.ts`, 'export const used = process.pid;\n', 'noRestrictedGlobals');
  expectRule(
    `src/${room}/buffer.ts`,
    "export const used = Buffer.from('');\n",
    'noRestrictedGlobals',
  );
}

for (const room of ['src/shared', 'src/server', 'api']) {
  expectRule(`${room}/env.ts`, 'export const used = import.meta.env;\n', 'plugin');
  for (const name of ['window', 'document', 'localStorage'])
    expectRule(`${room}/${name}.ts`, `export const used = ${name};\n`, 'noRestrictedGlobals');
}
for (const room of ['shared', 'server'])
  expectRule(`src/${room}/from-react.ts`, using('react'), IMPORTS);
expectRule('src/shared/node-module.ts', using('node:fs'), 'noNodejsModules');
expectRule('src/shared/process.ts', 'export const used = process.pid;\n', 'noRestrictedGlobals');
expectRule('src/server/node-module.ts', using('node:fs'), undefined);

let findings: { file: string; category: string }[];

beforeAll(() => {
  for (const [file, { source }] of cases) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  const configuration = JSON.parse(readFileSync(join(project, 'biome.json'), 'utf8'));
  configuration.vcs = { enabled: false };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(configuration));
  cpSync(join(project, 'tools/lint'), join(folder, 'tools/lint'), { recursive: true });
  findings = lint();
});

afterAll(() => rmSync(folder, { recursive: true }));

function lint(): typeof findings {
  const biome = join(project, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['--reporter=json', '--max-diagnostics=none', '--colors=off'];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', ...options, '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(`Biome gave no report:\n${stdout}${stderr}`);
  return parse(stdout);
}

function parse(report: string): typeof findings {
  const { diagnostics } = JSON.parse(report);
  return diagnostics.map((found: { category: string; location: { path: string } }) => ({
    file: found.location.path,
    category: found.category,
  }));
}

describe('the linter', () => {
  const forbidden = [...cases].filter(([, { rule }]) => rule);
  const fine = [...cases].filter(([, { rule }]) => !rule);

  test.each(forbidden)('refuses %s', (file, { rule }) => {
    const named = findings.filter((found) => found.file === file).map(({ category }) => category);
    expect(named.some((category) => category.includes(String(rule)))).toBe(true);
  });

  test.each(fine)('accepts %s', (file) => {
    expect(findings.filter((found) => found.file === file)).toEqual([]);
  });
});
