import * as v from 'valibot';
import { email as emailRule } from '../shared/rules.ts';
import { displayName } from './mail/encode.ts';

/** The function's configuration, read from the environment into one value (`api/README.md`). */

type Person = { email: string; name: string };
export type Limit = { count: number; seconds: number };

export type Config = {
  brevo: { apiKey: string; baseUrl: string };
  /** The receiver of the requests (S-MSG-2). */
  management: Person;
  /** The verified web sender (S-MSG-3). */
  sender: Person;
  /** A request is refused if any of these limits is reached. */
  limits: { visitor: readonly Limit[]; total: readonly Limit[] };
  /** The store that the instances share. */
  redisUrl: string | undefined;
};

export type ConfigProblems = {
  ok: false;
  missing: string[];
  malformed: { variable: string; expected: string }[];
};
export type ParsedConfig = { ok: true; config: Config } | ConfigProblems;

const DEFAULTS = {
  BREVO_BASE_URL: 'https://api.brevo.com',
  RATE_LIMIT_VISITOR: '5/600,20/86400',
  RATE_LIMIT_TOTAL: '60/3600',
};

/** The longest window, in seconds (31 days): a longer one is a typing error. */
const LIMIT_MAX_SECONDS = 31 * 24 * 60 * 60;
/** Every request reads a counter for each window. */
const LIMIT_MAX_WINDOWS = 5;

/** Lists the problems of all variables at once, without their values. */
export function parseConfig(env: Record<string, string | undefined>): ParsedConfig {
  const problems: ConfigProblems = { ok: false, missing: [], malformed: [] };

  function read<Value>(
    variable: string,
    expected: string,
    parse: (text: string) => Value | undefined,
    fallback = '',
  ): Value | undefined {
    const text = env[variable]?.trim() || fallback;
    if (text === '') {
      problems.missing.push(variable);
      return undefined;
    }
    const value = parse(text);
    if (value === undefined) problems.malformed.push({ variable, expected });
    return value;
  }

  const apiKey = read('BREVO_API_KEY', 'visible ASCII characters, no spaces', parseApiKey);
  const baseUrl = read(
    'BREVO_BASE_URL',
    `an http(s) URL such as ${DEFAULTS.BREVO_BASE_URL}`,
    parseBaseUrl,
    DEFAULTS.BREVO_BASE_URL,
  );
  const person = (role: 'MANAGEMENT' | 'SENDER'): Person | undefined => {
    const email = read(`${role}_EMAIL`, 'an e-mail address', parseEmail);
    const name = read(`${role}_NAME`, 'a name with letters', parseName);
    return email && name ? { email, name } : undefined;
  };
  const management = person('MANAGEMENT');
  const sender = person('SENDER');
  const limit = (variable: 'RATE_LIMIT_VISITOR' | 'RATE_LIMIT_TOTAL') =>
    read(variable, `count/seconds such as ${DEFAULTS[variable]}`, parseLimits, DEFAULTS[variable]);
  const visitor = limit('RATE_LIMIT_VISITOR');
  const total = limit('RATE_LIMIT_TOTAL');
  const redisUrl = env.REDIS_URL?.trim()
    ? read('REDIS_URL', 'a URL such as rediss://default:password@host:6379', parseRedisUrl)
    : undefined;

  // Only REDIS_URL may be undefined without a problem.
  if (!apiKey || !baseUrl || !management || !sender || !visitor || !total) return problems;
  if (problems.malformed.length > 0) return problems;
  const limits = { visitor, total };
  return { ok: true, config: { brevo: { apiKey, baseUrl }, management, sender, limits, redisUrl } };
}

/** One line with the name of each variable and without values: one of them is the key. */
export function describeProblems({ missing, malformed }: ConfigProblems): string {
  const items = malformed.map(({ variable, expected }) => `${variable} (expected ${expected})`);
  const parts = [];
  if (missing.length > 0) parts.push(`missing: ${missing.join(', ')}`);
  if (items.length > 0) parts.push(`malformed: ${items.join(', ')}`);
  return parts.join('; ');
}

/** `fetch` would refuse other characters in a header, with an error that quotes the key. */
const parseApiKey = (text: string) => (/^[\x21-\x7e]+$/.test(text) ? text : undefined);
const parseEmail = (text: string) => (v.is(emailRule, text) ? text : undefined);
const parseName = (text: string) => displayName(text) || undefined;

function parseBaseUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  if (url.username || url.password || url.search || url.hash) return undefined;
  return url.href.replace(/\/+$/, '');
}

/** Refuses a query: ioredis would read it as options that override ours. */
function parseRedisUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['redis:', 'rediss:'].includes(url.protocol) || url.hostname === '')
    return undefined;
  if (!/^\/?\d*$/.test(url.pathname) || url.search || url.hash) return undefined;
  // ioredis would throw at every connection if a password held a bare %.
  return isDecodable(url.username + url.password) ? url.href : undefined;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function parseLimits(text: string): Limit[] | undefined {
  const limits = text.split(',').flatMap((window) => parseLimit(window.trim()) ?? []);
  const isComplete = limits.length === text.split(',').length;
  return isComplete && limits.length <= LIMIT_MAX_WINDOWS ? limits : undefined;
}

function parseLimit(text: string): Limit | undefined {
  const [, count, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(text) ?? [];
  const limit = { count: Number(count), seconds: Number(seconds) };
  return limit.count > 0 && limit.seconds <= LIMIT_MAX_SECONDS ? limit : undefined;
}

const WEBHOOK_EXPECTED = 'an https URL such as https://hooks.example/alarms';

/** Reads where alarms are sent (U-21). Separate from the configuration, because a mistake here must not stop a mail. */
export function parseAlarmSettings(env: Record<string, string | undefined>) {
  const webhook = env.ALARM_WEBHOOK_URL?.trim() || undefined;
  const webhookUrl = webhook && parseWebhookUrl(webhook);
  const malformed = [{ variable: 'ALARM_WEBHOOK_URL', expected: WEBHOOK_EXPECTED }];
  const problems: ConfigProblems = { ok: false, missing: [], malformed };
  return {
    webhookUrl,
    cronSecret: env.CRON_SECRET?.trim() || undefined,
    problems: webhook && !webhookUrl ? problems : undefined,
  };
}

/** A webhook's address is a secret: it is only sent encrypted, or to this machine. */
function parseWebhookUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password) return undefined;
  const isPrivate = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(text));
  return isPrivate ? url.href : undefined;
}

/** Whether a URL leads to this machine and no other. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
