import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger, resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SVG_MARK, sampleContent } from './sample-content-plugin.ts';

let root: string;
const OWN = { email: 'hola@estudio.es', phone: '+34 961 600 000', taxId: 'B10000001' };
const PRODUCTION = { VERCEL_ENV: 'production' };
const DEMONSTRATION = { ...PRODUCTION, ALLOW_SAMPLE_CONTENT: '1' };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'samples-'));
  await mkdir(join(root, 'src/content'), { recursive: true });
  for (const name of ['home', 'pictures', 'company'])
    await write(name, { title: 'Hola', hero: {} });
  await write('business', OWN);
  await write('samples', {});
  await writeFile(join(root, 'entry.js'), '');
});
afterEach(() => rm(root, { recursive: true }));

const write = (name: string, data: object | '') =>
  writeFile(join(root, `src/content/${name}.json`), data && JSON.stringify(data));

/** Builds the project. Returns the messages of the build about the content. */
async function buildWith(
  samples: object | '',
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  await write('samples', samples);
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
    build: { write: false, rolldownOptions: { input: 'entry.js' } },
  });
  return printed.filter((message) => message.includes('src/content')).join();
}

test('U-16: every build lists the samples with file and property', async () => {
  await writeFile(join(root, 'src/content/logo.svg'), `<svg><!-- ${SVG_MARK} --></svg>`);
  await writeFile(join(root, 'src/content/own.svg'), '<svg></svg>');
  expect(await buildWith({ home: ['title', 'hero'], business: ['email'] })).toBe(`
Datos de muestra (la web no se publica con ellos):
  src/content/business.json: email
Textos, fotos y dibujos de muestra:
  src/content/home.json: title, hero
  src/content/logo.svg
Pon lo tuyo y quítalo de src/content/samples.json; un dibujo deja de ser de muestra cuando guardas otro en su lugar.
Nuestros textos puedes quedártelos: quítalos de la lista. Nuestras fotos, mientras sigan, se quedan en ella: el pie lo dice.
`);
});

test('U-16: if no sample is left, the build says so; the form leaves an empty file', async () => {
  expect(await buildWith({})).toBe('Ya no queda nada de muestra en src/content.');
  expect(await buildWith('')).toBe('Ya no queda nada de muestra en src/content.');
});

test('U-16: a name in the list that no file has is an error', async () => {
  await expect(buildWith({ home: ['titel'] })).rejects.toThrow(
    'src/content/samples.json: home: «titel» no está en src/content/home.json: quítalo',
  );
});

test.each([
  'correo@ejemplo.es',
  'https://www.example.com',
  'https://wa.me/34600000000',
  '(+34) 600\u00a0000\u00a0000',
  'B0000000',
  [{ url: 'https://www.instagram.com/estudio.example' }],
])('U-16: a placeholder is a sample although the list does not name it: %j', async (email) => {
  await write('business', { ...OWN, email });
  expect(await buildWith({})).toContain('src/content/business.json: email\n');
});

test('U-16: production with sample facts fails and lists them', async () => {
  const attempt = buildWith({ business: ['email'] }, { ...PRODUCTION, ALLOW_SAMPLE_CONTENT: 'no' });
  await expect(attempt).rejects.toThrow(
    /Estos datos aún son de muestra.*\n {2}src\/content\/business\.json: email\n.*ALLOW_SAMPLE_CONTENT=1/,
  );
  // The variables that stop the deployment, too, are named in one go (U-31).
  await expect(attempt).rejects.toThrow(/BREVO_API_KEY, .* y CRON_SECRET \(sin valor\)/);
});

test.each([
  ['a demonstration with sample facts', 'business', DEMONSTRATION],
  ['a preview with sample facts', 'business', { VERCEL_ENV: 'preview' }],
  ['production with sample texts', 'home', PRODUCTION],
])('U-16: %s succeeds and lists them', async (_, name, environment) => {
  await write('home', OWN);
  expect(await buildWith({ [name]: ['email'] }, environment)).toContain(`${name}.json: email`);
});

test.each([
  ['production with sample facts', { business: ['email'] }, DEMONSTRATION, true, false],
  ['production with facts of its own', {}, DEMONSTRATION, false, false],
  ['a local build with sample facts', { business: ['email'] }, {}, false, false],
  ['a sample picture', { pictures: ['hero'] }, {}, false, true],
] as const)(
  'U-12 U-38: the pages know of a demonstration, and of sample pictures: %s',
  async (_, samples, environment, isDemonstration, hasPictures) => {
    await write('samples', samples);
    const plugins = [sampleContent(environment)];
    const { define } = await resolveConfig({ root, configFile: false, plugins }, 'build');
    expect(define).toMatchObject({
      'import.meta.env.IS_DEMONSTRATION': isDemonstration,
      'import.meta.env.HAS_SAMPLE_PICTURES': hasPictures,
    });
  },
);
