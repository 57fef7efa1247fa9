import { REMEDIES } from '../../src/server/alarm.ts';
import type { Settings } from '../../src/server/config.ts';
import { postText } from '../../src/server/notifier.ts';
import { aboutProblems } from './configuration.ts';
import { type Finding, failed, ok } from './finding.ts';

/** Checks whether alarms, and news of requests, reach the owner's phone (U-21, U-28). `ring` sends one of each for a test. */

const LIMIT_MS = 10_000;
const TEST_ALARM = 'Aviso de prueba de la web: si lo lees, los avisos llegan.';
const TEST_REQUEST = 'Solicitud de prueba: si la lees, cada solicitud te avisará así.';
const TRY_IT = 'pruébala con «npm run check:mail -- --ring»';

export async function checkAlarms(
  { alarms, requests }: Settings['webhooks'],
  { ring }: { ring: boolean },
): Promise<Finding> {
  if (ring && requests && !(await postText(requests, TEST_REQUEST, LIMIT_MS)))
    return failed('REQUEST_WEBHOOK_URL no acepta el de prueba', 'Revisa REQUEST_WEBHOOK_URL.');
  if (!alarms) {
    return ring
      ? aboutProblems({ missing: ['ALARM_WEBHOOK_URL'], malformed: [] })
      : ok('por email a los destinatarios, porque no hay ALARM_WEBHOOK_URL');
  }
  if (!ring) return ok(`ALARM_WEBHOOK_URL está puesta; ${TRY_IT}`);
  return (await postText(alarms, TEST_ALARM, LIMIT_MS))
    ? ok('el de prueba se ha enviado: tu teléfono debería sonar')
    : failed('el de prueba no se ha podido enviar', REMEDIES['webhook-away']);
}
