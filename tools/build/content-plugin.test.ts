import * as v from 'valibot';
import { createLogger } from 'vite';
import { expect, test } from 'vitest';
import { buildFiles } from '../../tests/support/build-files.ts';
import { BUSINESS_RULES, companyRules, content } from './content-plugin.ts';

const FACTS = {
  legalName: 'Ana Pérez',
  town: 'Teruel',
  phone: '+34 961 23 45 67',
  whatsapp: '+34 600 123 456',
  url: 'https://www.estudio.es',
  email: 'hola@estudio.es',
  social: [{ label: 'Instagram', url: 'https://www.instagram.com/estudio/' }],
};

test.each([
  ['phone', ['961234567', '(+34) 961-234-567']],
  ['whatsapp', ['+34600123456']],
  ['url', ['https://estudio.es']],
  ['email', ['hola+web@estudio.es']],
  ['social', [[], [{ label: 'Vídeos', url: 'https://vimeo.com/estudio?h=1' }]]],
])('U-16: %s: %s are accepted', (fact, texts) => {
  for (const text of texts)
    expect(v.is(BUSINESS_RULES, { ...FACTS, [fact]: text }), String(text)).toBe(true);
});

test.each([
  ['phone', ['+34 961 234 567 / 600 123 456', '961 234 567 ext. 2', '961 234', '', undefined]],
  ['whatsapp', ['600 123 456', '+34 600', 'https://wa.me/34600123456', '', 34600123456]],
  ['town', ['', ' ']],
  ['url', ['https://www.estudio.es/', 'http://www.estudio.es', 'estudio.es', 'https://a.es/b']],
  ['email', ['hola@estudio,es', 'hola@estudio', ' hola@estudio.es', 'a@b.es, c@b.es', '']],
  [
    'social',
    [
      [{ label: 'Instagram', url: 'www.instagram.com/estudio' }],
      [{ label: 'Instagram', url: '@estudio' }],
      [{ label: ' ', url: 'https://www.instagram.com/estudio' }],
    ],
  ],
])('U-16: %s: %s are refused', (fact, texts) => {
  for (const text of texts)
    expect(v.is(BUSINESS_RULES, { ...FACTS, [fact]: text }), String(text)).toBe(false);
});

test.each([
  'Estudio, S.\u00a0L.',
  'Estudio, S.L.U.',
  'Estudio SL',
  'Estudio S. L. P.',
  'Estudio, S.A.',
])(
  'U-13 U-16: “%s” needs its entry in the register, and a self-employed person needs none',
  (legalName) => {
    expect(v.is(companyRules(legalName), { registry: '' })).toBe(false);
    expect(v.is(companyRules(legalName), { registry: 'Registro Mercantil de Teruel' })).toBe(true);
    expect(v.is(companyRules('Elsa Pérez Sala'), { registry: '' })).toBe(true);
  },
);

