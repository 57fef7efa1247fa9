import type { EventRequest, EventRequestField } from '../shared/event-request.ts';
import { withoutUntouched } from '../shared/form-signals.ts';
import { alarmNote, effectOf, type RaisedAlarm, REMEDIES, sentences } from './alarm.ts';
import { sendNote } from './brevo.ts';
import type { Settings } from './config.ts';
import type { Log } from './log.ts';
import type { Note } from './mail/note.ts';
import { counted } from './spanish-words.ts';
import type { Store } from './store.ts';

type Way = 'webhook' | 'mail' | 'unclear' | 'none';

/** The way in which the owner was told, by the result of the one attempt to send a mail. */
const WAYS = { done: 'mail', unclear: 'unclear', refused: 'none' } as const;

/** For how long the same alarm is not sent again, in milliseconds. */
const QUIET_MS: Record<Way, number> = {
  webhook: 60 * 60_000,
  // Less than a day, so that the next daily call tells the alarm again.
  mail: 23 * 60 * 60_000,
  // The mail may not have left.
  unclear: 60 * 60_000,
  none: 5 * 60_000,
};

/** A limit rings once a day by any way: floods last for hours, and an owner mutes a phone that rings every hour (U-19). */
const quietMs = ({ alarm }: RaisedAlarm, way: Way) =>
  QUIET_MS[way === 'webhook' && alarm.startsWith('limit-reached') ? 'mail' : way];

/** Time limits for one try at a webhook, of which there are two, and for a mail, in milliseconds. */
export const TRY_MS = 1000;
export const DAILY_TRY_MS = 2500;
export const MAIL_MS = 1000;

/** The time limit for one try at the webhook; an address that gets the mail besides the receivers. */
type How = { tryMs: number; alsoTo?: string | undefined };

type Options = { settings: Settings; store: Store; log: Log };

/** Tells the owner about alarms and requests (U-21, U-27, U-28), by webhooks that take `{"text": "…"}`, or by mail. */
export type Notifier = ReturnType<typeof createNotifier>;

export function createNotifier({ settings, store, log }: Options) {
  const { config, webhooks } = settings;
  // An owner may have several sites.
  const sender = config?.sender.name ?? 'Aviso de la web';

  /** Tells the owner by webhook. If there is none, or it fails twice, sends a mail, which then says that the webhook failed. */
  async function tell(note: Note, { tryMs, alsoTo }: How, signature = sender): Promise<Way> {
    const { alarms: url } = webhooks;
    const text = [...note, signature].join('\n');
    const post = async () => url !== undefined && postText(url, text, tryMs);
    if ((await post()) || (await post())) return 'webhook';
    if (url) log({ alarm: 'webhook-away' });
    if (!config) return 'none';
    const why = url ? sentences(REMEDIES['webhook-away']) : [];
    const emails = [...new Set([...config.management.emails, ...(alsoTo ? [alsoTo] : [])])];
    const toAll = { ...config, management: { ...config.management, emails } };
    // Without a webhook, its time is for the mail.
    const limitMs = MAIL_MS + (url ? 0 : 2 * tryMs);
    const mail = [...note.toSpliced(-1, 0, ...why), signature];
    return WAYS[await sendNote(toAll, mail, limitMs)];
  }

  return {
    tell,
    /** Tells the same alarm only once in a while. Resolves to the way, if it was told now. */
    async alarm(alarm: RaisedAlarm, how: How = { tryMs: TRY_MS }): Promise<Way | undefined> {
      // Two effects of an alarm, or two windows of a limit, are two messages: one must not silence the other.
      const quiet = ['alarm', alarm.alarm, effectOf(alarm), alarm.windowSeconds ?? []]
        .flat()
        .join(':');
      if (!(await store.put(quiet, '', QUIET_MS.none, { onlyIfAbsent: true }))) return undefined;
      const way = await tell(alarmNote(alarm), how, `${sender} (${alarm.alarm})`);
      await store.put(quiet, '', quietMs(alarm, way));
      return way;
    },
    /** Says that a mail was sent, without a word of the visitor. */
    async requestSent(
      request: EventRequest,
      untouched: readonly EventRequestField[],
    ): Promise<void> {
      const { requests: url } = webhooks;
      if (url && !(await postText(url, requestText(request, untouched), TRY_MS)))
        log({ notice: 'request-webhook-away' });
    },
  };
}

/**
 * Returns the message about a request: `Nueva solicitud: Boda Civil, 120 invitados, junio de 2027.` Leaves out values that nobody has
 * chosen (U-22). The ceremony is one of a list, so the message has no text of the visitor (U-28).
 */
function requestText(
  { ceremony, numberOfGuests, date }: EventRequest,
  untouched: readonly EventRequestField[],
): string {
  const month = new Date(date).toLocaleDateString('es-ES', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const values = { ceremony, numberOfGuests: counted(numberOfGuests, 'invitado'), date: month };
  const chosen = Object.values(withoutUntouched(values, untouched));
  return `${['Nueva solicitud', ...(chosen.length > 0 ? [chosen.join(', ')] : [])].join(': ')}.`;
}

/** Whether the webhook has taken the text in time. Follows no redirect. Drops errors: they may quote the address, which is a secret. */
export async function postText(url: string, text: string, limitMs: number): Promise<boolean> {
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
