import { expect, test } from 'vitest';
import { buildFiles } from '../../tests/support/build-files.ts';
import { errorsIn, studio } from './studio-plugin.ts';

const PICTURES = `export const PICTURES = { ana: { ...ana, alt: 'Ana' }, crop: crop };`;
const OPINION = `{ text: 'Bien.', name: 'Ana', kind: 'boda', site: 'Bodas', url: 'https://a.test/1' }`;
const WORK = `{ picture: 'ana', kind: 'Boda', place: 'Teruel', month: 'mayo de 2026' }`;
const errors = (entries: string) => errorsIn(`export const STUDIO = {\n${entries}\n};`, PICTURES);

test('U-33: no entry, and whole entries, are accepted', () => {
  expect(errors('')).toEqual([]);
  const whole = `people: [{ portrait: 'ana', name: 'Ana', sentence: 'Hola.' }], works: [${WORK}, ${WORK}, ${WORK}],
    opinions: { list: [${OPINION}], checked: \`Sí\` }, priceFrom: { service: 'todo', amount: 900 }, areas: ['Teruel'], hours: HOURS`;
  expect(errors(whole)).toEqual([]);
});

test.each([
  [
    `opinions: { list: [\n{ text: 'a', name: 'b', kind: 'c', site: 'd' }], checked: 'e' }`,
    '3: opinions.list lacks url',
  ],
  [`opinions: { list: [${OPINION}] }`, '2: opinions lacks checked'],
  [
    `opinions: { list: [${OPINION.replace('https', 'http')}], checked: 'e' }`,
    '2: opinions.list.url has to be an address',
  ],
  [
    `opinions: { list: [${OPINION}, ${OPINION}, ${OPINION}], checked: 'e' }`,
    '2: opinions.list may have 2 at most, and has 3',
  ],
  [`hours: 'x',\nworks: [${WORK}, ${WORK}]`, '3: works needs at least 3, and has 2'],
  [`people: [{ portrait: 'eva', name: 'Eva', sentence: 'Hola.' }]`, '2: people.portrait is “eva”'],
  [
    `people: [{ portrait: 'crop', name: 'Eva', sentence: 'Hola.' }]`,
    '2: people.portrait is “crop”',
  ],
  [`replyWithin: ' '`, '2: replyWithin is empty'],
  [`priceFrom: { service: 'todo', amount: 1.2 }`, '2: priceFrom.amount has to be a whole number'],
])('U-33: half an entry is named with file and line: %s', (entries, message) => {
  expect(errors(entries)).toEqual([expect.stringContaining(`src/content/studio.ts:${message}`)]);
});

/** Builds a page with a section for each of two entries, of which the second one has its own style. */
async function build(entries: string) {
  const lines: string[] = [];
  const output = await buildFiles(
    {
      'index.html': '<script type="module" src="main.ts"></script>',
      'main.ts': `import { STUDIO } from './src/content/studio.ts'; import { works } from './works.ts';
        if (STUDIO.hours) console.log(STUDIO.hours, 'HOURS'); if (STUDIO.works) console.log(works());`,
      'works.ts': `import styles from './works.module.css'; export const works = () => styles.works + 'WORKS';`,
      'works.module.css': '.works { color: red }',
      'src/content/studio.ts': `export const STUDIO: { hours?: string; works?: unknown } = {${entries}};`,
      'src/content/pictures.ts': PICTURES,
    },
    {
      plugins: [studio()],
      logLevel: 'info',
      customLogger: {
        ...console,
        hasWarned: false,
        info: (line) => lines.push(line),
        warnOnce: () => undefined,
        clearScreen: () => undefined,
        hasErrorLogged: () => false,
      },
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
  const empty = lines.filter((line) => line.startsWith('Vacío'));
  expect(empty).toEqual([
    'Vacío: quién atiende, trabajos, opiniones, precio desde, plazo de respuesta, otras zonas, qué incluye Empresa: src/content/studio.ts',
  ]);
  const filled = await build(`works: [${WORK}, ${WORK}, ${WORK}]`);
  expect(filled.code).toMatch(/WORKS/);
  expect(filled.names).toMatch(/\.css/);
});

test('U-33: the build fails at half an entry', async () => {
  await expect(build(`works: [${WORK}]`)).rejects.toThrow('works needs at least 3, and has 1');
});