/** Builds a page with a section for each of two entries, of which the second one has its own style. */
async function build({ facts = FACTS, registry = '', first = 'Hola.', studio = '' }) {
  const lines: string[] = [];
  const output = await buildFiles(
    {
      'index.html': '<script type="module" src="main.ts"></script>',
      'main.ts': `import { STUDIO } from './src/content/studio.ts'; import { works } from './works.ts';
        if (STUDIO.hours) console.log(STUDIO.hours, 'HOURS'); if (STUDIO.works) console.log(works());`,
      'works.ts': `import styles from './works.module.css'; export const works = () => styles.works + 'WORKS';`,
      'works.module.css': '.works { color: red }',
      'src/content/business.ts': `export const BUSINESS = ${JSON.stringify(facts, null, 1)};`,
      'src/content/company.ts': `export const COMPANY = { registry: '${registry}' };`,
      'src/content/site.ts': `export const FIRST_SENTENCE = { most: 30 };\nexport const HOME = { hero: { heading: { first: '${first}' } } };`,
      'src/content/studio.ts': `const HOURS = 'de 9 a 14';\nexport const STUDIO: { hours?: string; works?: unknown } = {\n${studio}\n};`,
      'src/content/pictures.ts': `export const PICTURES = { ana: {} };`,
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

test('U-16: the build fails with a line for each malformed fact, which has its file, its line and its text', async () => {
  await expect(
    build({
      facts: {
        ...FACTS,
        phone: '961',
        whatsapp: '600',
        url: 'a.es',
        email: 'hola@estudio,es',
        social: [{ label: 'Instagram', url: 'www.instagram.com/estudio' }],
      },
    }),
  ).rejects.toThrow(
    [
      'src/content/business.ts:4: phone has to be one number of 9 to 15 digits, as in +34 961 234 567, not “961”',
      'src/content/business.ts:5: whatsapp has to be one number with its country code, as in +34 600 123 456, not “600”',
      'src/content/business.ts:6: url has to begin with https:// and end without a slash, as in https://www.estudio.es, not “a.es”',
      'src/content/business.ts:7: email has to be one email address, not “hola@estudio,es”',
      'src/content/business.ts:11: social.url has to be an address that begins with https://',
    ].join('\n'),
  );
});

test('U-13 U-16: the build fails if a company does not name its entry in the register', async () => {
  await expect(build({ facts: { ...FACTS, legalName: 'Estudio, S. L.' } })).rejects.toThrow(
    'src/content/company.ts:1: registry has to name the entry in the register, as the law requires of “Estudio, S. L.”',
  );
});

test('U-16: the build fails if the first sentence of the hero is too long, and names the limit', async () => {
  await build({ first: 'Á'.repeat(30) });
  await expect(build({ first: 'Á'.repeat(31) })).rejects.toThrow(
    /site\.ts:2: hero\.heading\.first may have 30 characters, and “Á+” has 31/,
  );
});

const OPINION = `{ text: 'Bien.', name: 'Ana', kind: 'boda', site: 'Bodas', url: 'https://a.test/1' }`;
const WORK = `{ picture: 'ana', kind: 'Boda', place: 'Teruel', month: 'un mes' }`;

test('U-33: whole entries are accepted', async () => {
  const { lines } = await build({
    studio: `people: [{ portrait: 'ana', name: 'Ana', sentence: 'Hola.' }], works: [${WORK}, ${WORK}, ${WORK}],
      opinions: { list: [${OPINION}], checked: \`Sí\` }, priceFrom: { service: 'todo', amount: 900 },
      replyWithin: 'un día', hours: HOURS, areas: ['Teruel']`,
  });
  expect(lines.filter((line) => line.startsWith('Vacío'))).toEqual([]);
});

test.each([
  [
    `opinions: { list: [\n${OPINION.replace(/, url: .*'/, '')}], checked: 'e' }`,
    '4: opinions.list.url is missing',
  ],
  [`opinions: { list: [${OPINION}] }`, '3: opinions.checked is missing'],
  [
    `opinions: { list: [${OPINION.replace('https', 'http')}], checked: 'e' }`,
    '3: opinions.list.url has to be an address',
  ],
  [
    `opinions: { list: [${OPINION}, ${OPINION}, ${OPINION}], checked: 'e' }`,
    '3: opinions.list may have 2 at most, and has 3',
  ],
  [`hours: HOURS,\nworks: [${WORK}, ${WORK}]`, '4: works needs at least 3, and has 2'],
  [`people: [{ portrait: 'eva', name: 'Eva', sentence: 'Hola.' }]`, '3: people.portrait is “eva”'],
  [`replyWithin: ' '`, '3: replyWithin is empty'],
  [`replyWithin: '…'`, '3: replyWithin is empty'],
  [`areas: 'Teruel'`, '3: areas has to be a list'],
  [`priceFrom: { service: 'todo', amount: 1.2 }`, '3: priceFrom.amount has to be a whole number'],
  [`priceFrom: { service: 'todo', amount: 0 }`, '3: priceFrom.amount has to be a whole number'],
  [`hour: HOURS`, '3: hour is not known'],
])(
  'U-33: the build fails at half an entry, and names file and line: %s',
  async (studio, message) => {
    await expect(build({ studio })).rejects.toThrow(`src/content/studio.ts:${message}`);
  },
);

test('U-33: the build names the missing entries once, and drops their code and styles', async () => {
  const { code, names, lines } = await build({ studio: `hours: 'de 9 a 14'` });
  expect(code).toMatch(/HOURS/);
  expect(code).not.toMatch(/WORKS/);
  expect(names).not.toMatch(/\.css/);
  expect(lines.filter((line) => line.startsWith('Vacío'))).toEqual([
    'Vacío: quién atiende, trabajos, opiniones, precio desde, plazo de respuesta, otras zonas: src/content/studio.ts',
  ]);
  const filled = await build({ studio: `works: [${WORK}, ${WORK}, ${WORK}]` });
  expect(filled.code).toMatch(/WORKS/);
  expect(filled.names).toMatch(/\.css/);
});
