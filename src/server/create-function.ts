import type { RetryTimes } from '../shared/retry.ts';
import { createAlarmSender } from './alarm-sender.ts';
import { createBrevoMailer } from './brevo.ts';
import { describeProblems, parseAlarmSettings, parseConfig } from './config.ts';
import { createDeliver } from './deliver.ts';
import { createHandler } from './handler.ts';
import { createLimiter } from './limiter.ts';
import type { Log } from './log.ts';
import { createMailHealth } from './mail-health.ts';
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
  const parsed = parseConfig(env);
  const { webhookUrl, cronSecret, problems } = parseAlarmSettings(env);
  if (problems) write({ alarm: 'webhook-away', configuration: describeProblems(problems) });

  /** Writes the entry, and sends it to the owner if it is an alarm. */
  const log: Log = (entry) => {
    write(entry);
    if ('alarm' in entry && entry.alarm) alarms.send({ ...entry, alarm: entry.alarm });
  };
  const own = memoryStore(now);
  const url = parsed.ok && parsed.config.redisUrl;
  const store = url
    ? withFallback(
        redisStore({ url, keyPrefix: keyPrefixOf(parsed.config), timeoutMs: redisTimeoutMs, now }),
        own,
        { now, onAway: () => log({ alarm: 'redis-away' }) },
      )
    : own;
  const alarms = createAlarmSender({ webhookUrl, store, log: write });
  const health = createMailHealth({ cronSecret, parsed, log, times });
  const parts = { health, alarms, log, now };
  if (!parsed.ok) return createHandler({ ...parts, service: parsed });

  const { config } = parsed;
  const limiter = createLimiter(config, { store, trustRealIp: Boolean(env.VERCEL), now, log });
  const mailer = createBrevoMailer(config, { store, times });
  const deliver = onlyOnce(createDeliver({ limiter, mailer }), { store, now });
  return createHandler({ ...parts, service: { ok: true, deliver } });
}
