import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger, type InlineConfig, resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countSamples, sampleContent } from './sample-content-plugin.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'samples-'));
  await mkdir(join(root, 'src/content'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

/** What the build says, after it has read this content. */
async function buildWith(
  content: string,
  environment: NodeJS.ProcessEnv = {},
  settings: InlineConfig = {},
): Promise<string> {
  await writeFile(join(root, 'src/content/business.ts'), content);
  await writeFile(join(root, 'entry.js'), '');
  const said: string[] = [];
  const refuse = (message: string) => expect.unreachable(message);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    customLogger: {
      ...createLogger('silent'),
      info: (message) => void said.push(message),
      warn: refuse,
    },
    plugins: [sampleContent(environment)],
    ...settings,
    build: { write: false, rolldownOptions: { input: 'entry.js' } },
  });
  return said.filter((message) => message.includes('src/content')).join();
}

const MARK = 'Sample until the studio has its own';
const CONTACT = `const email = /* contact sample */ 'hola@estudio.example';`;
const TEXT = `const text = /* sample */ 'Un texto de muestra, tan largo que no cabe entero en una línea de la lista';`;
const OWN = `const email = 'hola@estudio.es';`;
const PRODUCTION = { VERCEL_ENV: 'production' };

test('U-16: every build lists what is still a sample, as one block', async () => {
  expect(await buildWith(`${TEXT}\n${CONTACT}`)).toBe(`
Still samples in src/content:
contact data, which no production deployment goes out with
  business.ts:2  email  hola@estudio.example
texts, pictures, drawings and icons
  business.ts:1  text  Un texto de muestra, tan largo que no cabe entero en un…
Put the studio's own in its place and delete the mark before it (in a drawing, the comment within the file).
To keep a text, picture or drawing, delete its mark alone: they were made for this site and may stay.
`);
});

test('U-16: a drawing and an icon bear their marks themselves, and lose them with the file', async () => {
  await writeFile(join(root, 'src/content/logo.svg'), `<svg><!-- ${MARK} --></svg>`);
  await writeFile(join(root, 'src/content/own.svg'), '<svg></svg>');
  await mkdir(join(root, 'src/content/drawings'));
  await writeFile(join(root, 'src/content/drawings/rose.svg'), `<svg><!-- ${MARK} --></svg>`);
  const said = await buildWith(OWN);
  expect(said).toMatch(
    /drawings and icons\n {2}src\/content\/drawings\/rose\.svg\n {2}src\/content\/logo\.svg\nPut/,
  );
});

test('U-16: and says in one line when nothing is', async () => {
  expect(await buildWith(OWN)).toBe('Nothing in src/content is a sample any more.');
});

test('U-16: a mark with a typing error fails every build, with its line', async () => {
  const build = buildWith(`\nconst text = /* sampel */ 'Hola';`);
  await expect(build).rejects.toThrow('src/content/business.ts:2: /* sampel */ marks nothing.');
});

test('U-16: a production deployment with sample contact data fails with their list', async () => {
  await expect(buildWith(`${TEXT}\n${CONTACT}`, PRODUCTION)).rejects.toThrow(
    /contact data are still samples\b.*\n {2}business\.ts:2 {2}email {2}hola@estudio\.example\n.*ALLOW_SAMPLE_CONTENT=1/,
  );
});

test('`npm start` has no list: it counts the samples in one line, which names the command that lists them', async () => {
  const brief = { listSamples: false };
  expect(await buildWith(`${TEXT}\n${CONTACT}`, {}, brief)).toBe('');
  await writeFile(join(root, 'src/content/icon.svg'), `<svg><!-- ${MARK} --></svg>`);
  expect(countSamples(root)).toBe('Samples left in src/content: 3. To list them: npm run build');
  await buildWith(OWN);
  await rm(join(root, 'src/content/icon.svg'));
  expect(countSamples(root)).toBeUndefined();
});

test('U-16: without the list, a production deployment with sample contact data fails all the same', async () => {
  const build = buildWith(CONTACT, PRODUCTION, { listSamples: false });
  await expect(build).rejects.toThrow(/contact data are still samples/);
});

test.each([
  ['a demonstration', { ...PRODUCTION, ALLOW_SAMPLE_CONTENT: '1' }],
  ['a preview', { VERCEL_ENV: 'preview' }],
  ['a build at home', {}],
])('%s goes out with them', async (_, environment) => {
  expect(await buildWith(CONTACT, environment)).toContain('hola@estudio.example');
});

test('no other value lets it through', async () => {
  const environment = { ...PRODUCTION, ALLOW_SAMPLE_CONTENT: 'false' };
  await expect(buildWith(CONTACT, environment)).rejects.toThrow(/still samples/);
});

test.each([
  ['a demonstration', CONTACT, { ...PRODUCTION, ALLOW_SAMPLE_CONTENT: '1' }, true],
  [
    'a studio that forgot to take the permission away',
    OWN,
    { ...PRODUCTION, ALLOW_SAMPLE_CONTENT: '1' },
    false,
  ],
  ['a build at home', CONTACT, {}, false],
] as const)(
  'U-12: %s is told apart for search engines',
  async (_, content, environment, expected) => {
    await writeFile(join(root, 'src/content/business.ts'), content);
    const plugins = [sampleContent(environment)];
    const { define } = await resolveConfig({ root, configFile: false, plugins }, 'build');
    expect(define).toEqual({ 'import.meta.env.IS_DEMONSTRATION': expected });
  },
);

test('sample texts and pictures are listed in production, too, and stop nothing', async () => {
  expect(await buildWith(TEXT, PRODUCTION)).toContain('Un texto de muestra');
});
