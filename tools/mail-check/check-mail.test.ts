import { expect, onTestFinished, test } from 'vitest';
import { COMPLETE_ENV, startFunction } from '../../tests/api/local-function.ts';
import { startWebhook, type WebhookHabit } from '../../tests/support/webhook.ts';
import { startLocalBrevo } from '../local/brevo.ts';
import { refusal } from '../local/brevo-faults.ts';
import { findingsAbout } from './check-mail.ts';
import { exitCodeOf, formatReport } from './report.ts';

/** The report of the command. `tests/api/daily-check.test.ts` has every finding of the check that both make. */

const WHOLE = { ...COMPLETE_ENV, ALARM_WEBHOOK_URL: 'http://127.0.0.1:1/', CRON_SECRET: 'secret' };

async function startCheck() {
  const brevo = await startLocalBrevo({ apiKey: COMPLETE_ENV.BREVO_API_KEY });
  onTestFinished(() => brevo.close());
  return {
    brevo,
    async check(changes: Record<string, string> = {}, options = {}) {
      const env = { ...WHOLE, BREVO_BASE_URL: brevo.url, ...changes };
      const findings = await findingsAbout(env, options);
      return { code: exitCodeOf(findings), report: formatReport(findings) };
    },
  };
}

test('U-17: a complete account passes every line', async () => {
  const { check } = await startCheck();
  const { code, report } = await check();
  const lines = report.match(/^[✓✗?] [^:\n]+/gm);
  const names = 'Ajustes,Email de prueba,Dominio,Respuestas,Destinatarios,Entregas'.split(',');
  expect(lines).toEqual(names.map((name) => `✓ ${name}`));
  expect(report).toContain('\nTodo está bien: ');
  expect(code).toBe(0);
});

test('U-17 U-31: settings that would stop a deployment fail, and so does a malformed one, without a value', async () => {
  const { check } = await startCheck();
  const { code, report } = await check({ SENDER_NAME: '', CRON_SECRET: '', REDIS_URL: 'hidden' });
  expect(report).toContain(
    '✗ Ajustes: SENDER_NAME y CRON_SECRET (sin valor); REDIS_URL (valor no válido)',
  );
  expect(report).toContain('tools/mail-check/guia.md');
  expect(report).not.toContain('hidden');
  expect(code).toBe(1);
});

test('U-17: a finding of Brevo’s has its state, its detail and what it means', async () => {
  const { brevo, check } = await startCheck();
  brevo.failNext(refusal(403, 'permission_denied'));
  const { code, report } = await check();
  const finding = '✗ Email de prueba: Brevo no lo acepta (HTTP 403, permission_denied)';
  expect(report).toContain(`${finding}\n    Puede que no llegue`);
  expect(code).toBe(1);
});

test('U-21: what cannot be read is a question mark, and not well', async () => {
  const { brevo, check } = await startCheck();
  brevo.failFor('domains', refusal(403, 'permission_denied'));
  const { code, report } = await check();
  expect(report).toMatch(/^\? Dominio: no se ha podido leer \(HTTP 403/m);
  expect(report).toContain('No ha fallado nada, pero');
  expect(code).toBe(2);
});

test('U-25: mails that did not arrive are counted until now', async () => {
  const threeHoursAgo = Date.now() - 3 * 3_600_000;
  const old = await startFunction({ now: () => threeHoursAgo });
  old.brevo.changeAccount({ isFull: true });
  await old.send();
  const { check } = await startCheck();
  // The stand-in's clock is three hours late, too.
  const { report } = await check({ BREVO_BASE_URL: old.brevo.url });
  expect(report).toMatch(/✗ Entregas: 1 email sin entregar a .*; 1 enviada y 0 entregadas/);
});

test.each<[WebhookHabit | 'is missing', string]>([
  ['refuses', '✗ Aviso de prueba: ALARM_WEBHOOK_URL no lo ha aceptado'],
  ['is missing', '✗ Aviso de prueba: falta ALARM_WEBHOOK_URL'],
])('U-21: --ring fails if the webhook %s', async (habit, said) => {
  const { check } = await startCheck();
  const url = habit === 'is missing' ? '' : (await startWebhook(habit)).url;
  const { code, report } = await check({ ALARM_WEBHOOK_URL: url }, { ring: true });
  expect(report).toContain(said);
  expect(report).not.toContain('hook-secret');
  expect(code).toBe(1);
});
