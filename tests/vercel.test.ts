import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { EVENT_REQUEST_PATH } from '../src/shared/contract.ts';
import { policyHash } from '../tools/build/page-html.ts';
import { buildInlineScript } from '../tools/build/prerender-plugin.ts';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';

/** The host's configuration, `vercel.json`. */
const text = readFileSync(join(PROJECT_ROOT, 'vercel.json'), 'utf8');
const { functions, crons } = JSON.parse(text);

test('U-13: the security policy allows the inline script', async () => {
  const config = await resolveConfig({ root: PROJECT_ROOT, configFile: false }, 'build');
  const hash = policyHash(await buildInlineScript(config));
  expect(/'sha256-[^']+'/.exec(text)?.[0], `put ${hash} into vercel.json`).toBe(hash);
});

test('S-API-7 U-21: there is one function, with a limit of 15 s, and it is called daily', () => {
  const code = readdirSync(join(PROJECT_ROOT, 'api')).filter((name) =>
    /\.[cm]?[jt]sx?$/.test(name),
  );
  expect(code).toEqual(['event-request.ts']);
  expect(functions).toEqual({ 'api/event-request.ts': { maxDuration: 15 } });
  expect(crons).toEqual([
    { path: EVENT_REQUEST_PATH, schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/) },
  ]);
});
