import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { refusal } from '../tests/faults/brevo-faults.ts';
import { API_KEY, COMPLETE_ENV } from '../tests/support/local-function.ts';
import { startLocalBrevo } from './local/brevo.ts';
import { PROJECT_ROOT } from './local/project-root.ts';

const WHOLE = {
  ...COMPLETE_ENV,
  ALARM_WEBHOOK_URL: 'https://hooks.example/hook-secret',
  CRON_SECRET: 'cron-only-for-tests',
};

async function startBrevo() {
  const brevo = await startLocalBrevo({ apiKey: API_KEY });
  onTestFinished(() => brevo.close());
  return brevo;
}

/** Runs the command as the owner does. These variables override a developer's `.env`. */
async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['tools/run.js', 'tools/check-mail.ts'], {
    cwd: PROJECT_ROOT,
    env: { PATH: process.env.PATH, ...WHOLE, ...env },
  });
  const code = new Promise((resolve) => child.once('close', resolve));
  const output = (await text(child.stdout)) + (await text(child.stderr));
  expect(output).not.toContain('hook-secret');
  expect(output).not.toContain(API_KEY);
  return { output, code: await code };
}

test('U-17: if all is well, the command says so and sends no mail', async () => {
  const brevo = await startBrevo();
  const { output, code } = await run({ BREVO_BASE_URL: brevo.url });
  expect(output).toContain('✓ Brevo acepta un email de prueba, que no se envía.');
  expect(output).toContain('Todo está bien, pero con el Brevo de pruebas');
  expect(code).toBe(0);
  expect(brevo.messages).toEqual([]);
});

test('U-17: it prints the alarms of the daily check with the remedy', async () => {
  const brevo = await startBrevo();
  const fault = refusal(403, 'permission_denied');
  brevo.failNext(fault, fault);
  const { output, code } = await run({ BREVO_BASE_URL: brevo.url });
  expect(output).toMatch(/✗ cannot-send\n {2}Puede que no llegue .*\n {2}Arréglalo hoy/);
  expect(output).toContain('Brevo ha contestado: HTTP 403, permission_denied.');
  expect(output).toContain('api/guia.md');
  expect(code).toBe(1);
});

test('U-17 U-26 U-31: it names the variables that would stop a deployment', async () => {
  const brevo = await startBrevo();
  const SENDER_EMAIL = COMPLETE_ENV.MANAGEMENT_EMAIL;
  const env = { BREVO_BASE_URL: brevo.url, SENDER_EMAIL, CRON_SECRET: 'short' };
  const { output, code } = await run(env);
  expect(output).toContain(
    'Ajustes: SENDER_EMAIL (es también una dirección del equipo) y CRON_SECRET (valor no válido: 16 caracteres',
  );
  expect(output).not.toContain('Todo está bien');
  expect(code).toBe(1);
});
