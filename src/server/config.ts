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

const REQUIRED = v.object({
  BREVO_API_KEY: standInKey,
  MANAGEMENT_EMAIL: receivers,
  MANAGEMENT_NAME: name,
  SENDER_EMAIL: email,
  SENDER_NAME: name,
});
const OPTIONAL = v.object({
  BREVO_BASE_URL: v.optional(baseUrl, 'https://api.brevo.com'),
  RATE_LIMIT_VISITOR: v.optional(limits(DAY_SECONDS), '30/86400'),
  RATE_LIMIT_TOTAL: v.optional(limits(31 * DAY_SECONDS)),
  REDIS_URL: v.optional(redisUrl),
  ALARM_WEBHOOK_URL: v.optional(secureUrl),
  CRON_SECRET: v.optional(v.string()),
});

/** An empty variable counts as missing, and so does a malformed one, beside its entry in `problems`. */
export function parseSettings(env: Environment): Settings {
  const problems: Problem[] = [];
  const values: Environment = {};
  const key = isStandIn(env.BREVO_BASE_URL) ? standInKey : brevoKey;
  const schemas = { ...REQUIRED.entries, BREVO_API_KEY: key, ...OPTIONAL.entries };
  for (const [variable, schema] of Object.entries(schemas)) {
    const text = env[variable]?.trim() || undefined;
    if (v.is(schema, text)) values[variable] = text;
    else problems.push({ variable, isMissing: text === undefined });
  }
  const optional = v.parse(OPTIONAL, values);
  const required = v.safeParse(REQUIRED, values);
  return {
    config: required.success ? configOf(required.output, optional) : undefined,
    alarmWebhook: optional.ALARM_WEBHOOK_URL,
    cronSecret: optional.CRON_SECRET,
    problems,
  };
}

const configOf = (
  required: v.InferOutput<typeof REQUIRED>,
  optional: v.InferOutput<typeof OPTIONAL>,
): Config => ({
  brevo: { apiKey: required.BREVO_API_KEY, baseUrl: optional.BREVO_BASE_URL },
  management: { emails: required.MANAGEMENT_EMAIL, name: required.MANAGEMENT_NAME },
  sender: { email: required.SENDER_EMAIL, name: required.SENDER_NAME },
  limits: {
    visitor: optional.RATE_LIMIT_VISITOR,
    total: optional.RATE_LIMIT_TOTAL ?? [
      { count: 60, seconds: 60 * 60 },
      { count: Math.floor(MAILS_A_DAY / required.MANAGEMENT_EMAIL.length), seconds: DAY_SECONDS },
    ],
  },
  redisUrl: optional.REDIS_URL,
});

/** «A y B (sin valor); C (valor no válido)», without values: one of them is the key. */
export function describeProblems(problems: readonly Problem[]): string {
  const said = [true, false].flatMap((isMissing) => {
    const named = problems.filter((problem) => problem.isMissing === isMissing);
    const names = spanishList(named.map(({ variable }) => variable));
    return names ? `${names} (${isMissing ? 'sin valor' : 'valor no válido'})` : [];
  });
  return said.join('; ');
}

/** A production build needs these, too: a deployment that could not ring would be silent (U-31). */
const REQUIRED_TO_DEPLOY = [...Object.keys(REQUIRED.entries), 'ALARM_WEBHOOK_URL', 'CRON_SECRET'];

/** The problems that stop a production build. */
export function problemsOfDeployment(env: Environment): Problem[] {
  const { problems } = parseSettings(env);
  return REQUIRED_TO_DEPLOY.flatMap((variable) => {
    const known = problems.find((problem) => problem.variable === variable);
    if (known) return known;
    return env[variable]?.trim() ? [] : { variable, isMissing: true };
  });
}

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
