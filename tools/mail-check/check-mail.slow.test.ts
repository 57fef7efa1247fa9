import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { COMPLETE_ENV } from '../../tests/api/local-function.ts';
import { startWebhook } from '../../tests/support/webhook.ts';
import { startLocalBrevo } from '../local/brevo.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';

/** Runs the command as the owner does. These variables override a developer's `.env`. */
async function run(env: Record<string, string>, ...options: string[]) {
  const child = spawn(process.execPath, ['tools/run.js', 'tools/check-mail.ts', ...options], {
    cwd: PROJECT_ROOT,
    env: {
      PATH: process.env.PATH,
      ...COMPLETE_ENV,
      ALARM_WEBHOOK_URL: '',
      REQUEST_WEBHOOK_URL: '',
      ...env,
    },
  });
  const code = new Promise((resolve) => child.once('close', resolve));
  return {
    output: (await text(child.stdout)) + (await text(child.stderr)),
    code: await code,
  };
}

test('U-21 U-28: with --ring the command sends one test to each webhook, and reports whether that worked', async () => {
  const brevo = await startLocalBrevo({ apiKey: COMPLETE_ENV.BREVO_API_KEY });
  const [working, broken] = [await startWebhook(), await startWebhook('refuses')];
  const env = { BREVO_BASE_URL: brevo.url };
  const [rung, lost, unset, silent] = await Promise.all([
    run({ ...env, ALARM_WEBHOOK_URL: working.url, REQUEST_WEBHOOK_URL: working.url }, '--ring'),
    run({ ...env, ALARM_WEBHOOK_URL: broken.url }, '--ring'),
    run(env, '--ring'),
    run({ ...env, ALARM_WEBHOOK_URL: broken.url }),
  ]);
  await brevo.close();
  expect(rung.output).toContain('✓ Avisos: el de prueba se ha enviado');
  expect(lost.output).toMatch(
    /✗ Avisos: el de prueba no se ha podido enviar a ALARM_WEBHOOK_URL\n {4}→ .*paso 10/,
  );
  expect(unset.output).toContain('✓ Avisos: por email a los destinatarios');
  expect(silent.output).toContain('✓ Avisos: ALARM_WEBHOOK_URL está puesta');
  expect([rung.code, lost.code, unset.code, silent.code]).toEqual([0, 1, 0, 0]);
  expect(working.posts.map(({ body }) => JSON.parse(body))).toEqual([
    { text: expect.stringContaining('Aviso de prueba') },
    { text: expect.stringContaining('Solicitud de prueba') },
  ]);
  expect(broken.posts).toHaveLength(1);
  for (const { output } of [rung, lost, silent]) expect(output).not.toContain('hook-secret');
  expect(brevo.messages).toEqual([]);
});

test('U-17: the exit code is 0 if every step passes, 1 without a key, 2 without an answer', async () => {
  const brevo = await startLocalBrevo({ apiKey: COMPLETE_ENV.BREVO_API_KEY });
  const [well, keyless, unreached] = await Promise.all([
    run({ BREVO_BASE_URL: brevo.url }),
    run({ BREVO_BASE_URL: brevo.url, BREVO_API_KEY: '' }),
    run({}),
  ]);
  await brevo.close();
  expect(well.output).toContain('Todo está bien');
  expect(keyless.output).toContain('falta BREVO_API_KEY');
  expect(unreached.output).toContain('No se ha podido comprobar todo');
  expect([well.code, keyless.code, unreached.code]).toEqual([0, 1, 2]);
  for (const { output } of [well, keyless, unreached])
    expect(output).not.toContain(COMPLETE_ENV.BREVO_API_KEY);
});
