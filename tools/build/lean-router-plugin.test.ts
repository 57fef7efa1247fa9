import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { makeTreeShakeable } from './lean-router-plugin.ts';

const FOLDER = join(PROJECT_ROOT, 'node_modules/react-router/dist/production');

test('the unused components in the production files of the installed router are tree-shakeable', () => {
  const code = readdirSync(FOLDER)
    .filter((file) => /^chunk-.+\.mjs$/.test(file))
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .find((text) => text.includes('function BrowserRouter('));
  const lean = makeTreeShakeable(code ?? '');
  expect(code).toMatch(/^var ENABLE_DEV_WARNINGS = false;$/m);
  expect(lean).toMatch(/^var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\($/m);
  expect(lean).not.toMatch(/^var \w+ = React\d*\.forwardRef\(/m);
  expect(lean).not.toMatch(/^\w+\.displayName = /m);
  expect(lean).toContain('return false ? /* @__PURE__ */ React');
});
