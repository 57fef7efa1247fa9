import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { content } from './content-plugin.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'));
  for (const part of ['.pages.yml', 'src/content'])
    await cp(join(PROJECT_ROOT, part), join(root, part), { recursive: true });
  for (const name of ['business', 'company', 'studio']) await tick(name, name !== 'studio');
});
afterEach(() => rm(root, { recursive: true }));

/** Ticks «Son datos de muestra» in a file. */
async function tick(name: string, sample: boolean) {
  const path = join(root, `src/content/${name}.json`);
  const data = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...data, sample }));
}

async function build(environment: NodeJS.ProcessEnv) {
  const config = { root, configFile: false as const, plugins: [content(environment)] };
  const { define } = await resolveConfig(config, 'build');
  return define?.['import.meta.env.IS_DEMONSTRATION'];
}

test('U-16: a production build names the pages of samples and the missing variables in one go', async () => {
  const failure = await build({ VERCEL_ENV: 'production' }).catch(({ message }: Error) => message);
  expect(failure).toContain('muestra: «2. Datos del estudio», «3. Datos legales de la empresa».\n');
  expect(failure).toContain('BREVO_API_KEY');
});

test('U-16: a demonstration is built, and is not indexed; previews and own facts are as usual', async () => {
  expect(await build({ VERCEL_ENV: 'production', ALLOW_SAMPLE_CONTENT: '1' })).toBe(true);
  expect(await build({ VERCEL_ENV: 'preview' })).toBeUndefined();
  for (const name of ['business', 'company']) await tick(name, false);
  expect(await build({ VERCEL_ENV: 'production' })).toBeUndefined();
});
