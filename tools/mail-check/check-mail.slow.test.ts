import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startWebhook } from '../../tests/support/webhook.ts';
import { startLocalBrevo } from '../local/brevo.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { EXAMPLE_MAIL_SETTINGS } from '../local/settings.ts';

/** Runs the command as the owner does. These variables override a developer's `.env`. */
async function run(env: Record<string, string>, ...options: string[]) {
  const child = spawn(process.execPath, ['tools/run.js', 'tools/check-mail.ts', ...options], {
    cwd: PROJECT_ROOT,
    env: { PATH: process.env.PATH, ...env },
  });
  const code = new Promise((resolve) => child.once('close', resolve));
  return {
    output: (await text(child.stdout)) + (await text(child.stderr)),
    code: await code,
  };
}

test('U-17 U-21: the command prints its report and sends no mail; --ring sends a test alarm', async () => {
  const brevo = await startLocalBrevo({ apiKey: EXAMPLE_MAIL_SETTINGS.BREVO_API_KEY });
  onTestFinished(() => brevo.close());
  const { url, posts } = await startWebhook();
  // At a stand-in, examples stand in for what is not set.
  const unset = Object.fromEntries(Object.keys(EXAMPLE_MAIL_SETTINGS).map((name) => [name, '']));
  const env = { ...unset, ALARM_WEBHOOK_URL: url, CRON_SECRET: 'secret' };
  const [rung, keyless] = await Promise.all([
    run({ ...env, BREVO_BASE_URL: brevo.url }, '--ring'),
    run({ ...env, BREVO_BASE_URL: '' }),
  ]);
  expect(rung.output).toContain('✓ Aviso de prueba: enviado');
  expect(rung.output).toContain('Todo está bien, pero con el Brevo de pruebas');
  expect(keyless.output).toContain('BREVO_API_KEY');
  expect([rung.code, keyless.code]).toEqual([0, 1]);
  expect(posts.map(({ body }) => JSON.parse(body))).toEqual([
    { text: expect.stringContaining('Aviso de prueba') },
  ]);
  expect(rung.output).not.toContain('hook-secret');
  expect(rung.output).not.toContain(EXAMPLE_MAIL_SETTINGS.BREVO_API_KEY);
  expect(brevo.messages).toEqual([]);
});
