import { REMEDIES } from '../../src/server/alarm.ts';
import { postAlarm } from '../../src/server/alarm-sender.ts';
import { parseAlarmSettings } from '../../src/server/config.ts';
import { aboutProblems } from './configuration.ts';
import { type Finding, failed, ok } from './finding.ts';

/** Checks whether alarms reach the owner's phone (U-21). `ring` sends a test alarm. */

const LIMIT_MS = 10_000;
const TEST_ALARM = 'Aviso de prueba de la web: si lee esto, los avisos llegan.';
const TRY_IT = 'pruébela con «npm run check:mail -- --ring»';

export async function checkAlarms(
  env: Record<string, string | undefined>,
  { ring }: { ring: boolean },
): Promise<Finding> {
  const { webhookUrl, problems } = parseAlarmSettings(env);
  if (problems) return aboutProblems(problems);
  if (!webhookUrl) {
    return ring
      ? aboutProblems({ ok: false, missing: ['ALARM_WEBHOOK_URL'], malformed: [] })
      : ok('sin ALARM_WEBHOOK_URL: quedan solo en el registro de Vercel');
  }
  if (!ring) return ok(`ALARM_WEBHOOK_URL está puesta; ${TRY_IT}`);
  const outcome = await postAlarm(webhookUrl, TEST_ALARM, AbortSignal.timeout(LIMIT_MS));
  return outcome === 'sent'
    ? ok('el de prueba se ha enviado: su teléfono debe sonar')
    : failed('el de prueba no se ha podido enviar', REMEDIES['webhook-away']);
}
