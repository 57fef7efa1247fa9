import { hash, timingSafeEqual } from 'node:crypto';
import { SAMPLE_REQUEST } from '../shared/event-request.ts';
import type { RaisedAlarm } from './alarm.ts';
import type { Delivery, Mail, Mailer } from './brevo.ts';
import type { Settings } from './config.ts';
import { composeMail } from './mail/message.ts';
import { composeNote } from './mail/note.ts';

/** The host's daily call: mails go the way of requests, and their alarms are the result. */
export type DailyCheck = ReturnType<typeof createDailyCheck>;

/** A request that calls itself a test, in case Brevo delivers it all the same. The number reaches nobody. */
const SAMPLE = {
  ...SAMPLE_REQUEST,
  phone: '600 000 000',
  description: 'Email de prueba: no se envía.',
};

/** Monday's mail. The first paragraph is its subject. */
const heartbeat = (senderName: string) => [
  'Los correos de la web llegan',
  'Este correo sale cada lunes por el mismo camino que las solicitudes. Si lo lees, las solicitudes llegan a este buzón.',
  'Si estaba en spam, indica al programa de correo que no lo es: las solicitudes acabarían también ahí.',
  'Si algún lunes no llega por la mañana, mira en spam. Si tampoco está ahí, las solicitudes pueden perderse: díselo ese mismo día a quien mantiene la web.',
  senderName,
];

/** Sends a mail of the daily call, with the alarms of that call. */
async function sendDaily(mailer: Mailer, mail: Mail): Promise<Delivery> {
  const delivery = await mailer.send(mail);
  return { ...delivery, alarms: [...delivery.alarms, ...delivery.dailyAlarms] };
}

/** Sends a sample, which Brevo checks and drops. `endsAt`: when the answer is due. */
export function sendSample(mailer: Mailer, endsAt: number): Promise<Delivery> {
  const hints = { spamSignals: [], isDateTaken: false, unchosen: [] };
  return sendDaily(mailer, {
    compose: (addresses, refusal) => composeMail(SAMPLE, addresses, { ...hints, refusal }),
    endsAt,
    isSandboxed: true,
  });
}

type Options = {
  settings: Pick<Settings, 'cronSecret'>;
  /** About the settings. */
  alarms: readonly RaisedAlarm[];
  /** Left out without a configuration. */
  mailer: Mailer | undefined;
  now: () => number;
};

export function createDailyCheck({ settings: { cronSecret }, alarms, mailer, now }: Options) {
  /** The day of the last heartbeat: the host may call twice. */
  let heartbeatDay: string | undefined;

  /** Sends Monday's mail once from this instance. */
  async function sendHeartbeat(mailer: Mailer, endsAt: number) {
    const today = dayInMadrid(now());
    if (!today.startsWith('Monday') || heartbeatDay === today) return { alarms: [] };
    heartbeatDay = today;
    const delivery = await sendDaily(mailer, {
      compose: (addresses) => composeNote(heartbeat(addresses.sender.name), addresses),
      endsAt,
    });
    if (delivery.outcome !== 'sent') heartbeatDay = undefined;
    return delivery;
  }

  return {
    /** Whether the request has the host's secret. Without the secret, it is a GET like any other. */
    isAuthorized: ({ headers }: Request) =>
      cronSecret !== undefined &&
      isSecret(headers.get('authorization') ?? '', `Bearer ${cronSecret}`),
    /** `endsAt`: when its answer is due. */
    async run(endsAt: number): Promise<readonly RaisedAlarm[]> {
      if (!mailer) return alarms;
      const mails = await Promise.all([sendSample(mailer, endsAt), sendHeartbeat(mailer, endsAt)]);
      return [...alarms, ...mails.flatMap((mail) => mail.alarms)];
    },
  };
}

/** «Monday, November 23, 2026» */
const dayInMadrid = (ms: number) =>
  new Date(ms).toLocaleDateString('en', { dateStyle: 'full', timeZone: 'Europe/Madrid' });

/** Takes the same time for all texts, so that the time reveals nothing about the secret. */
function isSecret(text: string, expected: string): boolean {
  const digest = (value: string) => hash('sha256', value, 'buffer');
  return timingSafeEqual(digest(text), digest(expected));
}
