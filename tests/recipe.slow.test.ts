import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';
import { copyProject } from './support/project-copy.ts';

/** Follows the recipe "Add a field type" of `src/form/README.md` in a copy of the project. */

const copy = mkdtempSync(join(tmpdir(), 'recipe-'));

interface Step {
  file: string;
  lines: string[];
}

/** The code blocks of the recipe that name a file. */
function readRecipe(): Step[] {
  const readme = readFileSync(join(PROJECT_ROOT, 'src/form/README.md'), 'utf8');
  const [, recipe = ''] = /\*\*Add a field type\.\*\*([\s\S]*?)\n## /.exec(readme) ?? [];
  const blocks = recipe.matchAll(/^ *```tsx? (\S+)\n([\s\S]*?)^ *```$/gm);
  return [...blocks].map(([, file = '', code = '']) => ({
    file,
    // The blocks are indented, because they are in a list.
    lines: code
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/^ {3}/, '')),
  }));
}

/** Writes a new file. In an existing file, adds the lines of the block below its first line. */
function follow({ file, lines }: Step): void {
  const path = join(copy, file);
  if (!existsSync(path)) {
    writeFileSync(path, `${lines.join('\n')}\n`);
    return;
  }
  const [anchor, ...added] = lines;
  const content = readFileSync(path, 'utf8').split('\n');
  const places = content.filter((line) => line === anchor).length;
  expect(places, `lines of ${file} that read "${anchor}"`).toBe(1);
  const place = content.indexOf(anchor ?? '') + 1;
  writeFileSync(path, [...content.slice(0, place), ...added, ...content.slice(place)].join('\n'));
}

const run = (...command: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_ENV: 'test' },
  });
  return { status, output: stdout + stderr };
};
/** Compiles the project, or only these files and their imports. */
function compile(...files: string[]) {
  const config = { extends: './tsconfig.json', ...(files.length > 0 && { include: [], files }) };
  writeFileSync(join(copy, 'tsconfig.recipe.json'), JSON.stringify(config));
  return run(join(PROJECT_ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.recipe.json');
}
const steps = readRecipe();

beforeEach(() => {
  rmSync(copy, { recursive: true, force: true });
  copyProject(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the recipe adds a field type that is rendered, checked and read', () => {
  expect(steps.map(({ file }) => file)).toEqual([
    'src/form/field-types/color.tsx',
    'src/form/field-types/index.ts',
  ]);
  steps.forEach(follow);
  expect(compile()).toEqual({ status: 0, output: '' });
  const proof = join(copy, 'src/form/color.test.tsx');
  writeFileSync(proof, PROOF);
  const { status, output } = run(
    join(PROJECT_ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'dom',
    proof,
  );
  expect(output).toContain('1 passed');
  expect(status).toBe(0);
});

/** Follows the recipe without these lines. */
function followWithout(missing: RegExp): void {
  for (const { file, lines } of steps)
    follow({ file, lines: lines.join('\n').replace(missing, '').split('\n') });
}

test.each([
  ['control', /^ {2}Control: [\s\S]*?^ {2}\),\n/m, "TS2741: Property 'Control' is missing"],
  ['reading', /^ {2}read: .*\n/m, "TS2741: Property 'read' is missing"],
  ['rule', /^ {2}rule: .*\n/m, "TS2741: Property 'rule' is missing"],
  [
    'sample',
    /^export const sample .*\n?/m,
    'TS2305: Module \'"./color.tsx"\' has no exported member',
  ],
])('S-GEN-7: a field type without its %s does not compile', (_, missing, message) => {
  followWithout(missing);
  const { status, output } = compile('src/form/field-types/index.ts');
  expect(status).not.toBe(0);
  expect(output).toContain(message);
});

const PROOF = `
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { color } from './field-types/color.tsx';
import { fieldsValidator } from './field-types/define-field-type.ts';
import * as SAMPLES from './field-types/index.ts';
import { Form } from './form.tsx';
import { type FormOptions, useForm } from './use-form.ts';

const texts = { submit: 'Finalizar', sending: '', invalid: '', dismiss: '' };

function ColourForm(options: FormOptions<Record<string, unknown>>) {
  return <Form form={useForm(options)} texts={texts} />;
}

test('a colour', async () => {
  const fields = { colour: color({ label: 'Color', defaultValue: '#9c5a3c' }) };
  const submit = vi.fn(async () => ({ status: 'failed' }) as const);
  render(
    <ColourForm fields={fields} validate={fieldsValidator(fields)} submit={submit} />,
  );
  fireEvent.change(screen.getByLabelText('Color'), { target: { value: '#4f5743' } });
  await userEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect(submit).toHaveBeenCalledWith({ colour: '#4f5743' });
  expect(fieldsValidator(fields)({ colour: 'olive' }).valid).toBe(false);
  expect(SAMPLES.color()).toEqual(fields.colour);
});
`;
