import type { Pace } from '../shared/retry.ts';
import { createBell } from './bell.ts';
import { createBrevoMailer } from './brevo.ts';
import { describeProblems, parseAlarmSettings, parseConfig } from './config.ts';
import { createHandler } from './handler.ts';
import { createLimiter } from './limiter.ts';
import type { Log } from './log.ts';
import { createMailHealth } from './mail-health.ts';
import { createSharedStore } from './shared-store.ts';

type Surroundings = {
  log: Log;
  now: () => number;
  /** Tests set their own times for Brevo and Redis. */
  pace?: Partial<Pace>;
  patienceMs?: number;
};

/** Creates the function that answers requests. */
export function createFunction(
  env: Record<string, string | undefined>,
  { log: write, now, pace = {}, ...patience }: Surroundings,
): (request: Request) => Promise<Response> {
  const parsed = parseConfig(env);
  const alarms = parseAlarmSettings(env);
  if (alarms.problems)
    write({ alarm: 'webhook-away', configuration: describeProblems(alarms.problems) });

  /** Writes the entry, and rings the bell if it is an alarm. The store's own alarms ring the bell too. */
  const log: Log = (entry) => {
    write(entry);
    if ('alarm' in entry && entry.alarm) bell.ring({ ...entry, alarm: entry.alarm });
  };
  const store = createSharedStore(parsed.ok ? parsed.config : undefined, { log, now, ...patience });
  const bell = createBell({ webhookUrl: alarms.webhookUrl, store, log: write, now });
  const health = createMailHealth({ cronSecret: alarms.cronSecret, parsed, log, pace });
  const parts = { log, now, bell, health };
  if (!parsed.ok) return createHandler({ ...parts, problems: parsed });

  const { config } = parsed;
  const limiter = createLimiter(config, { store, trustRealIp: Boolean(env.VERCEL), now, log });
  return createHandler({ ...parts, mailer: createBrevoMailer(config, pace), limiter, store });
}
