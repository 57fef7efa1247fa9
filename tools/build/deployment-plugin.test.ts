import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, resolveConfig } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { COMPLETE_ENV } from '../../tests/support/local-function.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { deployment } from './deployment-plugin.ts';

const READY = {
  VERCEL_ENV: 'production',
  ...COMPLETE_ENV,
  CRON_SECRET: 'only-for-tests-16',
  ALARM_WEBHOOK_URL: 'https://hooks.example/x',
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'deployment-'));
  for (const part of ['.pages.yml', 'src/content'])
    await cp(join(PROJECT_ROOT, part), join(root, part), { recursive: true });
});
beforeEach(() => Promise.all(Object.keys(OWN).map((name) => write(name))));
afterAll(() => rm(root, { recursive: true }));

/** A studio's own facts, in place of those of the example. */
const OWN: Readonly<Record<string, object>> = {
  business: {
    legalName: 'Eventos Ejemplares, S. L.',
    url: 'https://www.fiesta.es',
    email: 'hola@fiesta.es',
    phone: '961 234 560',
    whatsapp: '+34 600 000 001',
    social: [],
  },
  company: {
    taxId: 'B46000001',
    address: { street: 'Calle Mayor, 1', postalCode: '46001', countryCode: 'ES' },
    registry: 'Tomo 1, por ejemplo',
    mailProvider: 'Correo, S. L., España',
  },
  studio: {
    people: [{ name: 'Ana Gil', sentence: 'Te contesto yo.' }],
    priceFrom: {},
    takenDates: [],
  },
};

/** Writes a file with own facts and other entries. */
async function write(name: string, entries: object = {}) {
  const file = `src/content/${name}.json`;
  const data = JSON.parse(await readFile(join(PROJECT_ROOT, file), 'utf8'));
  const own = { ...data, ...OWN[name], sample: false, ...entries };
  await writeFile(join(root, file), JSON.stringify(own));
}

/** Begins a build in this environment. Returns its warnings, and whether search engines may list it. */
async function build(environment: NodeJS.ProcessEnv) {
  const warnings: string[] = [];
  const customLogger = {
    ...createLogger('silent'),
    warn: (warning: string) => void warnings.push(warning),
  };
  const config = { root, configFile: false as const, plugins: [deployment(environment)] };
  const { define } = await resolveConfig({ ...config, customLogger }, 'build');
  return { warnings, isDemonstration: define?.['import.meta.env.IS_DEMONSTRATION'] };
}

const PLAIN = { warnings: [], isDemonstration: undefined };

test('U-31: a production build with own facts and all variables goes live without a warning', async () => {
  expect(await build(READY)).toEqual(PLAIN);
});

test('U-16 U-31: a production build names samples, missing and malformed variables in one go', async () => {
  await write('business', { sample: true });
  await write('company', { sample: true });
  const environment = { ...READY, BREVO_API_KEY: 'two words', SENDER_NAME: '', CRON_SECRET: '' };
  const failed = build(environment);
  await expect(failed).rejects.toThrow(
    /muestra: «2\. Datos del estudio», «3\. Datos legales de la empresa»\..*\n.*BREVO_API_KEY \(valor no válido\), SENDER_NAME \(sin valor\) y CRON_SECRET \(sin valor\) \(api\/guia\.md\)/,
  );
  await expect(failed).rejects.not.toThrow('two words');
  expect(await build({ ...environment, VERCEL_ENV: 'preview' })).toEqual(PLAIN);
});

test('U-16: a value of the example, without the tick, stops a production build', async () => {
  await write('business', { email: 'hola@alheli.example' });
  await expect(build(READY)).rejects.toThrow(
    /^Aún son datos de muestra: «2\. Datos del estudio › Email»\. Pon/,
  );
});

test('U-16 U-31: a demonstration goes live, is not indexed, and warns', async () => {
  await write('company', { sample: true });
  const environment = { ...READY, SENDER_NAME: '', ALLOW_SAMPLE_CONTENT: '1' };
  const { warnings, isDemonstration } = await build(environment);
  expect(warnings.join('\n')).toMatch(/«3\. Datos legales de la empresa».*SENDER_NAME/s);
  expect(isDemonstration).toBe(true);
});

test('U-31: a production build only warns of a malformed optional variable', async () => {
  const { warnings } = await build({ ...READY, RATE_LIMIT_TOTAL: 'many' });
  expect(warnings).toEqual([expect.stringContaining('RATE_LIMIT_TOTAL (valor no válido)')]);
});
