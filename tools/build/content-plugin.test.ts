import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from 'vite';
import { expect, test } from 'vitest';
import { buildFiles } from '../../tests/support/build-files.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { content } from './content-plugin.ts';

const FOLDER = 'src/content';
const PHONE_LINKS = 'src/shared/phone-links.ts';
const CONTENT = Object.fromEntries(
  readdirSync(join(PROJECT_ROOT, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:json|svg|ts)$/.test(file))
    .map((file) => [`${FOLDER}/${file}`, readFileSync(join(PROJECT_ROOT, FOLDER, file), 'utf8')]),
);

type Data = Record<string, unknown>;
const file = (name: string) => `${FOLDER}/${name}.json`;
const dataOf = (name: string): Data => JSON.parse(CONTENT[file(name)] ?? '');
/** A file of the content with other properties. */
const changed = (name: string, change: Data) => ({
  [file(name)]: JSON.stringify({ ...dataOf(name), ...change }),
});

const { labels } = dataOf('studio');
const picture = { file: 'pictures/a.jpg', alt: 'Ana' };
const WORK = { picture, kind: 'Boda', place: 'Teruel', month: 'un mes' };

/** Builds a page with a section for each of two entries, of which the second one has its own style. */
async function build(studio: Data, files: Record<string, string | Uint8Array | undefined> = {}) {
  const lines: string[] = [];
  const output = await buildFiles(
    {
      'index.html': '<script type="module" src="main.ts"></script>',
      'main.ts': `import { STUDIO } from './src/content/studio.ts'; import { works } from './works.ts';
        if (STUDIO.hours) console.log(STUDIO.hours, 'HOURS'); if (STUDIO.works) console.log(works());`,
      'works.ts': `import styles from './works.module.css'; export const works = () => styles.works + 'WORKS';`,
      'works.module.css': '.works { color: red }',
      ...CONTENT,
      [PHONE_LINKS]: readFileSync(join(PROJECT_ROOT, PHONE_LINKS), 'utf8'),
      [file('studio')]: JSON.stringify({ labels, ...studio }),
      ...files,
    },
    {
      plugins: [content()],
      logLevel: 'info',
      customLogger: { ...createLogger('silent'), info: (line) => void lines.push(line) },
    },
  );
  const code = output.map((each) => (each.type === 'chunk' ? each.code : String(each.source)));
  return { code: code.join(), names: output.map(({ fileName }) => fileName).join(), lines };
}

test('U-33: the build names the missing entries once, and drops their code and styles', async () => {
  const { code, names, lines } = await build({ hours: 'de 9 a 14' });
  expect(code).toMatch(/HOURS/);
  expect(code).not.toMatch(/WORKS/);
  expect(names).not.toMatch(/\.css/);
  expect(lines.filter((line) => line.startsWith('Vacío'))).toEqual([
    'Vacío: quién atiende, trabajos, opiniones, precio desde, propuesta, plazo de respuesta, otras zonas: src/content/studio.json',
  ]);
  const filled = await build({ works: [WORK, WORK, WORK] });
  expect(filled.code).toMatch(/WORKS/);
  expect(filled.names).toMatch(/\.css/);
});

test('U-16 U-44: the build names the faults of all files at once, and no others', async () => {
  const files = { ...changed('process', { steps: [] }), ...changed('company', { taxId: '' }) };
  const failure = await build({ hour: 1 }, files).catch((error: Error) => error.message);
  expect(
    failure,
  ).toContain(`UserError: ${FOLDER}/studio.json: hour: no se conoce: corrige el nombre, o bórralo
${FOLDER}/company.json: taxId: está vacío: escribe el texto
${FOLDER}/process.json: steps: el mínimo es 2, y hay 0`);
  expect(String(failure).match(/\.json/g)).toHaveLength(3);
});

test('U-44: a title is measured with its names filled in', async () => {
  const town = 'Las Palmas de Gran Canaria, y en toda la isla de Gran Canaria';
  await expect(build({}, changed('business', { town }))).rejects.toThrow(
    /home\.json: title: caben 70 caracteres, y «.*Gran Canaria/,
  );
});

test.each([
  ['a missing comma', '{\n  "title": "a"\n  "list": []\n}', 'línea 3: aquí o justo antes sobra o'],
  ['a missing brace', '{\n  "title": "a"', 'línea 2: aquí o justo antes sobra o falta una coma'],
  ['an empty file', '', 'title: falta: escríbelo'],
  ['a missing file', undefined, 'falta este archivo'],
  ['another encoding', Buffer.from('{"title": "Qué"}', 'latin1'), 'no está guardado como UTF-8'],
])('U-44: %s is named with its file', async (_, text, message) => {
  const failure = await build({}, { [file('questions')]: text }).catch(String);
  expect(failure).toMatch(/src\/content\/questions\.json[,:]/);
  expect(failure).toContain(message);
});
