import type { EventRequest } from '../shared/event-request.ts';
import { ALARMS, EFFECTS } from './alarm.ts';
import type { Settings } from './config.ts';
import type { AlarmEntry, Log, LogEntry } from './log.ts';
import { guestsInWords } from './mail/mail-fields.ts';
import type { Note } from './mail/note.ts';
import type { Store } from './store.ts';

/** An alarm, with what it is about, if its name does not say it. */
type SentAlarm = AlarmEntry & Pick<LogEntry, 'limit'>;

/** Tells the owner about alarms and requests (U-21, U-27, U-28), by webhooks that take `{"text": "…"}`, or by mail. */
export type Notifier = {
  /** Like `tell`, but the same alarm only once in a while. */
  alarm(alarm: SentAlarm): void;
  /** By webhook or, if there is none or it refuses, by mail. */
  tell(note: Note): void;
  /** Says that a mail was sent, without a word of the visitor. */
  requestSent(request: EventRequest): void;
  /** Sends everything that waits, within this time. */
  finish(totalMs: number): Promise<void>;
  isWebhookAway(): Promise<boolean>;
};

type Way = 'webhook' | 'mail' | 'none';

/** For how long the same alarm is not sent again, in milliseconds: 1 h, nearly a day, 5 min. */
const QUIET_MS: Record<Way, number> = {
  webhook: 60 * 60_000,
  mail: 23 * 60 * 60_000,
  none: 5 * 60_000,
};
/** Longer than the week from one sign of life to the next. */
const AWAY_MS = 8 * 24 * 60 * 60_000;
const AWAY = 'webhook:away';

/** For two tries at a webhook, in milliseconds. */
const WEBHOOK_MS = 5000;
/** The time that a webhook leaves for a mail, in milliseconds. */
const MAIL_MS = 1000;

type Options = {
  webhooks: Settings['webhooks'];
  /** The name of the studio, for an owner of several sites. */
  studio: string | undefined;
  /** Sends a mail to the staff. Resolves to whether Brevo has taken it. */
  sendNote: (note: Note, limitMs: number) => Promise<boolean>;
  store: Store;
  log: Log;
};

export function createNotifier({ webhooks, studio, sendNote, store, log }: Options): Notifier {
  /** Each has to end at `end`, on the clock of `performance`. */
  type Task = (end: number) => Promise<unknown>;
  let waiting: Task[] = [];
  const sender = studio ?? 'Aviso de la web';

  /** Signs the note, and says in a mail why it did not ring. */
  async function deliver(note: Note, signature: string, end: number): Promise<Way> {
    const left = () => end - performance.now();
    const { alarms: url } = webhooks;
    if (url) {
      const text = [...note, signature].join('\n');
      const isTaken = await postTwice(url, text, Math.min(WEBHOOK_MS, left() - MAIL_MS));
      if (isTaken) await store.delete(AWAY);
      else if (await store.put(AWAY, '', AWAY_MS, { onlyIfAbsent: true }))
        log({ alarm: 'webhook-away' });
      if (isTaken) return 'webhook';
    }
    const why = url ? [ALARMS['webhook-away'].remedy] : [];
    return (await sendNote([...note, ...why, signature], left())) ? 'mail' : 'none';
  }

  async function ring(alarm: SentAlarm, end: number): Promise<void> {
    const quiet = `alarm:${nameOf(alarm)}`;
    if (!(await store.put(quiet, '', QUIET_MS.webhook, { onlyIfAbsent: true }))) return;
    const way = await deliver(noteOf(alarm), `${sender} (${nameOf(alarm)})`, end);
    if (way !== 'webhook') await store.put(quiet, '', QUIET_MS[way]);
  }

  return {
    alarm: (alarm) => void waiting.push((end) => ring(alarm, end)),
    tell: (note) => void waiting.push((end) => deliver(note, sender, end)),
    requestSent(request) {
      const { requests: url } = webhooks;
      if (!url) return;
      waiting.push(async (end) => {
        const isTaken = await postText(url, requestText(request), end - performance.now());
        if (!isTaken) log({ notice: 'request-webhook-away' });
      });
    },
    async finish(totalMs) {
      const end = performance.now() + totalMs;
      // One alarm may raise another while it is sent.
      while (waiting.length > 0) {
        const tasks = waiting;
        waiting = [];
        await Promise.all(tasks.map((task) => task(end)));
      }
    },
    isWebhookAway: async () => (await store.get(AWAY)) !== undefined,
  };
}

/** Includes the limit, so that the alarm of one visitor's limit does not silence the alarm of the total. */
const nameOf = ({ alarm, limit }: SentAlarm) => (limit ? `${alarm}:${limit}` : alarm);

/** What the alarm means, then what to do. It contains no text of a visitor. */
function noteOf({ alarm, detail }: SentAlarm): Note {
  const { effect, remedy } = ALARMS[alarm];
  return [EFFECTS[effect], remedy, ...(detail ? [detail] : [])];
}

/** `Nueva solicitud: Boda Civil, 120 invitados, junio de 2027.` The kind is one of a list, so no word is the visitor's (U-28). */
function requestText({ ceremony, numberOfGuests, date }: EventRequest): string {
  const month = new Date(date).toLocaleDateString('es-ES', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `Nueva solicitud: ${ceremony}, ${guestsInWords(numberOfGuests)}, ${month}.`;
}

async function postTwice(url: string, text: string, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  return (await postText(url, text, limitMs / 2)) || postText(url, text, end - performance.now());
}

/** Whether the webhook has taken the text in time. Follows no redirect. Drops errors: they may quote the address, which is a secret. */
export async function postText(url: string, text: string, limitMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(Math.max(0, Math.ceil(limitMs))),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
