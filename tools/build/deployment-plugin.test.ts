import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, resolveConfig } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { COMPLETE_ENV } from '../../tests/api/local-function.ts';
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
beforeEach(() => mark());
afterAll(() => rm(root, { recursive: true }));

/** Ticks «Son datos de muestra» in these files. */
async function mark(...samples: string[]) {
  for (const name of ['business', 'company', 'studio']) {
    const path = join(root, `src/content/${name}.json`);
    const data = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...data, sample: samples.includes(name) }));
  }
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
  await mark('business', 'company');
  const environment = { ...READY, BREVO_API_KEY: 'two words', SENDER_NAME: '', CRON_SECRET: '' };
  const failed = build(environment);
  await expect(failed).rejects.toThrow(
    /muestra: «2\. Datos del estudio», «3\. Datos legales de la empresa»\..*\n.*SENDER_NAME y CRON_SECRET \(sin valor\); BREVO_API_KEY \(valor no válido\) \(api\/guia\.md\)/,
  );
  await expect(failed).rejects.not.toThrow('two words');
  expect(await build({ ...environment, VERCEL_ENV: 'preview' })).toEqual(PLAIN);
});

test('U-16 U-31: a demonstration goes live, is not indexed, and warns', async () => {
  await mark('company');
  const environment = { ...READY, SENDER_NAME: '', ALLOW_SAMPLE_CONTENT: '1' };
  const { warnings, isDemonstration } = await build(environment);
  expect(warnings.join('\n')).toMatch(/«3\. Datos legales de la empresa».*SENDER_NAME/s);
  expect(isDemonstration).toBe(true);
});

test('U-26: a production build whose sender is a staff’s address stops', async () => {
  const SENDER_EMAIL = COMPLETE_ENV.MANAGEMENT_EMAIL.replace('@', '+web@').toUpperCase();
  await expect(build({ ...READY, SENDER_EMAIL })).rejects.toThrow(
    'SENDER_EMAIL (es también una dirección del equipo)',
  );
});

test('U-31: a production build only warns of a malformed optional variable', async () => {
  const { warnings } = await build({ ...READY, RATE_LIMIT_TOTAL: 'many' });
  expect(warnings).toEqual([expect.stringContaining('RATE_LIMIT_TOTAL (valor no válido)')]);
});
