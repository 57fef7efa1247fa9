import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger, type InlineConfig, resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countSamples, findSamples, SVG_MARK, sampleContent } from './sample-content-plugin.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'samples-'));
  await mkdir(join(root, 'src/content'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

/** Builds a project with this content. Returns the messages of the build about the content. */
async function buildWith(
  content: string,
  environment: NodeJS.ProcessEnv = {},
  settings: InlineConfig = {},
): Promise<string> {
  await writeFile(join(root, 'src/content/business.ts'), content);
  await writeFile(join(root, 'entry.js'), '');
  const printed: string[] = [];
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    customLogger: {
      ...createLogger('silent'),
      info: (message) => void printed.push(message),
      warn: (message) => expect.unreachable(message),
    },
    plugins: [sampleContent(environment)],
    ...settings,
    build: { write: false, rolldownOptions: { input: 'entry.js' } },
  });
  return printed.filter((message) => message.includes('src/content')).join();
}

const CONTACT = `const email = /* contact sample */ 'hola@estudio.example';`;
const TEXT = `const text = /* sample */ 'Un texto de muestra, tan largo que no cabe entero en una línea de la lista de muestras';`;
const OWN = `const email = 'hola@estudio.es';`;
const PRODUCTION = { VERCEL_ENV: 'production' };

test('U-16: every build lists the samples in one block', async () => {
  expect(await buildWith(`${TEXT}\n${CONTACT}`)).toBe(`
Still samples in src/content:
contact data (a production deployment fails until they are replaced)
  business.ts:2  const email = 'hola@estudio.example';
texts, pictures, drawings and icons
  business.ts:1  const text = 'Un texto de muestra, tan largo que no cabe entero en una línea de…
Replace each sample with the studio's own and delete the mark before it (in a drawing, the comment within the file).
To keep a text or drawing, delete only its mark: they were made for this site and may stay. A picture that stays keeps its mark:
it shows no real event, and the footer says so while a picture has one.
`);
});

test('U-16: a drawing or an icon is listed if its file has the mark', async () => {
  await writeFile(join(root, 'src/content/logo.svg'), `<svg><!-- ${SVG_MARK} --></svg>`);
  await writeFile(join(root, 'src/content/own.svg'), '<svg></svg>');
  await mkdir(join(root, 'src/content/drawings'));
  await writeFile(join(root, 'src/content/drawings/rose.svg'), `<svg><!-- ${SVG_MARK} --></svg>`);
  expect(await buildWith(OWN)).toMatch(
    /drawings and icons\n {2}src\/content\/drawings\/rose\.svg\n {2}src\/content\/logo\.svg\nReplace/,
  );
});

test('U-16: if no sample is left, the build says so in one line', async () => {
  expect(await buildWith(OWN)).toBe('Nothing in src/content is a sample any more.');
});

const found = (code: string) =>
  findSamples('site.ts', code).map(({ isContact, place, text }) => [isContact, place, text]);

test('U-16: a marked value is listed with its line; of a longer one, the first line', () => {
  const code = `export const HOME = {\n  text: /* sample */ 'Hola', // A greeting.\n  all: /* contact sample */ [\n  'Uno',\n] };`;
  expect(found(code)).toEqual([
    [false, 'site.ts:2', `text: 'Hola',`],
    [true, 'site.ts:3', 'all: ['],
  ]);
});

test.each([
  `'Hola', /* sampel */`,
  `/* Sample */ 'Hola'`,
  `/* contact-sample */ 'Hola'`,
  `/** sample */ 'Hola'`,
  '// Contact sample.',
  `'Hola' /* sample */ };`,
  `'Hola' }; /* sample */`,
  `1;\n/* sample */ const HOME = 'Hola';`,
])('U-16: a misspelled mark, or one that is not before a value, is an error: %s', (code) => {
  expect(() => findSamples('site.ts', `const TEXT = ${code}`)).toThrow(
    /^src\/content\/site\.ts:[12]: \/.*sampe?l.* marks nothing\. Write \/\* sample \*\/ right before/i,
  );
});

test.each([
  `'correo@ejemplo.es'`,
  `'https://www.example.com'`,
  `'https://wa.me/34600000000'`,
  String.raw`'(+34) 600\u00a0000\u00a0000'`,
  `'B0000000'`,
  `/* sample */ 'hola@estudio.example'`,
  `'https://www.instagram.com/estudio.example'`,
  `'600-000-000'`,
])('U-16: a placeholder is a contact sample also if it is not marked as one: %s', (value) => {
  expect(found(`const email = ${value};`)).toEqual([[true, 'site.ts:1', expect.any(String)]]);
});

