import type { EventRequest } from '../shared/event-request.ts';
import type { RetryTimes } from '../shared/retry.ts';
import { createBrevoMailer } from './brevo.ts';
import { alarmAbout, parseSettings } from './config.ts';
import { createDeliver } from './deliver.ts';
import { createHandler } from './handler.ts';
import { createLimiter } from './limiter.ts';
import { isAlarm, type Log } from './log.ts';
import { createMailHealth } from './mail-health.ts';
import { createNotifier } from './notifier.ts';
import { onlyOnce } from './once.ts';
import { keyPrefixOf, REDIS_TIMEOUT_MS, redisStore } from './redis-store.ts';
import * as reply from './reply.ts';
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

  /** Writes the entry, and sends it to the owner if it is an alarm. */
  const log: Log = (entry) => {
    write(entry);
    if (isAlarm(entry) && !entry.silent) later(notifier.alarm(entry));
  };
  const later = (work: Promise<unknown>) =>
    afterAnswer(work.catch(() => write({ alarm: 'unexpected' })));
  const own = memoryStore(now);
  const url = config?.redisUrl;
  const store = url
    ? withFallback(
        redisStore({ url, keyPrefix: keyPrefixOf(config), timeoutMs: redisTimeoutMs, now }),
        own,
        { now, onAway: () => log({ alarm: 'redis-away' }) },
      )
    : own;
  const notifier = createNotifier({ settings, store, log: write });
  const health = createMailHealth({ settings, notifier, store, log: write, now, times });
  if (!config) {
    const answer = reply.notConfigured(alarmAbout(settings));
    return createHandler({ deliver: async () => answer, health, log, now });
  }

  if (problems.length > 0) log(alarmAbout(settings));
  const limiter = createLimiter(config, { store, trustRealIp: Boolean(env.VERCEL), now, log });
  const mailer = createBrevoMailer(config, { store, times, now });
  const announce = (request: EventRequest) => later(notifier.requestSent(request));
  const deliver = onlyOnce(createDeliver({ limiter, mailer, store, announce }), { store, now });
  return createHandler({ deliver, health, log, now });
}

type HostContext = { get?: () => { waitUntil?: (work: Promise<unknown>) => void } | undefined };

/**
 * Lets the host keep the instance running until `work` has ended, also after the answer: no visitor waits for it (U-27). Reads
 * the context that `waitUntil` of `@vercel/functions` reads: that package would bring 25 others and 18 ms to each cold start.
 * Elsewhere the process lives on.
 */
function afterAnswer(work: Promise<unknown>): void {
  const contexts: Record<symbol, HostContext | undefined> = globalThis as never;
  contexts[Symbol.for('@vercel/request-context')]?.get?.()?.waitUntil?.(work);
}
