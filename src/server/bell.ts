import { REMEDIES } from './alarm.ts';
import type { AlarmEntry, Log, LogEntry } from './log.ts';
import type { SharedStore } from './shared-store.ts';

/** An alarm, with the names of the wrong variables or the limit that was reached, if any. */
type RingingAlarm = AlarmEntry & Pick<LogEntry, 'limit'>;

/** Sends alarms to the owner's phone (U-21), by a webhook that takes `{"text": "…"}`. */
export type Bell = {
  ring(alarm: RingingAlarm): void;
  /** Resolves when every alarm is sent or given up. Wait for it: the host may freeze the instance after the answer. */
  settled(): Promise<void>;
};

export const SILENT_BELL: Bell = { ring: () => {}, settled: async () => {} };

/** For how long the same alarm is not sent again, in seconds. */
const QUIET_SECONDS = 60 * 60;
/** The same, if the webhook has refused the alarm. */
const REFUSED_QUIET_SECONDS = 5 * 60;
/**
 * Time from the alarm to the last byte of the webhook's answer, in milliseconds. The visitor waits for it, and half a second
 * longer if Redis hangs and raises an alarm of its own (U-21: 2 s at most).
 */
export const RING_LIMIT_MS = 1000;

type Options = { webhookUrl: string | undefined; store: SharedStore; log: Log; now: () => number };

export function createBell({ webhookUrl, store, log, now }: Options): Bell {
  if (!webhookUrl) return SILENT_BELL;
  const quietUntil = new Map<string, number>();
  const sending = new Set<Promise<void>>();
  let isLost = false;

  /** Whether this instance is the first to send the alarm. Redis, which may hang, is not asked about its own failure. */
  async function claim(name: string): Promise<boolean> {
    if (name === 'redis-away') return true;
    // `null` if another instance was first, `undefined` if no store answers.
    const set = await store.ask((redis) => redis.set(keyOf(name), '', 'EX', QUIET_SECONDS, 'NX'));
    return set !== null;
  }

  function ringAgainSooner(name: string): void {
    quietUntil.set(name, now() + REFUSED_QUIET_SECONDS * 1000);
    void store.ask((redis) => redis.expire(keyOf(name), REFUSED_QUIET_SECONDS));
  }

  const send = async (name: string, text: string) => {
    const signal = AbortSignal.timeout(RING_LIMIT_MS);
    if (!(await claim(name))) return;
    const outcome = await postAlarm(webhookUrl, text, signal);
    // A late answer is no refusal: the alarm may have arrived.
    if (outcome === 'refused') ringAgainSooner(name);
    if (outcome !== 'sent' && !isLost) log({ alarm: 'webhook-away' });
    isLost = outcome !== 'sent';
  };

  return {
    ring(alarm) {
      const name = nameOf(alarm);
      if (now() < (quietUntil.get(name) ?? Number.NEGATIVE_INFINITY)) return;
      quietUntil.set(name, now() + QUIET_SECONDS * 1000);
      const sent = send(name, alarmText(alarm)).finally(() => sending.delete(sent));
      sending.add(sent);
    },
    async settled() {
      // One alarm may raise another while it is sent.
      while (sending.size > 0) await Promise.all(sending);
    },
  };
}

/** Includes the limit, so that the alarm of one visitor's limit does not silence the alarm of the total. */
const nameOf = ({ alarm, limit }: RingingAlarm) => (limit ? `${alarm}:${limit}` : alarm);

const keyOf = (name: string) => `rung:${name}`;

/** The alarm's name, as in the log, and its remedy. It contains no text of a visitor. */
function alarmText(alarm: RingingAlarm): string {
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
