import { alarmNote, type RaisedAlarm } from './alarm.ts';
import { sendNote } from './brevo.ts';
import type { Settings } from './config.ts';
import type { Log } from './log.ts';
import type { Note } from './mail/note.ts';
import { dayOf, type TimeLimits } from './times.ts';

/** Tells the owner of an alarm by a webhook that takes `{"text": "…"}`. Without a webhook, alarms stand in the log alone. */
export type Notifier = ReturnType<typeof createNotifier>;

const BY_MAIL =
  'Este aviso llega por email, porque ALARM_WEBHOOK_URL no lo ha aceptado: hay que revisar esa dirección.';

type Options = { log: Log; now: () => number; times: Pick<TimeLimits, 'webhookMs' | 'noteMs'> };

export function createNotifier(
  { config, alarmWebhook: url }: Pick<Settings, 'config' | 'alarmWebhook'>,
  { log, now, times }: Options,
) {
  // An owner may have several sites.
  const sender = config?.sender.name ?? 'Aviso de la web';
  /** The day on which a text was delivered, or is on its way. */
  const dayOfText = new Map<string, number>();

  /** By the webhook; if it does not take the text in time, by one mail. */
  async function deliver(url: string, note: Note): Promise<boolean> {
    if (await postText(url, note.join('\n'), times.webhookMs)) return true;
    return Boolean(
      config && (await sendNote(config, note.toSpliced(-1, 0, BY_MAIL), times.noteMs)),
    );
  }

  return {
    /** Logs the alarm. Delivers the same words once on a day in UTC, and again if nobody has taken them. */
    async raise(alarm: RaisedAlarm): Promise<void> {
      log(alarm);
      if (!url) return;
      const note = [...alarmNote(alarm), `${sender} (${alarm.alarm})`];
      const text = note.join('\n');
      const today = dayOf(now());
      if (dayOfText.get(text) === today) return;
      dayOfText.set(text, today);
      const isDelivered = await deliver(url, note);
      if (!isDelivered) dayOfText.delete(text);
    },
  };
}

/**
 * Posts the text to a webhook in one attempt. Resolves to whether it answered 2xx in time. Follows no redirect. Drops errors: they may
 * quote the address, which is a secret.
 */
async function postText(url: string, text: string, limitMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
