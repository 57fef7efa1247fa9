import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createLogger, build as viteBuild } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { COMPLETE_ENV } from '../../tests/api/local-function.ts';
import { workingFunction } from './function-plugin.ts';

const WORKING = {
  'index.html': '',
  'src/server/create-function.ts': '',
  'src/server/mail/message.ts': 'export const composeMail = ({ name }) => name;',
};
const PRODUCTION = { VERCEL_ENV: 'production' };
const RINGING = { CRON_SECRET: 'only-for-tests-16', ALARM_WEBHOOK_URL: 'https://hooks.example/x' };

/** Builds a project with this function in this environment. Returns its warnings. */
async function build(files: Record<string, string>, environment: NodeJS.ProcessEnv = {}) {
  const root = await mkdtemp(join(tmpdir(), 'function-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, content] of Object.entries({ ...WORKING, ...files })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  const warnings: string[] = [];
  await viteBuild({
    root,
    configFile: false,
    plugins: [workingFunction(environment)],
    customLogger: { ...createLogger('silent'), warn: (warning) => void warnings.push(warning) },
    // A busy machine would warn that a plugin is slow.
    build: { write: false, rolldownOptions: { checks: { pluginTimings: false } } },
  });
  return warnings;
}

test('U-31: a function that can send builds without a warning', async () => {
  expect(await build({})).toEqual([]);
  expect(await build({}, { ...PRODUCTION, ...COMPLETE_ENV, ...RINGING })).toEqual([]);
});

test.each([
  ['create-function', `import './of-nobody.ts';`, /of-nobody/],
  ['mail/message', 'export const composeMail = () => nobody.name;', /nobody is not defined/],
])('U-31: the build fails if %s is broken: %s', async (name, code, message) => {
  await expect(build({ [`src/server/${name}.ts`]: code })).rejects.toThrow(message);
});

test('U-31: a production build without its variables fails with their names, a demonstration warns', async () => {
  const environment = {
    ...PRODUCTION,
    ...COMPLETE_ENV,
    BREVO_API_KEY: 'two words',
    SENDER_NAME: '',
    ALARM_WEBHOOK_URL: 'hooks.example/secret',
  };
  const failed = build({}, environment);
  const named =
    'SENDER_NAME y CRON_SECRET (sin valor); BREVO_API_KEY y ALARM_WEBHOOK_URL (valor no válido)';
  await expect(failed).rejects.toThrow(named);
  await expect(failed).rejects.toThrow('tools/mail-check/guia.md');
  await expect(failed).rejects.not.toThrow(/two words|secret"/);
  expect(await build({}, { ...environment, VERCEL_ENV: 'preview' })).toEqual([]);
  const demonstration = { ...environment, ALLOW_SAMPLE_CONTENT: '1' };
  expect(await build({}, demonstration)).toEqual([expect.stringContaining(named)]);
});

test('U-26: a production build whose sender is a staff’s address fails', async () => {
  const SENDER_EMAIL = COMPLETE_ENV.MANAGEMENT_EMAIL.replace('@', '+web@').toUpperCase();
  await expect(
    build({}, { ...PRODUCTION, ...COMPLETE_ENV, ...RINGING, SENDER_EMAIL }),
  ).rejects.toThrow('SENDER_EMAIL (es también una dirección del equipo)');
});

test('U-31: a production build only warns of a malformed optional variable', async () => {
  const environment = { ...PRODUCTION, ...COMPLETE_ENV, ...RINGING, RATE_LIMIT_TOTAL: 'many' };
  expect(await build({}, environment)).toEqual([
    expect.stringContaining('RATE_LIMIT_TOTAL (valor no válido)'),
  ]);
});
