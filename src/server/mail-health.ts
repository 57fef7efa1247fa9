import { createHash, timingSafeEqual } from 'node:crypto';
import { type RetryTimes, retryWithin } from '../shared/retry.ts';
import type { Alarm } from './alarm.ts';
import { type Answer, callBrevo, type Question } from './call-brevo.ts';
import { alarmAbout, type Config, type Settings } from './config.ts';
import { DROPPED } from './deliver.ts';
import { type Ask, askDeliveries } from './deliveries.ts';
import type { AlarmEntry, Log } from './log.ts';
import type { Note } from './mail/note.ts';
import { readEventRequestTemplate } from './mail/template.ts';
import type { Notifier } from './notifier.ts';
import * as reply from './reply.ts';
import type { Store } from './store.ts';

/** The host's daily call (U-21) checks whether Brevo would send and deliver a mail, and tells the owner, from this host. */
export type MailHealth = {
  /** Whether the request has the host's secret. Without the secret, it is a GET like any other. */
  mayAsk(request: Request): boolean;
  /** Resolves when the owner has been told. */
  check(): Promise<reply.Reply>;
};

type Options = {
  settings: Settings;
  notifier: Notifier;
  store: Store;
  log: Log;
  now: () => number;
  times: Partial<RetryTimes>;
};

/** Two rounds of questions (account, then all others) and what the owner is told have to end before the host's 15 s. */
const TIMES: RetryTimes = {
  totalMs: 4000,
  attemptMs: 2500,
  leastAttemptMs: 1000,
  firstWaitMs: 400,
};
const TELLING_MS = 6500;
const MONDAY = 1;

export function createMailHealth(options: Options): MailHealth {
  const { settings, notifier, store, log, now, times } = options;
  const { config, cronSecret, problems } = settings;

  async function findAlarms(): Promise<AlarmEntry[]> {
    const found: AlarmEntry[] = [];
    if (problems) found.push(alarmAbout(problems, config));
    if (!config) return found;
    // If the host has not deployed the template, this call fails before a visitor's request does.
    readEventRequestTemplate();
    // Only this call loads the module.
    const { checkAccount } = await import('./account-check.ts');
    const findings = await checkAccount(config, asking(config));
    // A key that may only send is no alarm, but the owner has to know that the other checks did not run.
    if (findings.some((finding) => finding.state === 'unknown' && finding.why === 'may-not-read'))
      log({ notice: 'key-may-only-send' });
    for (const finding of findings) {
      if (finding.state === 'ok' || !finding.alarm) continue;
      const { alarm } = finding;
      if (found.some((other) => other.alarm === alarm)) continue;
      found.push({ alarm, ...('count' in finding && { detail: `Emails: ${finding.count}.` }) });
    }
    return found;
  }

  /** Says that all works, and what became of the requests of the last week: without this message, something is broken (U-27). */
  async function signOfLife(config: Config, alarms: readonly Alarm[]): Promise<Note> {
    const week = await askDeliveries(config, 7, asking(config));
    const dropped = (await store.delete(DROPPED)) ?? '0';
    const sent =
      week.kind === 'answered'
        ? `enviadas ${week.value.requests}, entregadas ${week.value.delivered}`
        : 'Brevo no dice cuántas se enviaron y entregaron';
    return [
      alarms.length === 0
        ? 'La web y el email funcionan.'
        : `La web avisa de: ${alarms.join(', ')}.`,
      `Solicitudes de la semana: ${sent}; descartadas como spam ${dropped}.`,
      'Si un lunes no llega este mensaje, algo está roto: mira el registro en Vercel.',
    ];
  }

  const asking =
    ({ brevo }: Config): Ask =>
    (question) =>
      askBrevo(brevo, question, { ...TIMES, ...times });

  return {
    mayAsk: ({ headers }) =>
      cronSecret !== undefined &&
      isSame(headers.get('authorization') ?? '', `Bearer ${cronSecret}`),
    async check() {
      const found = await findAlarms();
      const alarms = found.map(({ alarm }) => alarm);
      for (const entry of found) log(entry);
      if (config && new Date(now()).getUTCDay() === MONDAY)
        notifier.tell(await signOfLife(config, alarms));
      await notifier.finish(TELLING_MS);
      if (await notifier.isWebhookAway()) alarms.push('webhook-away');
      return reply.health(alarms);
    },
  };
}

/** Retries while Brevo gives no clear answer. */
async function askBrevo<Value>(
  brevo: Config['brevo'],
  question: Question<Value>,
  times: RetryTimes,
): Promise<Answer<Value>> {
  const { result } = await retryWithin(async (limitMs) => {
    const answer = await callBrevo(brevo, { ...question, limitMs });
    const mayPass = answer.kind !== 'answered' && answer.alarm === 'provider-away';
    return { result: answer, ...(mayPass && { again: { afterMs: 0 } }) };
  }, times);
  return result;
}

/** Takes the same time for all texts, so that the time reveals nothing about the secret. */
function isSame(text: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(text), digest(expected));
}
