import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COMPLETE_ENV, startFunction } from '../../tests/api/local-function.ts';
import { startWebhook, type WebhookHabit } from '../../tests/support/webhook.ts';
import { type LocalBrevo, startLocalBrevo } from '../local/brevo.ts';
import { refusal } from '../local/brevo-faults.ts';
import { findingsAbout } from './check-mail.ts';
import { exitCodeOf, formatReport } from './report.ts';

/** The report of the command. `tests/api/daily-check.test.ts` has every finding of the check that both make. */

let brevo: LocalBrevo;
beforeEach(async () => {
  brevo = await startLocalBrevo({ apiKey: COMPLETE_ENV.BREVO_API_KEY });
});
afterEach(() => brevo.close());

const WHOLE = { ...COMPLETE_ENV, ALARM_WEBHOOK_URL: 'http://127.0.0.1:1/', CRON_SECRET: 'secret' };

async function check(changes: Record<string, string> = {}, options = {}) {
  const findings = await findingsAbout(
    { ...WHOLE, BREVO_BASE_URL: brevo.url, ...changes },
    options,
  );
  const report = formatReport(findings);
  expect(report).not.toContain(COMPLETE_ENV.BREVO_API_KEY);
  expect(brevo.messages).toHaveLength(0);
  return { code: exitCodeOf(findings), report };
}

test('U-17: a complete account passes every line', async () => {
  const { code, report } = await check();
  expect(report.match(/^[^ \n]+ [^:\n]+(?=:)/gm)?.slice(0, 6)).toEqual([
    '✓ Ajustes',
    '✓ Email de prueba',
    '✓ Dominio',
    '✓ Respuestas',
    '✓ Destinatarios',
    '✓ Entregas',
  ]);
  expect(report).toContain('\nTodo está bien: ');
  expect(code).toBe(0);
});

test.each([
  [{ BREVO_API_KEY: '' }, '✗ Ajustes: BREVO_API_KEY (sin valor)'],
  [{ SENDER_NAME: '', CRON_SECRET: '' }, '✗ Ajustes: SENDER_NAME y CRON_SECRET (sin valor)'],
  [{ ALARM_WEBHOOK_URL: '' }, '✗ Ajustes: ALARM_WEBHOOK_URL (sin valor)'],
  [{ REDIS_URL: 'hidden' }, '✗ Ajustes: REDIS_URL (valor no válido)'],
])('U-17 U-31: with %j the settings fail, without a value', async (env, said) => {
  const { code, report } = await check(env as Record<string, string>);
  expect(report).toContain(said);
  expect(report).toContain('tools/mail-check/guia.md');
  expect(report).not.toContain('hidden');
  expect(code).toBe(1);
});

test('U-17: a finding of Brevo’s has its state, its detail and what it means', async () => {
  brevo.failNext(refusal(403, 'permission_denied'));
  const { code, report } = await check();
  expect(report).toContain(
    '✗ Email de prueba: Brevo no lo acepta (HTTP 403, permission_denied)\n    Puede que no llegue',
  );
  expect(code).toBe(1);
});

test('U-21: what cannot be read is a question mark, and not well', async () => {
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
  const { report } = await check({ BREVO_BASE_URL: old.brevo.url });
  // The stand-in's clock is three hours late, too.
  expect(report).toMatch(/✗ Entregas: 1 email sin entregar a .*; 1 enviada y 0 entregadas/);
});

describe('--ring', () => {
  test.each<[WebhookHabit, RegExp, number]>([
    ['accepts', /✓ Aviso de prueba: enviado/, 0],
    ['refuses', /✗ Aviso de prueba: ALARM_WEBHOOK_URL no lo ha aceptado/, 1],
  ])('U-21: a webhook that %s', async (habit, said, exitCode) => {
    const webhook = await startWebhook(habit);
    const { code, report } = await check({ ALARM_WEBHOOK_URL: webhook.url }, { ring: true });
    expect(report).toMatch(said);
    expect(report).not.toContain('hook-secret');
    expect(webhook.posts).toHaveLength(1);
    expect(code).toBe(exitCode);
  });

  test('U-21: without a webhook it fails', async () => {
    const { report } = await check({ ALARM_WEBHOOK_URL: '' }, { ring: true });
    expect(report).toContain('✗ Aviso de prueba: falta ALARM_WEBHOOK_URL');
  });
});
