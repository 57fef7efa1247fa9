import { describe, expect, test } from 'vitest';
import { COMPLETE_ENV } from '../../tests/api/local-function.ts';
import { checkMail } from './check-mail.ts';
import { exitCodeOf, formatReport } from './report.ts';

describe('a broken configuration', () => {
  test.each([
    [
      { BREVO_API_KEY: '' },
      'falta BREVO_API_KEY',
      '→ BREVO_API_KEY: la clave que se crea en Brevo',
    ],
    [{ SENDER_NAME: '', SENDER_EMAIL: '' }, 'faltan SENDER_EMAIL y SENDER_NAME', '→ SENDER_NAME: '],
    [{ SENDER_EMAIL: 'web' }, 'está mal escrita SENDER_EMAIL', '→ SENDER_EMAIL: la dirección'],
    [
      { BREVO_BASE_URL: 'brevo' },
      'está mal escrita BREVO_BASE_URL',
      '→ BREVO_BASE_URL: una dirección',
    ],
    [
      { RATE_LIMIT_TOTAL: 'many' },
      'está mal escrita RATE_LIMIT_TOTAL',
      '→ RATE_LIMIT_TOTAL: cantidad',
    ],
    [
      { REDIS_URL: 'localhost' },
      'está mal escrita REDIS_URL',
      '→ REDIS_URL: la dirección de un servidor',
    ],
    [{ RATE_LIMIT_VISITOR: '5' }, 'está mal escrita RATE_LIMIT_VISITOR', 'por ejemplo 5/600'],
    [
      { MANAGEMENT_EMAIL: '', MANAGEMENT_NAME: '()' },
      'está mal escrita MANAGEMENT_NAME',
      '.env.example',
    ],
  ] as [Record<string, string>, string, string][])(
    'U-17: with %j, the configuration fails and skips the steps at Brevo',
    async (env, said, remedy) => {
      const steps = await checkMail({ ...COMPLETE_ENV, ...env });
      const report = formatReport(steps);
      expect(steps.map(({ state }) => state)).toEqual([
        'failed',
        ...Array(10).fill('skipped'),
        'ok',
      ]);
      expect(exitCodeOf(steps)).toBe(1);
      expect(report).toContain(said);
      expect(report).toContain(remedy);
      expect(report).toContain('– Clave (sin comprobar)');
    },
  );

  test.each(['ALARM_WEBHOOK_URL', 'REQUEST_WEBHOOK_URL'])(
    'U-21 U-28 U-31: a malformed %s fails, and the report does not hold it',
    async (variable) => {
      const steps = await checkMail({ ...COMPLETE_ENV, [variable]: 'hooks.example/secret' });
      const report = formatReport(steps);
      expect(report).toContain(`✗ Configuración: está mal escrita ${variable}`);
      expect(report).toContain(`→ ${variable}: la dirección https`);
      expect(exitCodeOf(steps)).toBe(1);
      expect(report).not.toContain('secret');
    },
  );
});
