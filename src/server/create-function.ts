import * as answers from './answer.ts';
import { createBrevoMailer } from './brevo.ts';
import { alarmsAbout, type Environment, parseSettings } from './config.ts';
import { createDailyCheck } from './daily-check.ts';
import { createDailyLimits } from './daily-limits.ts';
import { createHandler } from './handler.ts';
import type { Log } from './log.ts';
import { createNotifier } from './notifier.ts';
import { createSendRequest } from './send-request.ts';
import { TIME_LIMITS, type TimeLimits } from './times.ts';

type Options = { log: Log; now: () => number; times?: TimeLimits };

export function createFunction(
  env: Environment,
  { log, now, times = TIME_LIMITS }: Options,
): (request: Request) => Promise<Response> {
  const settings = parseSettings(env);
  const { config } = settings;
  const alarms = alarmsAbout(settings);
  const mailer = config && createBrevoMailer(config, { times, now });
  return createHandler({
    sendRequest: mailer
      ? createSendRequest({ limits: createDailyLimits(config.limits, now), mailer, now })
      : async () => answers.notConfigured(alarms),
    dailyCheck: createDailyCheck({ settings, alarms, mailer, now }),
    notifier: createNotifier(settings, { log, now, times }),
    log,
    now,
    times,
  });
}
