import { hash, timingSafeEqual } from 'node:crypto';
import { EXAMPLE_REQUEST } from '../shared/event-request.ts';
import type { RaisedAlarm } from './alarm.ts';
import { sendMail } from './brevo.ts';
import type { Config } from './config.ts';
import { composeHeartbeat } from './mail/heartbeat.ts';
import { composeMail } from './mail/message.ts';

/** The host's daily call: mails go the way of requests, and their alarms are the result. */

/** A request that calls itself a test, in case Brevo delivers it all the same. The number reaches nobody. */
const TEST_REQUEST = {
  ...EXAMPLE_REQUEST,
  phone: '600 000 000',
  description: 'Email de prueba: no se envía.',
};

/** Sends a mail that Brevo checks and drops. Returns what is wrong. `endsAt`: when the answer is due. */
export async function alarmsOfTestMail(config: Config, endsAt: number) {
  const hints = { spamSignals: [], isDateTaken: false, unchosen: [] };
  const { outcome, alarms, uncertain } = await sendMail(config, {
    compose: (addresses, refusal) => composeMail(TEST_REQUEST, addresses, { ...hints, refusal }),
    endsAt,
    isSandboxed: true,
  });
  // One cause, one alarm: what hinders the mail may hinder the list.
  return outcome === 'sent' && uncertain ? [...alarms, uncertain] : alarms;
}

export function createDailyCheck(config: Config) {
  /** The day of the last heartbeat: the host may call twice. */
  let heartbeatDay: string | undefined;

  /** Sends Monday's mail once from this instance. */
  async function alarmsOfHeartbeat(endsAt: number): Promise<readonly RaisedAlarm[]> {
    const today = dayInMadrid(Date.now());
    if (!today.startsWith('Monday') || heartbeatDay === today) return [];
    heartbeatDay = today;
    const { outcome, alarms } = await sendMail(config, { compose: composeHeartbeat, endsAt });
    if (outcome !== 'sent') heartbeatDay = undefined;
    return alarms;
  }

  return async (endsAt: number): Promise<readonly RaisedAlarm[]> =>
    (await Promise.all([alarmsOfTestMail(config, endsAt), alarmsOfHeartbeat(endsAt)])).flat();
}

/** «Monday, November 23, 2026» */
const dayInMadrid = (ms: number) =>
  new Date(ms).toLocaleDateString('en', { dateStyle: 'full', timeZone: 'Europe/Madrid' });

/** Whether the request has the host's secret. Without a secret, its GET is a GET like any other. */
export const isHost = ({ headers }: Request, cronSecret: string | undefined) =>
  cronSecret !== undefined && isSecret(headers.get('authorization') ?? '', `Bearer ${cronSecret}`);

/** Takes the same time for all texts, so that the time reveals nothing about the secret. */
function isSecret(text: string, expected: string): boolean {
  const digest = (value: string) => hash('sha256', value, 'buffer');
  return timingSafeEqual(digest(text), digest(expected));
}
