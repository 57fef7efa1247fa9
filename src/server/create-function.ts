import * as answers from './answer.ts';
import { createBrevoMailer } from './brevo.ts';
import { alarmAbout, parseSettings } from './config.ts';
import { createCounter } from './counter.ts';
import { createDailyCheck } from './daily-check.ts';
import type { Period } from './delivery-log.ts';
import { createHandler } from './handler.ts';
import { createLimiter } from './limiter.ts';
import type { Log } from './log.ts';
import { checkMail } from './mail-check.ts';
import { createNotifier } from './notifier.ts';
import { createReceivers } from './receivers.ts';
import { createSendRequest } from './send-request.ts';
import { TIMES, type Times } from './times.ts';

type Options = { log: Log; now: () => number; times?: Times };

/** Creates the function that answers requests. */
export function createFunction(
  env: Record<string, string | undefined>,
  { log: write, now, times = TIMES }: Options,
): (request: Request) => Promise<Response> {
  const settings = parseSettings(env);
  const { config, problems } = settings;

  const { redisMs } = times;
  const onAway = () => write({ notice: 'redis-away' });
  const counter = createCounter(config, { redisMs, now, onAway });
  const notifier = createNotifier({ settings, counter, log: write, now, times });
  const log: Log = (line) => afterAnswer(notifier.logAndRing(line));
  if (!config) {
    const answer = answers.notConfigured(alarmAbout(settings));
    const dailyCheck = createDailyCheck({ settings, notifier, now });
    return createHandler({ sendRequest: async () => answer, dailyCheck, log, now, times });
  }

  if (problems.length > 0) write(alarmAbout(settings));
  const receivers = createReceivers(config, { now, log, freeingMs: times.freeingMs });
  const mailer = createBrevoMailer(config, { receivers, times, now });
  const limiter = createLimiter(config, { counter, now, log });
  const check = (late: Period) => checkMail({ config, mailer, receivers, times, now }, late);
  return createHandler({
    sendRequest: createSendRequest({ limiter, mailer, now }),
    dailyCheck: createDailyCheck({ settings, check, notifier, now }),
    log,
    now,
    times,
  });
}

/** Vercel's context of a request, which `waitUntil` of `@vercel/functions` reads, too: that package would bring 25 others. */
const CONTEXT = Symbol.for('@vercel/request-context');
type Host = { [CONTEXT]?: { get?(): { waitUntil?(work: Promise<unknown>): void } | undefined } };

/** The host lets the work end after the answer. Without `waitUntil`, an alarm may ring only with the instance's next request. */
function afterAnswer(work: Promise<unknown>): void {
  (globalThis as Host)[CONTEXT]?.get?.()?.waitUntil?.(work);
}
