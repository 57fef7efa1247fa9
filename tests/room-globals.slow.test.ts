import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';

/** `biome.json` lists the globals that each room does not have. This test lints one file for each kind. */

const folder = mkdtempSync(join(tmpdir(), 'room-globals-'));
afterAll(() => rmSync(folder, { recursive: true }));

const REFUSED = {
  'src/ui/process.ts': 'process.pid',
  'src/sections/buffer.ts': "Buffer.from('')",
  'src/shared/process.ts': 'process.pid',
  'src/shared/window.ts': 'window',
  'src/server/local-storage.ts': 'localStorage',
  'api/document.ts': 'document',
};
const ACCEPTED = { 'src/server/process.ts': 'process.pid', 'src/ui/window.ts': 'window' };

test('no room uses a global that does not exist where it runs', () => {
  for (const [file, expression] of Object.entries({ ...REFUSED, ...ACCEPTED })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `export const used = ${expression};\n`);
  }
  copyFileSync(join(PROJECT_ROOT, 'biome.json'), join(folder, 'biome.json'));
  const biome = join(PROJECT_ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false', '.'];
  const { stdout } = spawnSync(process.execPath, [biome, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = JSON.parse(stdout).diagnostics.map(
    ({ category, location }: { category: string; location: { path: string } }) =>
      `${location.path} ${category}`,
  );
  const expected = Object.keys(REFUSED).map((file) => `${file} lint/style/noRestrictedGlobals`);
  expect(found.sort()).toEqual(expected.sort());
});
