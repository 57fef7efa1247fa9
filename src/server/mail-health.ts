import { createHash, timingSafeEqual } from 'node:crypto';
import { type RetryTimes, retryWithin } from '../shared/retry.ts';
import type { Alarm } from './alarm.ts';
import { type Answer, callBrevo, type Question } from './call-brevo.ts';
import { alarmAbout, type Config, type Settings } from './config.ts';
import { DROPPED_COUNT } from './deliver.ts';
import type { Ask, Deliveries } from './deliveries.ts';
import { type AlarmEntry, isAlarm, type Log, type Notice } from './log.ts';
import { readEventRequestTemplate } from './mail/template.ts';
import { DAILY_TRY_MS, type Notifier } from './notifier.ts';
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

/** For the question about the account, and then for all others together. The owner is told before the host's 15 s are over. */
export const ASKING_TIMES: RetryTimes = {
  totalMs: 4000,
  attemptMs: 2500,
  leastAttemptMs: 1000,
  firstWaitMs: 400,
};
const MONDAY = 1;

export function createMailHealth(options: Options): MailHealth {
  const { settings, notifier, store, log, now, times } = options;
  const { config, cronSecret, problems } = settings;

  async function checkMail({ brevo, ...addresses }: Config) {
    // If the host has not deployed the template, this call fails before a visitor's request does.
    readEventRequestTemplate();
    // Only this call loads the module.
    const { checkAccount } = await import('./account-check.ts');
    const ask: Ask = (question) => askBrevo(brevo, question, { ...ASKING_TIMES, ...times });
    const { findings, deliveries } = await checkAccount({ addresses, ask, now: now() });
    return { entries: Object.values(findings).flatMap(({ log }) => log ?? []), deliveries };
  }

  /** Tells the owner whether the site works, and how many requests of the last week were sent, delivered and dropped (U-27). */
  async function tellSignOfLife(alarms: readonly Alarm[], week: Deliveries | undefined) {
    const count = (await store.get(DROPPED_COUNT)) ?? 'ninguna';
    // Without Redis, another instance may have dropped more.
    const dropped = config?.redisUrl ? count : `${count}, que conste`;
    const sent = week
      ? `enviadas ${week.requests}, entregadas ${week.delivered}`
      : 'Brevo no dice cuántas se enviaron y entregaron';
    const missing = week && week.requests > week.delivered;
    const note = [
      alarms.length > 0
        ? `Hay avisos sin resolver, que te llegan aparte (${alarms.join(', ')}).`
        : 'La web y el email funcionan.',
      `Solicitudes de la semana: ${sent}; descartadas como spam: ${dropped}.`,
      ...(missing ? ['Busca las que faltan en «Transactional → Logs» de Brevo.'] : []),
      'Si un lunes no llega este mensaje, algo está roto: mira el registro en Vercel.',
    ];
    const way = await notifier.tell(note, DAILY_TRY_MS);
    if (way !== 'none') await store.delete(DROPPED_COUNT);
    return way;
  }

  return {
    mayAsk: ({ headers }) =>
      cronSecret !== undefined &&
      isSame(headers.get('authorization') ?? '', `Bearer ${cronSecret}`),
    async check() {
      const checked = config && (await checkMail(config));
      const found: (AlarmEntry | Notice)[] = [
        ...(checked?.entries ?? []),
        ...(problems.length > 0 ? [alarmAbout(settings)] : []),
      ];
      // Brevo may refuse several questions for one reason.
      const entries = [...new Map(found.map((entry) => [JSON.stringify(entry), entry])).values()];
      for (const entry of entries) log(entry);
      const unresolved = entries.filter(isAlarm);
      const alarms = unresolved.map(({ alarm }) => alarm);
      const isMonday = new Date(now()).getUTCDay() === MONDAY;
      const ways = await Promise.all([
        ...unresolved.map((entry) => notifier.alarm(entry, DAILY_TRY_MS)),
        ...(isMonday && checked ? [tellSignOfLife(alarms, checked.deliveries)] : []),
      ]);
      const isAway = ways.some((way) => way === 'mail' || way === 'none');
      if (settings.webhooks.alarms && isAway) alarms.push('webhook-away');
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
    // A method changes something: a retry would not see what the first attempt did.
    const mayPass =
      answer.kind !== 'answered' && answer.alarm === 'provider-away' && !question.method;
    return { result: answer, ...(mayPass && { again: { afterMs: 0 } }) };
  }, times);
  return result;
}

/** Takes the same time for all texts, so that the time reveals nothing about the secret. */
function isSame(text: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(text), digest(expected));
}
