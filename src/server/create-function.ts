import type { RetryTimes } from '../shared/retry.ts';
import * as answers from './answer.ts';
import { createBrevoMailer } from './brevo.ts';
import { alarmAbout, parseSettings } from './config.ts';
import { createHandler } from './handler.ts';
import { createLimiter } from './limiter.ts';
import { isAlarm, type Log } from './log.ts';
import { createMailHealth } from './mail-health.ts';
import { createNotifier } from './notifier.ts';
import { onlyOnce } from './once.ts';
import { keyPrefixOf, REDIS_TIMEOUT_MS, redisStore } from './redis-store.ts';
import { createSendRequest } from './send-request.ts';
import { memoryStore, withFallback } from './store.ts';

type Options = {
  log: Log;
  now: () => number;
  /** Tests set their own times for Brevo and Redis. */
  times?: Partial<RetryTimes>;
  redisTimeoutMs?: number;
};

/** Creates the function that answers requests. */
export function createFunction(
  env: Record<string, string | undefined>,
  { log: write, now, times = {}, redisTimeoutMs = REDIS_TIMEOUT_MS }: Options,
): (request: Request) => Promise<Response> {
  const settings = parseSettings(env);
  const { config, problems } = settings;

  /** Writes the line, and sends it to the owner if it is an alarm. */
  const log: Log = (line) => {
    write(line);
    return isAlarm(line) && later(notifier.alarm(line));
  };
  const later = (work: Promise<unknown>) =>
    afterAnswer(work.catch(() => write({ alarm: 'unexpected' })));
  const memory = memoryStore(now);
  const url = config?.redisUrl;
  const store = url
    ? withFallback(
        redisStore({ url, keyPrefix: keyPrefixOf(config), timeoutMs: redisTimeoutMs, now }),
        memory,
        { now, onAway: () => log({ alarm: 'redis-away' }) },
      )
    : memory;
  const notifier = createNotifier({ settings, store, log: write });
  const health = createMailHealth({ settings, notifier, log: write, now, times });
  if (!config) {
    const answer = answers.notConfigured(alarmAbout(settings));
    return createHandler({ sendRequest: async () => answer, health, log, now });
  }

  if (problems.length > 0) log(alarmAbout(settings));
  const limiter = createLimiter(config, { store, trustRealIp: Boolean(env.VERCEL), now, log });
  const mailer = createBrevoMailer(config, { store, times, now, log, later });
  const send = createSendRequest({
    limiter,
    mailer,
    announce: (...sent) => later(notifier.requestSent(...sent)),
  });
  return createHandler({ sendRequest: onlyOnce(send, { store, now }), health, log, now });
}

type HostContext = { get?: () => { waitUntil?: (work: Promise<unknown>) => void } | undefined };

/**
 * Lets the host keep the instance running until `work` has ended, also after the answer: no visitor waits for it (U-27). Reads
 * the context that `waitUntil` of `@vercel/functions` reads: that package would bring 25 others and 18 ms to each cold start.
 * Elsewhere the process lives on.
 */
function afterAnswer(work: Promise<unknown>): Promise<unknown> {
  const contexts: Record<symbol, HostContext | undefined> = globalThis as never;
  contexts[Symbol.for('@vercel/request-context')]?.get?.()?.waitUntil?.(work);
  return work;
}
