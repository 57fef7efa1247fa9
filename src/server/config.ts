import * as v from 'valibot';
import { email } from '../shared/rules.ts';
import { spanishList } from '../shared/spanish-words.ts';
import type { RaisedAlarm } from './alarm.ts';
import { displayName } from './mail/encode.ts';

/** The function's configuration, read from the environment into one value (`api/README.md`). */

export type Config = {
  brevo: { apiKey: string; baseUrl: string };
  /** The receivers of the requests, under one name. */
  management: { emails: readonly string[]; name: string };
  /** The verified web sender. */
  sender: { email: string; name: string };
  /** Valid requests a day. */
  limits: { visitor: number; total: number };
};

/** To whom and from whom the mails go. */
export type Addresses = Pick<Config, 'management' | 'sender'>;

export type Environment = Record<string, string | undefined>;

export type Problem = { variable: string; reason: keyof typeof REASONS };

const REASONS = {
  missing: 'sin valor',
  malformed: 'valor no válido',
  'of-staff': 'es también una dirección del equipo',
} as const;

export type Settings = {
  /** Set if mails can be sent. */
  config: Config | undefined;
  alarmWebhook: string | undefined;
  cronSecret: string | undefined;
  /** With a configuration, these are slips that stop no mail: defaults stand in. */
  problems: readonly Problem[];
};

/** Thirty visitors may share the address of a fair. */
const VISITOR_A_DAY = 30;
/** Brevo's free plan sends 300 mails a day, and may count each receiver: 60 of them stay for alarms. */
const MAILS_A_DAY = 240;
const MAX_RECEIVERS = 5;
const CRON_SECRET_MIN_LENGTH = 16;

/** Without these no mail can be sent. */
const REQUIRED = [
  'BREVO_API_KEY',
  'MANAGEMENT_EMAIL',
  'MANAGEMENT_NAME',
  'SENDER_EMAIL',
  'SENDER_NAME',
];
/** A deployment also needs these: without them nobody would hear of its faults. */
const REQUIRED_IN_DEPLOYMENT = [...REQUIRED, 'ALARM_WEBHOOK_URL', 'CRON_SECRET'];

/** A value that was copied with its quotes, or with an escape such as a literal `\n`. */
const COPIED_WRONGLY = /^["']|["']$|\\/;

/** A key of Brevo's, not the SMTP key, the shortened one that Brevo shows, nor a whole line of `.env`. */
const brevoKey = v.pipe(v.string(), v.regex(/^xkeysib-(?!.*["'*\\=])[\x21-\x7e]+$/));
/** The stand-in on this machine takes any key that `fetch` can send: an error of `fetch` would quote it. */
const standInKey = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/));
const name = v.pipe(v.string(), v.transform(displayName), v.nonEmpty());

const receivers = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
  v.array(email),
  // Each mailbox once, however it is written.
  v.transform((emails) => [
    ...new Map(emails.map((address) => [address.toLowerCase(), address])).values(),
  ]),
  v.minLength(1),
  v.maxLength(MAX_RECEIVERS),
);

/** The key, requests and a webhook's address are only sent encrypted, or to this machine. */
const secureUrl = v.pipe(
  v.string(),
  v.check((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, username, password } = new URL(text);
    const isEncrypted = protocol === 'https:' || (protocol === 'http:' && isStandIn(text));
    return isEncrypted && !(username || password);
  }),
  v.transform((text) => new URL(text).href),
);
const baseUrl = v.pipe(
  secureUrl,
  v.regex(/^[^?#]+$/),
  v.transform((href) => href.replace(/\/+$/, '')),
);
const secret = v.pipe(v.string(), v.minLength(CRON_SECRET_MIN_LENGTH));
const wholeNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/** A malformed value is left out. An empty variable counts as missing. */
export function parseSettings(env: Environment, required = REQUIRED): Settings {
  const problems: Problem[] = [];
  function read<Value>(variable: string, schema: v.GenericSchema<unknown, Value>) {
    const text = env[variable]?.trim();
    if (!text) {
      if (required.includes(variable)) problems.push({ variable, reason: 'missing' });
      return undefined;
    }
    const result = v.safeParse(schema, text);
    if (result.success && !COPIED_WRONGLY.test(text)) return result.output;
    problems.push({ variable, reason: 'malformed' });
    return undefined;
  }

  const key = read('BREVO_API_KEY', isStandIn(env.BREVO_BASE_URL) ? standInKey : brevoKey);
  const emails = read('MANAGEMENT_EMAIL', receivers);
  const managementName = read('MANAGEMENT_NAME', name);
  const senderEmail = read('SENDER_EMAIL', email);
  const senderName = read('SENDER_NAME', name);
  const url = read('BREVO_BASE_URL', baseUrl);
  const visitor = read('RATE_LIMIT_VISITOR', wholeNumber);
  const total = read('RATE_LIMIT_TOTAL', wholeNumber);
  const alarmWebhook = read('ALARM_WEBHOOK_URL', secureUrl);
  const cronSecret = read('CRON_SECRET', secret);

  const isComplete = key && emails && managementName && senderEmail && senderName;
  const config = isComplete
    ? {
        brevo: { apiKey: key, baseUrl: url ?? 'https://api.brevo.com' },
        management: { emails, name: managementName },
        sender: { email: senderEmail, name: senderName },
        limits: {
          visitor: visitor ?? VISITOR_A_DAY,
          total: total ?? Math.floor(MAILS_A_DAY / emails.length),
        },
      }
    : undefined;
  return { config, alarmWebhook, cronSecret, problems };
}

/** «A y B (sin valor); C (valor no válido)», without values: one of them is the key. */
export function describeProblems(problems: readonly Problem[]): string {
  const groups = Object.entries(REASONS).flatMap(([reason, words]) => {
    const named = problems.filter((problem) => problem.reason === reason);
    const names = spanishList(named.map(({ variable }) => variable));
    return names ? `${names} (${words})` : [];
  });
  return groups.join('; ');
}

/** The problems of the function in a deployment, where more is required. */
export function problemsOfDeployment(env: Environment): Problem[] {
  const { config, problems } = parseSettings(env, REQUIRED_IN_DEPLOYMENT);
  const ofStaff = { variable: 'SENDER_EMAIL', reason: 'of-staff' } as const;
  return [...problems, ...(config && isSenderOfStaff(config) ? [ofStaff] : [])];
}

/** Gmail and other programs ignore Reply-To in a mail from oneself: the staff would answer themselves. */
function isSenderOfStaff({ sender, management }: Addresses): boolean {
  const mailbox = mailboxOf(sender.email);
  return management.emails.some((email) => mailboxOf(email) === mailbox);
}

/** `Ana+web@estudio.example` → `ana@estudio.example` */
const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Whether the problem stops a production build. A malformed optional variable does not: a default stands in. */
export const stopsDeployment = ({ variable }: Problem) => REQUIRED_IN_DEPLOYMENT.includes(variable);

/** The alarm about malformed and missing variables, if there are any. With a configuration, mails are sent all the same. */
export function alarmsAbout({ config, problems }: Settings): RaisedAlarm[] {
  if (problems.length === 0) return [];
  const effect = config
    ? 'Mientras tanto, las solicitudes salen y la web usa el valor de siempre'
    : 'Hasta entonces no sale ninguna solicitud';
  const detail = `Ajustes: ${describeProblems(problems)}. ${effect}.`;
  return [{ alarm: 'not-configured', detail }];
}

/** Whether a URL leads to this machine, where only Brevo's stand-in is. */
export const isStandIn = (url = '') =>
  URL.canParse(url) &&
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
