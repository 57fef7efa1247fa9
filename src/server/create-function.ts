import type { RetryTimes } from '../shared/retry.ts';
import * as answers from './answer.ts';
import { createBrevoMailer } from './brevo.ts';
import { alarmAbout, type Config, parseSettings } from './config.ts';
import { type Counter, memoryCounter, withFallback } from './counter.ts';
import { createDailyCheck } from './daily-check.ts';
import { deduplicate } from './deduplicate.ts';
import { createHandler } from './handler.ts';
import { createLimiter } from './limiter.ts';
import { isAlarm, type Log } from './log.ts';
import { checkMail } from './mail-check.ts';
import { createNotifier, WEBHOOK_MS } from './notifier.ts';
import { createReceivers, LOOK_MS } from './receivers.ts';
import { keyPrefixOf, REDIS_TIMEOUT_MS, redisCounter } from './redis-counter.ts';
import { createSendRequest } from './send-request.ts';

type Options = {
  log: Log;
  now: () => number;
  /** Tests set their own times. */
  times?: Partial<RetryTimes>;
  redisMs?: number;
  lookMs?: number;
  webhookMs?: number;
};

/** Creates the function that answers requests. */
export function createFunction(
  env: Record<string, string | undefined>,
  {
    log: write,
    now,
    times = {},
    redisMs = REDIS_TIMEOUT_MS,
    lookMs = LOOK_MS,
    webhookMs = WEBHOOK_MS,
  }: Options,
): (request: Request) => Promise<Response> {
  const settings = parseSettings(env);
  const { config, problems } = settings;

  /** Writes the line, and tells the owner if it is an alarm. */
  const log: Log = (line) => {
    write(line);
    if (isAlarm(line))
      afterAnswer(notifier.alarm(line).catch(() => write({ alarm: 'unexpected' })));
  };
  const counter = counterOf(config, { log: write, now, redisMs });
  const notifier = createNotifier({ settings, counter, webhookMs });
  if (!config) {
    const answer = answers.notConfigured(alarmAbout(settings));
    const dailyCheck = createDailyCheck({ settings, notifier, log: write, now });
    return createHandler({ sendRequest: async () => answer, dailyCheck, log, now });
  }

  if (problems.length > 0) write(alarmAbout(settings));
  const receivers = createReceivers(config, { counter, now, log, lookMs });
  const mailer = createBrevoMailer(config, { receivers, times, now });
  const limiter = createLimiter(config, { counter, trustRealIp: Boolean(env.VERCEL), now, log });
  return createHandler({
    sendRequest: deduplicate(createSendRequest({ limiter, mailer }), now),
    dailyCheck: createDailyCheck({
      settings,
      check: (late) => checkMail({ config, mailer, receivers, times, now }, late),
      notifier,
      log: write,
      now,
    }),
    log,
    now,
  });
}

/** Counts of all instances if there is a Redis, else of this one. */
function counterOf(
  config: Config | undefined,
  { log, now, redisMs }: { log: Log; now: () => number; redisMs: number },
): Counter {
  const memory = memoryCounter(now);
  if (!config?.redisUrl) return memory;
  const { redisUrl: url } = config;
  const shared = redisCounter({ url, keyPrefix: keyPrefixOf(config), timeoutMs: redisMs, now });
  return withFallback(shared, memory, { now, onAway: () => log({ notice: 'redis-away' }) });
}

/** Vercel's context of a request, which `waitUntil` of `@vercel/functions` reads, too: that package would bring 25 others. */
const CONTEXT = Symbol.for('@vercel/request-context');
type Host = { [CONTEXT]?: { get?(): { waitUntil?(work: Promise<unknown>): void } | undefined } };

/** The host lets the work end after the answer. Without `waitUntil`, an alarm may ring only with the instance's next request. */
function afterAnswer(work: Promise<unknown>): void {
  (globalThis as Host)[CONTEXT]?.get?.()?.waitUntil?.(work);
}
