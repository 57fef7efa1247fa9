import { hash, timingSafeEqual } from 'node:crypto';
import { type RetryTimes, retryWithin } from '../shared/retry.ts';
import type { Alarm, RaisedAlarm } from './alarm.ts';
import * as answers from './answer.ts';
import { callBrevo } from './call-brevo.ts';
import { alarmAbout, type Config, type Settings } from './config.ts';
import type { Ask, Deliveries } from './deliveries.ts';
import { isAlarm, type Log, type Notice } from './log.ts';
import type { Note } from './mail/note.ts';
import { readEventRequestTemplate } from './mail/template.ts';
import { DAILY_TRY_MS, type Notifier } from './notifier.ts';
import { counted } from './spanish-words.ts';

type Options = {
  settings: Settings;
  notifier: Notifier;
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

/** The host's daily call (U-21) checks whether Brevo would send and deliver a mail, and tells the owner, from this host. */
export type MailHealth = ReturnType<typeof createMailHealth>;

export function createMailHealth({ settings, notifier, log, now, times }: Options) {
  const { config, cronSecret, problems } = settings;

  async function checkMail({ brevo, ...addresses }: Config) {
    // Only this call loads the module.
    const { checkAccount } = await import('./account-check.ts');
    const ask: Ask = async (call) => {
      const { result } = await retryWithin(
        async (limitMs) => {
          const response = await callBrevo(brevo, call, limitMs);
          // A method changes something: a retry would not see what the first attempt did.
          const mayPass = response.kind !== 'done' && response.alarm === 'provider-away';
          return { result: response, ...(mayPass && !call.method && { again: { afterMs: 0 } }) };
        },
        { ...ASKING_TIMES, ...times },
      );
      return result;
    };
    const { findings, ...known } = await checkAccount(addresses, ask, now());
    return { lines: Object.values(findings).flatMap(({ log }) => log ?? []), ...known };
  }

  return {
    /** Whether the request has the host's secret. Without the secret, it is a GET like any other. */
    mayAsk: ({ headers }: Request) =>
      cronSecret !== undefined &&
      isSecret(headers.get('authorization') ?? '', `Bearer ${cronSecret}`),
    /** Resolves when the owner has been told. */
    async check(): Promise<answers.Answer> {
      const checked = config && (await checkMail(config));
      const found: (RaisedAlarm | Notice)[] = [
        ...(checked?.lines ?? []),
        ...(problems.length > 0 ? [alarmAbout(settings)] : []),
        ...(hasTemplate() ? [] : [{ alarm: 'unexpected', effect: 'blocked' } as const]),
      ];
      // Brevo may refuse several calls for one reason.
      const lines = [...new Map(found.map((line) => [JSON.stringify(line), line])).values()];
      for (const line of lines) log(line);
      const unresolved = lines.filter(isAlarm);
      const alarms = unresolved.map(({ alarm }) => alarm);
      const isMonday = new Date(now()).getUTCDay() === MONDAY;
      const how = { tryMs: DAILY_TRY_MS, alsoTo: checked?.email };
      const ways = await Promise.all([
        ...unresolved.map((alarm) => notifier.alarm(alarm, how)),
        ...(isMonday && checked
          ? [notifier.tell(signOfLife(alarms, checked.deliveries), how)]
          : []),
      ]);
      const isAway = ways.some((way) => way && way !== 'webhook');
      if (settings.webhooks.alarms && isAway) alarms.push('webhook-away');
      return answers.health(alarms);
    },
  };
}

/** Whether the host has deployed the template: without it, every request fails. */
function hasTemplate(): boolean {
  try {
    return readEventRequestTemplate().length > 0;
  } catch {
    return false;
  }
}

/** Says whether the site works, and how many requests of the last week were sent and delivered (U-27). */
function signOfLife(alarms: readonly Alarm[], week: Deliveries | undefined): Note {
  const isMissing = week && week.requests > week.delivered;
  const open = `Hay ${counted(alarms.length, 'aviso')} sin resolver: las instrucciones te llegan aparte.`;
  const unknown = 'La web funciona, pero no puede saber si los emails llegan.';
  const whole = isMissing
    ? 'La web envía las solicitudes, pero quizá falte alguna.'
    : 'La web y el email funcionan.';
  return [
    alarms.length > 0 ? open : week ? whole : unknown,
    week
      ? `Solicitudes de la semana: ${counted(week.requests, 'enviada')}, ${counted(week.delivered, 'entregada')}.`
      : 'Mira si te han llegado solicitudes, también en spam. Si el del lunes que viene dice lo mismo, reenvíalo a quien mantiene la web.',
    ...(isMissing
      ? [
          'Mira si las tienes todas, también en spam. En Brevo («Transactional → Logs») verás de quién es la que falte: el asunto lleva el nombre del visitante.',
        ]
      : []),
    'Si un lunes no llega este mensaje, algo está roto: díselo a quien mantiene la web.',
  ];
}

/** Takes the same time for all texts, so that the time reveals nothing about the secret. */
function isSecret(text: string, expected: string): boolean {
  const digest = (value: string) => hash('sha256', value, 'buffer');
  return timingSafeEqual(digest(text), digest(expected));
}
