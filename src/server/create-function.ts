import type { EventRequest } from '../shared/event-request.ts';
import type { RetryTimes } from '../shared/retry.ts';
import { afterAnswer } from './after-answer.ts';
import { createBrevoMailer, sendNote } from './brevo.ts';
import { alarmAbout, parseSettings } from './config.ts';
import { createDeliver } from './deliver.ts';
import { createHandler } from './handler.ts';
import { createLimiter } from './limiter.ts';
import type { Log } from './log.ts';
import { createMailHealth } from './mail-health.ts';
import { createNotifier } from './notifier.ts';
import { onlyOnce } from './once.ts';
import { keyPrefixOf, REDIS_TIMEOUT_MS, redisStore } from './redis-store.ts';
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
  const { config, webhooks, problems } = settings;

  /** Writes the entry, and sends it to the owner if it is an alarm. */
  const log: Log = (entry) => {
    write(entry);
    if ('alarm' in entry && entry.alarm && !('silent' in entry))
      later(notifier.alarm({ ...entry, alarm: entry.alarm }));
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
  const notifier = createNotifier({
    webhooks,
    studio: config?.sender.name,
    sendNote: async (note, limitMs) => config !== undefined && sendNote(config, note, limitMs),
    store,
    log: write,
  });
  const health = createMailHealth({ settings, notifier, store, log: write, now, times });
  const parts = { health, log, now };
  if (config && problems) log(alarmAbout(problems, config));
  if (!config) return createHandler({ ...parts, service: { ok: false, problems } });

  const limiter = createLimiter(config, { store, trustRealIp: Boolean(env.VERCEL), now, log });
  const mailer = createBrevoMailer(config, { store, times, now });
  const onSent = (request: EventRequest) => later(notifier.requestSent(request));
  const deliver = onlyOnce(createDeliver({ limiter, mailer, store, onSent }), { store, now });
  return createHandler({ ...parts, service: { ok: true, deliver } });
}
