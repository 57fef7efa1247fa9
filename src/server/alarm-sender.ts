import { REMEDIES } from './alarm.ts';
import type { AlarmEntry, Log, LogEntry } from './log.ts';
import type { Store } from './store.ts';

/** An alarm, with the names of the wrong variables or the limit that was reached, if any. */
type SentAlarm = AlarmEntry & Pick<LogEntry, 'limit'>;

/** Sends alarms to the owner's phone (U-21), by a webhook that takes `{"text": "…"}`. */
export type AlarmSender = {
  send(alarm: SentAlarm): void;
  /** Resolves when every alarm is sent or given up. Wait for it: the host may freeze the instance after the answer. */
  finished(): Promise<void>;
};

const NO_SENDER: AlarmSender = { send: () => {}, finished: async () => {} };

/** For how long the same alarm is not sent again, in milliseconds (1 h). */
const QUIET_MS = 60 * 60_000;
/** The same, if the webhook has refused the alarm (5 min). */
const REFUSED_QUIET_MS = 5 * 60_000;
/** Time limit for one alarm, in milliseconds. The visitor waits for it, and longer if Redis hangs (U-21: 2 s at most). */
export const ALARM_LIMIT_MS = 1000;

type Options = { webhookUrl: string | undefined; store: Store; log: Log };

export function createAlarmSender({ webhookUrl, store, log }: Options): AlarmSender {
  if (!webhookUrl) return NO_SENDER;
  const sending = new Set<Promise<void>>();
  let isLost = false;

  const post = async (alarm: SentAlarm): Promise<void> => {
    const signal = AbortSignal.timeout(ALARM_LIMIT_MS);
    const quiet = `alarm:${nameOf(alarm)}`;
    if (!(await store.put(quiet, '', QUIET_MS, { onlyIfAbsent: true }))) return;
    const outcome = await postAlarm(webhookUrl, textOf(alarm), signal);
    // A late answer is no refusal: the alarm may have arrived.
    if (outcome === 'refused') await store.put(quiet, '', REFUSED_QUIET_MS);
    if (outcome !== 'sent' && !isLost) log({ alarm: 'webhook-away' });
    isLost = outcome !== 'sent';
  };

  return {
    send(alarm) {
      const sent = post(alarm).finally(() => sending.delete(sent));
      sending.add(sent);
    },
    async finished() {
      // One alarm may raise another while it is sent.
      while (sending.size > 0) await Promise.all(sending);
    },
  };
}

/** Includes the limit, so that the alarm of one visitor's limit does not silence the alarm of the total. */
const nameOf = ({ alarm, limit }: SentAlarm) => (limit ? `${alarm}:${limit}` : alarm);

/** The alarm's name, as in the log, and its remedy. It contains no text of a visitor. */
function textOf(alarm: SentAlarm): string {
  return [`Aviso de la web (${nameOf(alarm)}). ${REMEDIES[alarm.alarm]}`, alarm.configuration]
    .filter(Boolean)
    .join(' ');
}

/** Follows no redirect. Drops errors: they may quote the address, which is a secret. */
export async function postAlarm(
  webhookUrl: string,
  text: string,
  signal: AbortSignal,
): Promise<'sent' | 'refused' | 'late'> {
  try {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    return response.ok ? 'sent' : 'refused';
  } catch {
    return signal.aborted ? 'late' : 'refused';
  }
}
