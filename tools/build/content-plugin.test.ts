import { join } from 'node:path';
import { createLogger } from 'vite';
import { expect, test } from 'vitest';
import { buildFiles } from '../../tests/support/build-files.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { content } from './content-plugin.ts';
import { schemasOf } from './content-schemas.ts';

/** Each file of the content has what the project's own file has. */
const CONTENT = Object.fromEntries(
  [...Object.keys(schemasOf('', [])), 'pictures'].map((name) => {
    const file = `src/content/${name}.ts`;
    return [file, `export * from '${join(PROJECT_ROOT, file)}';`];
  }),
);
const WORK = `{ picture: 'hero', kind: 'Boda', place: 'Teruel', month: 'un mes' }`;

/** Builds a page with a section for each of two entries, of which the second one has its own style. */
async function build(studio: string, files: Record<string, string> = {}) {
  const lines: string[] = [];
  const output = await buildFiles(
    {
      'index.html': '<script type="module" src="main.ts"></script>',
      'main.ts': `import { STUDIO } from './src/content/studio.ts'; import { works } from './works.ts';
        if (STUDIO.hours) console.log(STUDIO.hours, 'HOURS'); if (STUDIO.works) console.log(works());`,
      'works.ts': `import styles from './works.module.css'; export const works = () => styles.works + 'WORKS';`,
      'works.module.css': '.works { color: red }',
      ...CONTENT,
      'src/content/studio.ts': `export const STUDIO: { hours?: string; works?: unknown } = {\n${studio}\n};`,
      ...files,
    },
    {
      plugins: [content()],
      logLevel: 'info',
      customLogger: { ...createLogger('silent'), info: (line) => void lines.push(line) },
    },
  );
  const code = output.map((file) => (file.type === 'chunk' ? file.code : String(file.source)));
  return { code: code.join(), names: output.map(({ fileName }) => fileName).join(), lines };
}

test('U-33: the build names the missing entries once, and drops their code and styles', async () => {
  const { code, names, lines } = await build(`hours: 'de 9 a 14'`);
  expect(code).toMatch(/HOURS/);
  expect(code).not.toMatch(/WORKS/);
  expect(names).not.toMatch(/\.css/);
  expect(lines.filter((line) => line.startsWith('Vacío'))).toEqual([
    'Vacío: quién atiende, trabajos, opiniones, precio desde, propuesta, plazo de respuesta, otras zonas: src/content/studio.ts',
  ]);
  const filled = await build(`works: [${WORK}, ${WORK}, ${WORK}]`);
  expect(filled.code).toMatch(/WORKS/);
  expect(filled.names).toMatch(/\.css/);
});

test('U-16 U-44: the build names the faults of all files at once', async () => {
  const files = {
    'src/content/process.ts': `export const PROCESS = { title: 'Así', emphasis: 'Así', steps: [] };`,
  };
  await expect(build('hour: 1', files)).rejects.toThrow(
    'src/content/studio.ts:2: hour: no se conoce: corrige el nombre, o bórralo\n' +
      'src/content/process.ts:1: steps: el mínimo es 2, y hay 0',
  );
});

test('U-44: the build names the fault that breaks another file, too', async () => {
  const files = {
    'src/content/site.ts': `import { STUDIO } from './studio.ts'; STUDIO.people[0].name.split(' ');`,
  };
  await expect(build(`people: [{ portrait: 'hero', sentence: 'Hola.' }]`, files)).rejects.toThrow(
    'src/content/studio.ts:2: people.1.name: falta: escríbelo',
  );
});

test('U-44: the build names the file of a forgotten import', async () => {
  const files = { 'src/content/process.ts': 'export const PROCESS = BUSINESS.town;' };
  await expect(build('', files)).rejects.toThrow(
    'src/content/process.ts: usa BUSINESS, pero arriba falta su línea «import { BUSINESS } from …»',
  );
});
