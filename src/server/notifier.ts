import { type Alarm, alarmLines } from './alarm.ts';
import type { ParsedEnvironment } from './config.ts';
import type { Log } from './log.ts';
import { dayOf, TIME_LIMITS } from './times.ts';

/**
 * Logs an alarm, and posts it as `{"text": "…"}` to the owner's webhook. The same text is posted once on a day in UTC,
 * and again if the webhook has not accepted it.
 */
export function createNotifier(
  { found: { SENDER_NAME, ALARM_WEBHOOK_URL } }: ParsedEnvironment,
  log: Log,
) {
  // An owner may have several sites.
  const sender = SENDER_NAME ?? 'Aviso de la web';
  /** The day on which each text was posted, unless the webhook has not accepted it. */
  const dayOfText = new Map<string, number>();

  return async (alarm: Alarm): Promise<void> => {
    log(alarm);
    const text = [...alarmLines(alarm), `${sender} (${alarm.name})`].join('\n');
    const today = dayOf(Date.now());
    if (!ALARM_WEBHOOK_URL || dayOfText.get(text) === today) return;
    dayOfText.set(text, today);
    if (!(await postText(ALARM_WEBHOOK_URL, text))) dayOfText.delete(text);
  };
}

/**
 * Whether the webhook has answered 2xx in time. Follows no redirect.
 * Drops errors: they may quote the address, which is a secret.
 */
async function postText(url: string, text: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMITS.webhookMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
