import * as v from 'valibot';
import { email as emailRule } from '../shared/rules.ts';
import { displayName } from './mail/encode.ts';
import { spanishList } from './spanish-list.ts';

/** The function's configuration, read from the environment into one value (`api/README.md`). */

type Person = { email: string; name: string };
export type Limit = { count: number; seconds: number };
/** The limit of one visitor, of spam, of requests without a key of the page, or of all requests. */
export type LimitName = 'visitor' | 'spam' | 'direct' | 'total';

export type Config = {
  brevo: { apiKey: string; baseUrl: string };
  /** The receivers of the requests, under one name (S-MSG-2, U-30). */
  management: { emails: readonly string[]; name: string };
  /** The verified web sender (S-MSG-3). */
  sender: Person;
  /** A request is refused if any of these limits is reached. */
  limits: { visitor: readonly Limit[]; total: readonly Limit[] };
  /** The store that the instances share. */
  redisUrl: string | undefined;
};

/** To whom and from whom the mails go. */
export type People = Pick<Config, 'management' | 'sender'>;

type Environment = Record<string, string | undefined>;

export type ConfigProblems = {
  missing: string[];
  malformed: { variable: string; expected: string }[];
};

export type Settings = {
  /** Where alarms and news of requests are sent (U-21, U-28). */
  webhooks: { alarms?: string | undefined; requests?: string | undefined };
  cronSecret: string | undefined;
} & (
  | { config: undefined; problems: ConfigProblems }
  /** The problems of optional variables: their defaults stand in, because a mistake there must not stop a mail (U-31). */
  | { config: Config; problems: ConfigProblems | undefined }
);

/** The longest windows, in seconds: a day for one visitor, since the hash of an address is kept for that long (privacy policy). */
const VISITOR_MAX_SECONDS = 24 * 60 * 60;
const TOTAL_MAX_SECONDS = 31 * VISITOR_MAX_SECONDS;
/** Every request reads a counter for each window. */
const LIMIT_MAX_WINDOWS = 5;

// The message of each schema says what is expected.

/** `fetch` would refuse other characters in a header, with an error that quotes the key. */
const apiKey = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'visible ASCII characters, no spaces'));
const email = v.pipe(
  v.string(),
  v.check((text) => v.is(emailRule, text), 'an e-mail address'),
);
const name = v.pipe(v.string(), v.transform(displayName), v.nonEmpty('a name with letters'));

const MAX_RECEIVERS = 5;
const receivers = v.pipe(
  v.string(),
  v.check(
    (text) => receiversIn(text).length > 0 && receiversIn(text).length === addressesIn(text).length,
    `one to ${MAX_RECEIVERS} e-mail addresses, separated by commas`,
  ),
);
const addressesIn = (text = '') => text.split(',').flatMap((part) => part.trim() || []);
const receiversIn = (text?: string) =>
  addressesIn(text)
    .filter((address) => v.is(email, address))
    .slice(0, MAX_RECEIVERS);

/** A URL with one of these protocols that `isRight`, in its normal form. */
const url = (protocols: readonly string[], isRight: (url: URL) => boolean, expected: string) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      if (!URL.canParse(text)) return false;
      const parsed = new URL(text);
      return protocols.includes(parsed.protocol) && isRight(parsed);
    }, expected),
    v.transform((text) => new URL(text).href),
  );

const baseUrl = v.pipe(
  url(
    ['http:', 'https:'],
    ({ username, password, search, hash }) => !(username || password || search || hash),
    'an http(s) URL such as https://api.brevo.com',
  ),
  v.transform((href) => href.replace(/\/+$/, '')),
);
/** ioredis would read a query as options that override ours, and throw at every connection if a password held a bare %. */
const redisUrl = url(
  ['redis:', 'rediss:'],
  ({ hostname, pathname, search, hash, username, password }) =>
    hostname !== '' &&
    /^\/?\d*$/.test(pathname) &&
    !(search || hash) &&
    isDecodable(username + password),
  'a URL such as rediss://default:password@host:6379',
);
/** A webhook's address is a secret: it is only sent encrypted, or to this machine. */
const webhookUrl = url(
  ['http:', 'https:'],
  ({ protocol, username, password, href }) =>
    !(username || password) && (protocol === 'https:' || isLoopback(href)),
  'an https URL such as https://hooks.example/alarms',
);

function limits(example: string, maxSeconds: number) {
  const days = maxSeconds / (24 * 60 * 60);
  const expected = `count/seconds such as ${example}, ${days} d at most`;
  const limit = v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,8}\/[1-9]\d{0,8}$/, expected),
    v.transform((text): Limit => {
      const [count = 0, seconds = 0] = text.split('/').map(Number);
      return { count, seconds };
    }),
    v.check(({ seconds }) => seconds <= maxSeconds, expected),
  );
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((window) => window.trim())),
    v.array(limit),
    v.maxLength(LIMIT_MAX_WINDOWS, expected),
  );
}

