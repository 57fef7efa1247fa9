import type { Settings } from '../../src/server/config.ts';
import { type Finding, failed, ok } from '../../src/server/finding.ts';
import { postText } from '../../src/server/notifier.ts';
import { spanishList } from '../../src/server/spanish-list.ts';

/** Checks whether alarms, and news of requests, reach the owner's phone (U-21, U-28). `ring` sends one of each for a test. */

const LIMIT_MS = 10_000;
const TEST_ALARM = 'Aviso de prueba de la web: si lo lees, los avisos llegan.';
const TEST_REQUEST = 'Solicitud de prueba: si la lees, te llegará un aviso así con cada solicitud.';
const TRY_IT = 'pruébala con «npm run check:mail -- --ring»';

export async function checkAlarms(
  { alarms, requests }: Settings['webhooks'],
  { ring }: { ring: boolean },
): Promise<Finding> {
  const isRefused = async (url: string | undefined, text: string) =>
    ring && url !== undefined && !(await postText(url, text, LIMIT_MS));
  const refused = [
    ...((await isRefused(alarms, TEST_ALARM)) ? ['ALARM_WEBHOOK_URL'] : []),
    ...((await isRefused(requests, TEST_REQUEST)) ? ['REQUEST_WEBHOOK_URL'] : []),
  ];
  if (refused.length > 0)
    return failed(
      `el de prueba no se ha podido enviar a ${spanishList(refused)}`,
      'Copia de nuevo su valor, como dice api/deploying.md en el paso 10. Si tu servicio limita por dirección IP, como ntfy, prueba otro.',
    );
  if (!alarms) return ok('por email a los destinatarios, porque no hay ALARM_WEBHOOK_URL');
  return ok(
    ring
      ? 'el de prueba se ha enviado: tu teléfono debería sonar'
      : `ALARM_WEBHOOK_URL está puesta; ${TRY_IT}`,
  );
}