test('U-16: the studio’s own values and placeholders in comments are not listed', () => {
  const code = `
    /** Such as hola@estudio.example or 600 000 000; a comment, \`sample\`, marks it. */
    // A sample of what follows.
    export const BUSINESS = { 'email': 'hola@estudio.es', phone: '+34 961 600 000', example: 'exemplar' };
    export const LEGAL = { taxId: 'B10000001', text: 'Por ejemplo. Es de 600 000 euros, 2030' }; // As 600 000 000.
    export const one = other('x');`;
  expect(found(code)).toEqual([]);
});

test.each([
  ['prints the list', PRODUCTION, {}],
  ['prints no list', PRODUCTION, { listSamples: false }],
  ['allows them by another value than 1', { ...PRODUCTION, ALLOW_SAMPLE_CONTENT: 'no' }, {}],
])(
  'U-16: a production deployment with sample contact data fails and lists them, if it %s',
  async (_, environment, settings) => {
    await expect(buildWith(`${TEXT}\n${CONTACT}`, environment, settings)).rejects.toThrow(
      /contact data are still samples\b.*\n {2}business\.ts:2 {2}const email = 'hola@estudio\.example';\n.*ALLOW_SAMPLE_CONTENT=1/,
    );
  },
);

test('U-31: the variables that stop the deployment, too, are named in one go', async () => {
  await expect(buildWith(CONTACT, PRODUCTION)).rejects.toThrow(
    /business\.ts:1 [\s\S]*BREVO_API_KEY is missing, [\s\S]*CRON_SECRET is missing/,
  );
});

test.each([
  [
    'a demonstration with sample contact data',
    CONTACT,
    { ...PRODUCTION, ALLOW_SAMPLE_CONTENT: '1' },
  ],
  ['a preview with sample contact data', CONTACT, { VERCEL_ENV: 'preview' }],
  ['a local build with sample contact data', CONTACT, {}],
  ['a production deployment with sample texts', TEXT, PRODUCTION],
])('%s succeeds and lists them', async (_, code, environment) => {
  expect(await buildWith(code, environment)).toContain('business.ts:1  const ');
});

test('`npm start` prints no list, but a line with the number of samples and the command that lists them', async () => {
  const brief = { listSamples: false };
  expect(await buildWith(`${TEXT}\n${CONTACT}`, {}, brief)).toBe('');
  await writeFile(join(root, 'src/content/icon.svg'), `<svg><!-- ${SVG_MARK} --></svg>`);
  expect(countSamples(root)).toBe('Samples left in src/content: 3. To list them: npm run build');
  await buildWith(OWN);
  await rm(join(root, 'src/content/icon.svg'));
  expect(countSamples(root)).toBeUndefined();
});

test.each([
  ['production with sample contacts', CONTACT, PRODUCTION, true],
  ['production with the studio’s own contacts', OWN, PRODUCTION, false],
  ['a local build with sample contacts', CONTACT, {}, false],
] as const)(
  'U-12: only production with sample contacts is a demonstration, not to be indexed: %s',
  async (_, content, environment, expected) => {
    await writeFile(join(root, 'src/content/business.ts'), content);
    const plugins = [sampleContent({ ...environment, ALLOW_SAMPLE_CONTENT: '1' })];
    const { define } = await resolveConfig({ root, configFile: false, plugins }, 'build');
    expect(define).toMatchObject({ 'import.meta.env.IS_DEMONSTRATION': expected });
  },
);

test.each([
  ['a marked picture', `export const PICTURES = { hero: /* sample */ { file: 'a.jpg' } };`, true],
  ['only the studio’s own', `export const PICTURES = { hero: { file: 'a.jpg' } };`, false],
])('U-38: the pages know whether a picture is a sample: %s', async (_, pictures, expected) => {
  await writeFile(join(root, 'src/content/business.ts'), TEXT);
  await writeFile(join(root, 'src/content/pictures.ts'), pictures);
  for (const command of ['build', 'serve'] as const) {
    const plugins = [sampleContent({})];
    const { define } = await resolveConfig({ root, configFile: false, plugins }, command);
    expect(define).toMatchObject({ 'import.meta.env.HAS_SAMPLE_PICTURES': expected });
  }
});
