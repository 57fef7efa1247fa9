import * as v from 'valibot';
import { email } from '../shared/rules.ts';
import { spanishList } from '../shared/spanish-words.ts';
import { displayName } from './display-name.ts';

/** The function's configuration, read from the environment into one value (`api/README.md`). */

export type Environment = Record<string, string | undefined>;

/** Thirty visitors may share the address of a fair. */
const VISITOR_A_DAY = 30;
const MAX_RECEIVERS = 5;

/** What is wrong with a value, in parentheses after its name. Any other message of a rule means `malformed`. */
const PROBLEM_WORDS = {
  missing: 'sin valor',
  malformed: 'valor no válido',
  secret: 'valor no válido: 16 caracteres o más, sin espacios, tildes ni eñes',
  ofStaff: 'es también una dirección del equipo',
  ofFreeProvider: 'es de un proveedor gratuito: pon una dirección de tu dominio',
};

/** Not copied with quotes around it, or with an escape such as a literal `\n`. */
const text = v.pipe(v.string(), v.regex(/^(?!["'])[^\\]*(?<!["'])$/));
/** Text that `fetch` and a header can send. An error of `fetch` would quote any other. */
const visibleAscii = v.pipe(text, v.regex(/^[\x21-\x7e]+$/));
/** A key of Brevo's, not the SMTP key, the shortened one that Brevo shows, nor a whole line of `.env`. */
const brevoKey = v.pipe(visibleAscii, v.regex(/^xkeysib-[^"'*=]+$/));
const secret = v.pipe(text, v.regex(/^[\x21-\x7e]{16,}$/, PROBLEM_WORDS.secret));
const name = v.pipe(text, v.transform(displayName), v.nonEmpty());
const address = v.pipe(text, email);
const wholeNumber = v.pipe(text, v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

const addresses = v.pipe(
  text,
  v.transform((list) => list.split(',').flatMap((part) => part.trim() || [])),
  v.array(email),
  // Each address once, however it is written.
  v.transform((emails) => [...new Map(emails.map((each) => [each.toLowerCase(), each])).values()]),
  v.minLength(1),
  v.maxLength(MAX_RECEIVERS),
);

/** The key, requests and a webhook's address are only sent encrypted, or to this machine. */
const secureUrl = v.pipe(
  text,
  v.url(),
  // `fetch` takes no password in a URL.
  v.regex(/^https?:\/\/[^/?#@]+(?:[/?#]|$)/),
  v.check((url) => url.startsWith('https:') || isThisMachine(url)),
);
/** Without a path: the function adds its own. */
const baseUrl = v.pipe(
  secureUrl,
  v.regex(/^\w+:\/\/[^/?#]+\/?$/),
  v.transform((url) => url.replace(/\/$/, '')),
);

/** The function's variables. The stand-in on this machine accepts any key. */
const variables = ({ BREVO_BASE_URL }: Environment) =>
  v.object({
    BREVO_API_KEY: isThisMachine(BREVO_BASE_URL) ? visibleAscii : brevoKey,
    /** The receivers of the requests, under one name. */
    MANAGEMENT_EMAIL: addresses,
    MANAGEMENT_NAME: name,
    /** The verified web sender. */
    SENDER_EMAIL: address,
    SENDER_NAME: name,
    BREVO_BASE_URL: v.optional(baseUrl, 'https://api.brevo.com'),
    /** Valid requests a day. */
    RATE_LIMIT_VISITOR: v.optional(wholeNumber, String(VISITOR_A_DAY)),
    RATE_LIMIT_TOTAL: v.optional(wholeNumber),
    ALARM_WEBHOOK_URL: v.optional(secureUrl),
    CRON_SECRET: v.optional(secret),
  });

export type Config = v.InferOutput<ReturnType<typeof variables>>;

/** To whom and from whom the mails go. */
export type Addresses = Pick<
  Config,
  'MANAGEMENT_EMAIL' | 'MANAGEMENT_NAME' | 'SENDER_EMAIL' | 'SENDER_NAME'
>;

/** A deployment also needs a sender of its own, and what tells the owner of its faults. */
function deployedVariables(values: Environment) {
  const staff = v.parse(v.fallback(addresses, []), values.MANAGEMENT_EMAIL).map(withoutSuffix);
  return v.object({
    ...variables(values).entries,
    SENDER_EMAIL: v.pipe(
      address,
      // Gmail and other programs ignore Reply-To in a mail from oneself: the staff would answer themselves.
      v.check((sender) => !staff.includes(withoutSuffix(sender)), PROBLEM_WORDS.ofStaff),
      // Brevo cannot sign for its domain, so that mails look forged.
      v.check((sender) => !FREE_PROVIDER.test(sender), PROBLEM_WORDS.ofFreeProvider),
    ),
    ALARM_WEBHOOK_URL: secureUrl,
    CRON_SECRET: secret,
  });
}

/** Everyone may have an address there, in whatever country: `hotmail.fr`, `yahoo.co.uk`. */
const FREE_PROVIDER =
  /@(?:gmail|googlemail|hotmail|icloud|live|outlook|yahoo)\.(?:com?\.)?[a-z]{2,3}$/i;

/** `Ana+web@estudio.example` → `ana@estudio.example` */
const withoutSuffix = (email: string) => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

export type Problem = { variable: string; words: string };

/** One problem of each variable. */
function problemsIn(schema: v.GenericSchema, values: Environment): Problem[] {
  const { issues = [] } = v.safeParse(schema, values);
  const problems = issues.map(({ path, input, message }) => {
    const words = Object.values(PROBLEM_WORDS).includes(message)
      ? message
      : PROBLEM_WORDS.malformed;
    return [String(path?.[0]?.key), input === undefined ? PROBLEM_WORDS.missing : words] as const;
  });
  return [...new Map(problems)].map(([variable, words]) => ({ variable, words }));
}

/** An empty variable counts as missing. */
function valuesOf(env: Environment): Environment {
  const trimmed = Object.keys(variables(env).entries).map((name) => [name, env[name]?.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value));
}

export type ParsedEnvironment = {
  /** Set if mails can be sent. */
  config: Config | undefined;
  /** The well-formed values, also if others are missing. */
  found: { [Variable in keyof Config]?: Config[Variable] | undefined };
  /** With a configuration, they stop no mail: defaults stand in. */
  problems: readonly Problem[];
};

export function parseEnvironment(env: Environment): ParsedEnvironment {
  const values = valuesOf(env);
  const schema = variables(values);
  const problems = problemsIn(schema, values);
  // A malformed value is left out, so that an optional variable has its default.
  for (const { variable } of problems) delete values[variable];
  const complete = v.safeParse(schema, values);
  return {
    config: complete.success ? complete.output : undefined,
    found: v.parse(v.partial(schema), values),
    problems,
  };
}

/** The problems of the function in a deployment, where more is required. */
export function problemsOfDeployment(env: Environment): Problem[] {
  const values = valuesOf(env);
  return problemsIn(deployedVariables(values), values);
}

/** Whether the problem stops a production build. A malformed optional variable does not: a default stands in. */
export function stopsDeployment({ variable }: Problem): boolean {
  const entries: Record<string, { type: string }> = deployedVariables({}).entries;
  return entries[variable]?.type !== 'optional';
}

/** «A (sin valor) y B (valor no válido)», without values: one of them is the key. */
export const describeProblems = (problems: readonly Problem[]) =>
  spanishList(problems.map(({ variable, words }) => `${variable} (${words})`));

/** Whether a URL leads to this machine, where only Brevo's stand-in is. */
export const isThisMachine = (url = '') =>
  URL.canParse(url) &&
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
