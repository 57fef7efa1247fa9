import { alarmNote, identityOf, isUrgent } from './alarm.ts';
import { sendNote } from './brevo.ts';
import type { Settings } from './config.ts';
import type { Counter } from './counter.ts';
import { isAlarm, type Log } from './log.ts';
import type { Note } from './mail/note.ts';
import { DAY_MS, startOfDay, type Times } from './times.ts';

/** How a message ended. Unclear: the webhook, or Brevo, may have taken it. `mailed`: the webhook refused it. */
export type Ringing = 'rung' | 'mailed' | 'unclear' | 'refused';

/** A message that may not have reached the owner is told again after this time, in milliseconds. */
const UNCLEAR_MS = 60 * 60_000;

const BY_MAIL =
  'Este mensaje llega por email, porque ALARM_WEBHOOK_URL no lo ha aceptado: hay que revisar esa dirección.';

type Options = {
  settings: Pick<Settings, 'config' | 'alarmWebhook'>;
  counter: Counter;
  log: Log;
  now: () => number;
  times: Pick<Times, 'webhookMs' | 'noteMs'>;
};

/** Tells the owner (U-21, U-27), by a webhook that takes `{"text": "…"}`. Without a webhook, alarms stand in the log alone. */
export type Notifier = ReturnType<typeof createNotifier>;

export function createNotifier({
  settings: { config, alarmWebhook: url },
  counter,
  log,
  now,
  times,
}: Options) {
  // An owner may have several sites.
  const sender = config?.sender.name ?? 'Aviso de la web';

  async function ringOrMail(url: string, note: Note): Promise<Ringing> {
    const ringing = await postText(url, note.join('\n'), times.webhookMs);
    if (ringing !== 'refused' || !config) return ringing;
    const kind = await sendNote(config, note.toSpliced(-1, 0, BY_MAIL), times.noteMs);
    return kind === 'done' ? 'mailed' : kind;
  }

  /**
   * Tells each message once from one daily call to the next, and after `UNCLEAR_MS` again if it may not have reached the owner. Resolves to `undefined` if
   * the message was told before, or if there is no webhook.
   */
  async function ringDaily(name: string, note: Note): Promise<Ringing | undefined> {
    if (!url) return undefined;
    const today = startOfDay(now());
    const count = (by: 1 | -1, ms = DAY_MS) => counter.add(`told:${today}:${name}`, by, ms);
    const isFirst = (await count(1)) <= 1;
    const ringing = isFirst ? await ringOrMail(url, note) : undefined;
    if (ringing !== 'rung' && ringing !== 'mailed') await count(-1);
    if (ringing === 'unclear') await count(1, UNCLEAR_MS);
    return ringing;
  }

  return {
    /** Logs the line, and rings if it is an alarm that cannot wait for Monday. */
    async logAndRing(line: Parameters<Log>[0]): Promise<Ringing | undefined> {
      log(line);
      if (!isAlarm(line) || !isUrgent(line)) return undefined;
      return ringDaily(identityOf(line), [...alarmNote(line), `${sender} (${line.alarm})`]);
    },
    signOfLife: (note: Note) => ringDaily('sign-of-life', [...note, sender]),
  };
}

/**
 * Sends the text to a webhook, in one attempt: after a time-out it may have rung. Follows no redirect. Drops errors: they may
 * quote the address, which is a secret.
 */
export async function postText(
  url: string,
  text: string,
  limitMs: number,
): Promise<'rung' | 'unclear' | 'refused'> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    return response.ok ? 'rung' : 'refused';
  } catch {
    return signal.aborted ? 'unclear' : 'refused';
  }
}