const VISITOR_DEFAULT = '5/600,20/86400';
const TOTAL_DEFAULT = '60/3600';

const REQUIRED = {
  BREVO_API_KEY: apiKey,
  MANAGEMENT_EMAIL: receivers,
  MANAGEMENT_NAME: name,
  SENDER_EMAIL: email,
  SENDER_NAME: name,
};
const OPTIONAL = {
  BREVO_BASE_URL: v.optional(baseUrl, 'https://api.brevo.com'),
  RATE_LIMIT_VISITOR: v.optional(limits(VISITOR_DEFAULT, VISITOR_MAX_SECONDS), VISITOR_DEFAULT),
  RATE_LIMIT_TOTAL: v.optional(limits(TOTAL_DEFAULT, TOTAL_MAX_SECONDS), TOTAL_DEFAULT),
  REDIS_URL: v.optional(redisUrl),
  ALARM_WEBHOOK_URL: v.optional(webhookUrl),
  REQUEST_WEBHOOK_URL: v.optional(webhookUrl),
  CRON_SECRET: v.optional(v.string()),
};

/** Lists the problems of all variables at once, without their values. */
export function parseSettings(env: Environment): Settings {
  const problems: ConfigProblems = { missing: [], malformed: [] };
  const required: Partial<Values<typeof REQUIRED>> = read(REQUIRED, env, problems);
  const optional = read(OPTIONAL, env, problems) as Values<typeof OPTIONAL>;
  const { BREVO_API_KEY, MANAGEMENT_NAME, SENDER_EMAIL, SENDER_NAME } = required;
  // Mails go to the right receivers, even if another one is malformed.
  const emails = receiversIn(env.MANAGEMENT_EMAIL);
  const mayMail =
    BREVO_API_KEY && MANAGEMENT_NAME && SENDER_EMAIL && SENDER_NAME && emails.length > 0;
  const others = {
    webhooks: { alarms: optional.ALARM_WEBHOOK_URL, requests: optional.REQUEST_WEBHOOK_URL },
    cronSecret: optional.CRON_SECRET,
  };
  if (!mayMail) return { ...others, config: undefined, problems };
  const config: Config = {
    brevo: { apiKey: BREVO_API_KEY, baseUrl: optional.BREVO_BASE_URL },
    management: { emails, name: MANAGEMENT_NAME },
    sender: { email: SENDER_EMAIL, name: SENDER_NAME },
    limits: { visitor: optional.RATE_LIMIT_VISITOR, total: optional.RATE_LIMIT_TOTAL },
    redisUrl: optional.REDIS_URL,
  };
  // Required variables cannot be missing here.
  return { ...others, config, problems: problems.malformed.length > 0 ? problems : undefined };
}

type Schemas = Record<string, v.GenericSchema<string | undefined, unknown>>;
type Values<Of extends Schemas> = { [Name in keyof Of]: v.InferOutput<Of[Name]> };

/** Reads each variable by its schema, and adds to the problems. An empty variable is missing. A wrong one has the value of a missing one. */
function read<Of extends Schemas>(schemas: Of, env: Environment, problems: ConfigProblems) {
  const values: Record<string, unknown> = {};
  for (const [variable, schema] of Object.entries(schemas)) {
    const text = env[variable]?.trim() || undefined;
    const parsed = v.safeParse(schema, text);
    const missing = v.safeParse(schema, undefined);
    values[variable] = [parsed, missing].find(({ success }) => success)?.output;
    if (parsed.success) continue;
    if (text === undefined) problems.missing.push(variable);
    else problems.malformed.push({ variable, expected: parsed.issues[0].message });
  }
  return values as Partial<Values<Of>>;
}

/** «faltan A y B; está mal escrita C», without values: one of them is the key. */
export function describeProblems({ missing, malformed }: ConfigProblems): string {
  const wrong = malformed.map(({ variable }) => variable);
  const parts = [];
  if (missing.length > 0)
    parts.push(`${missing.length > 1 ? 'faltan' : 'falta'} ${spanishList(missing)}`);
  if (wrong.length > 0)
    parts.push(
      `${wrong.length > 1 ? 'están mal escritas' : 'está mal escrita'} ${spanishList(wrong)}`,
    );
  return parts.join('; ');
}

/** The alarm about variables. With a configuration, mails are sent all the same, but not to a malformed receiver. */
export function alarmAbout(problems: ConfigProblems, config?: Config) {
  const skipsReceivers =
    config && problems.malformed.some(({ variable }) => variable === 'MANAGEMENT_EMAIL');
  const skipped = skipsReceivers ? ' Las solicitudes no llegan a todos los destinatarios.' : '';
  return {
    alarm: 'not-configured',
    detail: `Variables: ${describeProblems(problems)}.${skipped}`,
    ...(config && ({ effect: 'none' } as const)),
  } as const;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a URL leads to this machine and no other. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
