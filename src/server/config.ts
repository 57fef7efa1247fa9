import * as v from 'valibot';
import { email } from '../shared/rules.ts';
import type { RaisedAlarm } from './alarm.ts';
import { displayName } from './mail/encode.ts';
import { spanishList } from './spanish-words.ts';

/** The function's configuration, read from the environment into one value (`api/README.md`). */

export type Limit = { count: number; seconds: number };

export type Config = {
  brevo: { apiKey: string; baseUrl: string };
  /** The receivers of the requests, under one name (S-MSG-2, U-30). */
  management: { emails: readonly string[]; name: string };
  /** The verified web sender (S-MSG-3). */
  sender: { email: string; name: string };
  /** A request is rejected if any of these limits is reached. */
  limits: { visitor: readonly Limit[]; total: readonly Limit[] };
  /** The store that the instances share. */
  redisUrl: string | undefined;
};

/** To whom and from whom the mails go. */
export type Addresses = Pick<Config, 'management' | 'sender'>;

type Environment = Record<string, string | undefined>;

/** A variable that is required and not set, or that is malformed. */
export type Problem = { variable: string; isMissing: boolean };

export type Settings = {
  /** Set if mails can be sent. */
  config: Config | undefined;
  /** Where alarms are sent (U-21). */
  alarmWebhook: string | undefined;
  cronSecret: string | undefined;
  /** With a configuration, these are slips that stop no mail: defaults stand in (U-31). */
  problems: readonly Problem[];
};

/** The longest window of a visitor: the hash of an address is kept for that long (privacy policy). */
const DAY_SECONDS = 24 * 60 * 60;
/** Brevo's free plan sends 300 mails a day, and may count each receiver: 60 of them stay for alarms, on a day in UTC (U-19). */
const MAILS_A_DAY = 240;
const MAX_RECEIVERS = 5;

/** A key of Brevo's, not the SMTP key, the shortened one that Brevo shows, nor a whole line of `.env`. */
const brevoKey = v.pipe(v.string(), v.regex(/^xkeysib-(?!.*["'*\\=])[\x21-\x7e]+$/));
/** The stand-in on this machine takes any key that `fetch` can send: an error of `fetch` would quote it. */
const standInKey = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/));
const name = v.pipe(v.string(), v.transform(displayName), v.nonEmpty());

/** Each mailbox once, however it is written (U-30). */
function addressesIn(text: string): string[] {
  const addresses = text.split(',').flatMap((part) => part.trim() || []);
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}
const receivers = v.pipe(
  v.string(),
  v.transform(addressesIn),
  v.array(email),
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
/** ioredis would read a query as options that override ours. */
const redisUrl = v.pipe(v.string(), v.regex(/^rediss?:\/\/[^/?#]+(?:\/\d*)?$/));

const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
const limits = (maxSeconds: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\d/, ]+$/),
    v.transform((text) => text.split(',').map((window) => window.split('/').map(Number))),
    v.array(v.strictTuple([upTo(999_999_999), upTo(maxSeconds)])),
    // Two windows of one length would share their counter.
    v.check((windows) => new Set(windows.map(([, seconds]) => seconds)).size === windows.length),
    v.transform((windows) => windows.map(([count, seconds]): Limit => ({ count, seconds }))),
  );

/** A value that is malformed is left out, and so is its variable if it is empty. */
export function parseSettings(env: Environment): Settings {
  const problems: Problem[] = [];
  function read<Value>(variable: string, schema: v.GenericSchema<unknown, Value>) {
    const text = env[variable]?.trim() || undefined;
    const result = v.safeParse(schema, text);
    if (result.success) return result.output;
    problems.push({ variable, isMissing: text === undefined });
    return undefined;
  }

  const key = read('BREVO_API_KEY', isStandIn(env.BREVO_BASE_URL) ? standInKey : brevoKey);
  const emails = read('MANAGEMENT_EMAIL', receivers);
  const managementName = read('MANAGEMENT_NAME', name);
  const senderEmail = read('SENDER_EMAIL', email);
  const senderName = read('SENDER_NAME', name);
  const url = read('BREVO_BASE_URL', v.optional(baseUrl));
  const visitor = read('RATE_LIMIT_VISITOR', v.optional(limits(DAY_SECONDS)));
  const total = read('RATE_LIMIT_TOTAL', v.optional(limits(31 * DAY_SECONDS)));
  const redis = read('REDIS_URL', v.optional(redisUrl));
  const alarmWebhook = read('ALARM_WEBHOOK_URL', v.optional(secureUrl));
  const cronSecret = env.CRON_SECRET?.trim() || undefined;

  const isComplete = key && emails && managementName && senderEmail && senderName;
  const config = isComplete
    ? {
        brevo: { apiKey: key, baseUrl: url ?? 'https://api.brevo.com' },
        management: { emails, name: managementName },
        sender: { email: senderEmail, name: senderName },
        limits: {
          visitor: visitor ?? [{ count: 30, seconds: DAY_SECONDS }],
          total: total ?? [
            { count: 60, seconds: 60 * 60 },
            { count: Math.floor(MAILS_A_DAY / emails.length), seconds: DAY_SECONDS },
          ],
        },
        redisUrl: redis,
      }
    : undefined;
  return { config, alarmWebhook, cronSecret, problems };
}

/** «A y B (sin valor); C (valor no válido)», without values: one of them is the key. */
export function describeProblems(problems: readonly Problem[]): string {
  const said = [true, false].flatMap((isMissing) => {
    const named = problems.filter((problem) => problem.isMissing === isMissing);
    const names = spanishList(named.map(({ variable }) => variable));
    return names ? `${names} (${isMissing ? 'sin valor' : 'valor no válido'})` : [];
  });
  return said.join('; ');
}

/** A deployment needs these, too: one that could not ring would be silent (U-31). */
const REQUIRED_TO_RING = ['ALARM_WEBHOOK_URL', 'CRON_SECRET'];

/** The problems of the function in a deployment, where more is required. */
export function problemsOfDeployment(env: Environment): Problem[] {
  const unset = REQUIRED_TO_RING.filter((variable) => !env[variable]?.trim());
  const missing = unset.map((variable) => ({ variable, isMissing: true }));
  return [...parseSettings(env).problems, ...missing];
}

/** Whether the problem stops a production build. A malformed optional variable does not: a default stands in. */
export const stopsDeployment = ({ variable }: Problem) =>
  problemsOfDeployment({}).some((required) => required.variable === variable);

/** The alarm about variables. With a configuration, mails are sent all the same. */
export function alarmAbout({ config, problems }: Settings): RaisedAlarm {
  const effect = config
    ? 'Mientras tanto, las solicitudes salen y la web usa el valor de siempre'
    : 'Hasta entonces no sale ninguna solicitud';
  return {
    alarm: 'not-configured',
    detail: `Ajustes: ${describeProblems(problems)}. ${effect}.`,
    ...(config && { canWait: true }),
  };
}

/** Whether a URL leads to this machine, where only Brevo's stand-in is. */
export const isStandIn = (url = '') =>
  URL.canParse(url) &&
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
