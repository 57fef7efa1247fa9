import { hash, timingSafeEqual } from 'node:crypto';
import { EXAMPLE_REQUEST } from '../shared/event-request.ts';
import type { Alarm } from './alarm.ts';
import type { Config } from './config.ts';
import { composeHeartbeat } from './mail/heartbeat.ts';
import { composeMail } from './mail/message.ts';
import { alarmsOfUnreadList } from './receivers.ts';
import { sendMail } from './send-mail.ts';

/**
 * The daily check, which the host's daily call starts: mails go the way of requests, and their alarms are the result.
 */

/** A request that calls itself a test, in case Brevo delivers it all the same. The number reaches nobody. */
const TEST_REQUEST = {
  ...EXAMPLE_REQUEST,
  phone: '600 000 000',
  description: 'Email de prueba: no se envía.',
};

/** Sends a mail that Brevo checks and drops, and reads the list of blocked receivers. Returns what is wrong. */
export async function checkMail(config: Config, endsAt: number): Promise<readonly Alarm[]> {
  const hints = { spamSignals: [], isDateTaken: false, unchosen: [] };
  const [{ alarms }, ofList] = await Promise.all([
    sendMail(config, {
      compose: (addresses, refusal) => composeMail(TEST_REQUEST, addresses, { ...hints, refusal }),
      endsAt,
      isSandboxed: true,
    }),
    alarmsOfUnreadList(config),
  ]);
  // One cause, one alarm: what hinders the mail may hinder the list.
  return alarms.length > 0 ? alarms : ofList;
}

export function createDailyCheck(config: Config) {
  /** The day of the last heartbeat: the host may call twice. */
  let heartbeatDay: string | undefined;

  /** On Mondays sends the heartbeat, once from this instance. Returns what is wrong. */
  async function sendHeartbeat(endsAt: number): Promise<readonly Alarm[]> {
    const today = dayInMadrid(Date.now());
    if (!today.startsWith('Monday') || heartbeatDay === today) return [];
    heartbeatDay = today;
    const { outcome, alarms } = await sendMail(config, { compose: composeHeartbeat, endsAt });
    if (outcome !== 'sent') heartbeatDay = undefined;
    return alarms;
  }

  return async (endsAt: number): Promise<readonly Alarm[]> =>
    (await Promise.all([checkMail(config, endsAt), sendHeartbeat(endsAt)])).flat();
}

/** «Monday, November 23, 2026» */
const dayInMadrid = (ms: number) =>
  new Date(ms).toLocaleDateString('en', { dateStyle: 'full', timeZone: 'Europe/Madrid' });

/** Whether the request has the host's secret. Without a secret, a GET is refused like any other. */
export const isDailyCall = ({ headers }: Request, cronSecret: string | undefined) =>
  cronSecret !== undefined && isSecret(headers.get('authorization') ?? '', `Bearer ${cronSecret}`);

/** Takes the same time for all texts, so that the time reveals nothing about the secret. */
function isSecret(text: string, expected: string): boolean {
  const digest = (value: string) => hash('sha256', value, 'buffer');
  return timingSafeEqual(digest(text), digest(expected));
}
