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
    [{ SENDER_NAME: '', SENDER_EMAIL: '' }, 'falta SENDER_EMAIL, SENDER_NAME', '→ SENDER_NAME: '],
    [{ SENDER_EMAIL: 'web' }, 'mal escrito SENDER_EMAIL', '→ SENDER_EMAIL: la dirección'],
    [{ BREVO_BASE_URL: 'brevo' }, 'mal escrito BREVO_BASE_URL', '→ BREVO_BASE_URL: una dirección'],
    [{ RATE_LIMIT_TOTAL: 'many' }, 'mal escrito RATE_LIMIT_TOTAL', '→ RATE_LIMIT_TOTAL: cantidad'],
    [{ REDIS_URL: 'localhost' }, 'mal escrito REDIS_URL', '→ REDIS_URL: la dirección de una base'],
    [{ RATE_LIMIT_VISITOR: '5' }, 'mal escrito RATE_LIMIT_VISITOR', 'por ejemplo 5/600'],
    [
      { MANAGEMENT_EMAIL: '', MANAGEMENT_NAME: '()' },
      'mal escrito MANAGEMENT_NAME',
      '.env.example',
    ],
  ] as [Record<string, string>, string, string][])(
    'U-17: with %j, the configuration fails and skips the steps at Brevo',
    async (env, said, remedy) => {
      const steps = await checkMail({ ...COMPLETE_ENV, ...env });
      const report = formatReport(steps);
      expect(steps.map(({ state }) => state)).toEqual([
        'failed',
        ...Array(7).fill('skipped'),
        'ok',
      ]);
      expect(exitCodeOf(steps)).toBe(1);
      expect(report).toContain(said);
      expect(report).toContain(remedy);
      expect(report).toContain('– Clave (sin comprobar)');
    },
  );

  test('U-21: a malformed ALARM_WEBHOOK_URL fails without stopping the other steps', async () => {
    const steps = await checkMail({ ...COMPLETE_ENV, ALARM_WEBHOOK_URL: 'hooks.example/secret' });
    expect([steps.at(0)?.state, steps.at(-1)?.state, exitCodeOf(steps)]).toEqual([
      'ok',
      'failed',
      1,
    ]);
    const report = formatReport(steps);
    expect(report).toMatch(
      /✗ Avisos: mal escrito ALARM_WEBHOOK_URL\n.*\n {4}→ ALARM_WEBHOOK_URL: /,
    );
    expect(report).not.toContain('secret');
  });
});
