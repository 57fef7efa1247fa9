import { hash, timingSafeEqual } from 'node:crypto';
import { type Alarm, alarmNote, FORWARD, identityOf, type RaisedAlarm } from './alarm.ts';
import * as answers from './answer.ts';
import { alarmAbout, type Settings } from './config.ts';
import type { Deliveries, Period } from './delivery-log.ts';
import type { Note } from './mail/note.ts';
import type { Finding, MailReport } from './mail-check.ts';
import type { Notifier, Ringing } from './notifier.ts';
import { counted } from './spanish-words.ts';
import { DAY_MS, startOfDay } from './times.ts';

type Options = {
  settings: Settings;
  /** Left out without a configuration. */
  check?: (late: Period) => Promise<MailReport>;
  notifier: Notifier;
  now: () => number;
};

const MONDAY = 1;

/** The host's daily call (U-21): checks from this host whether requests leave and arrive, and tells the owner. */
export type DailyCheck = ReturnType<typeof createDailyCheck>;

export function createDailyCheck({ settings, check, notifier, now }: Options) {
  const { cronSecret, problems } = settings;

  /** Each request that became late is in one day's period, however late or often the host calls. */
  function latePeriod(): Period {
    const until = startOfDay(now());
    return { from: until - DAY_MS, until };
  }

  return {
    /** Whether the request has the host's secret. Without the secret, it is a GET like any other. */
    mayAsk: ({ headers }: Request) =>
      cronSecret !== undefined &&
      isSecret(headers.get('authorization') ?? '', `Bearer ${cronSecret}`),
    /** Resolves when the owner has been told. */
    async run(): Promise<answers.Answer> {
      const { findings = [], week }: Partial<MailReport> = (await check?.(latePeriod())) ?? {};
      const alarms = merged([
        ...findings.flatMap(alarmsOf),
        ...(problems.length > 0 ? [alarmAbout(settings)] : []),
      ]);
      const isMonday = new Date(startOfDay(now())).getUTCDay() === MONDAY;
      const told = await Promise.all([
        ...alarms.map(notifier.logAndRing),
        ...(isMonday ? [notifier.signOfLife(signOfLife(alarms, week))] : []),
      ]);
      const names = [...alarms.map(({ alarm }) => alarm), ...aboutWebhook(told)];
      return answers.health([...new Set(names)]);
    },
  };
}

/** The alarm of a finding, if it has one. */
function alarmsOf({ name, detail, alarm, ...rest }: Finding): RaisedAlarm[] {
  return alarm ? [{ ...rest, alarm, detail: `${name}: ${detail}.` }] : [];
}

/** One alarm for each identity, with the details of all. */
function merged(alarms: readonly RaisedAlarm[]): RaisedAlarm[] {
  const byIdentity = new Map<string, RaisedAlarm>();
  for (const alarm of alarms) {
    const known = byIdentity.get(identityOf(alarm));
    const detail = [known?.detail, alarm.detail].filter(Boolean).join(' ');
    byIdentity.set(identityOf(alarm), { ...known, ...alarm, detail });
  }
  return [...byIdentity.values()];
}

/** What the answer says of a webhook that did not take a message. */
function aboutWebhook(told: readonly (Ringing | undefined)[]): Alarm[] {
  if (told.includes('mailed') || told.includes('refused')) return ['not-configured'];
  return told.includes('unclear') ? ['unseen'] : [];
}

/** Says whether the site works, what is to be repaired, and how many requests of the last week were sent and delivered (U-27). */
function signOfLife(alarms: readonly RaisedAlarm[], week: Deliveries | undefined): Note {
  const isMissing = week && week.requests > week.delivered;
  const whole = isMissing
    ? 'La web envía las solicitudes, pero quizá falte alguna.'
    : 'La web y el email funcionan.';
  return [
    alarms.length > 0 ? `Hay ${counted(alarms.length, 'aviso')} sin resolver.` : whole,
    ...alarms.flatMap((alarm) => alarmNote(alarm).filter((text) => text !== FORWARD)),
    ...(week
      ? [
          `Solicitudes de la semana: ${counted(week.requests, 'enviada')}, ${counted(week.delivered, 'entregada')}.`,
        ]
      : []),
    ...(isMissing ? ['Mira si las tienes todas, también en spam.'] : []),
    ...(alarms.length > 0 ? [FORWARD] : []),
    'Si un lunes no llega este mensaje, algo está roto: díselo a quien mantiene la web.',
  ];
}

/** Takes the same time for all texts, so that the time reveals nothing about the secret. */
function isSecret(text: string, expected: string): boolean {
  const digest = (value: string) => hash('sha256', value, 'buffer');
  return timingSafeEqual(digest(text), digest(expected));
}
