import { randomUUID } from 'node:crypto';
import { validateEventRequest } from '../shared/event-request.ts';
import { alarmsAbout } from './alarm.ts';
import * as answers from './answer.ts';
import { type Environment, parseSettings } from './config.ts';
import { createDailyCheck, isHost } from './daily-check.ts';
import { createRequestDelivery } from './deliver-request.ts';
import type { Log } from './log.ts';
import { createNotifier } from './notifier.ts';
import { isSameOrigin, readJsonObject } from './read-request.ts';
import { TIME_LIMITS } from './times.ts';

/** `POST /api/event-request`: sends one mail for a visitor's request, or answers why it did not. GET: the host's daily call. */
export function createFunction(env: Environment, log: Log) {
  const settings = parseSettings(env);
  const { config, found } = settings;
  const settingsAlarms = alarmsAbout(settings);
  const raise = createNotifier(settings, log);
  const deliver = config && createRequestDelivery(config);
  const checkDaily = config && createDailyCheck(config);

  async function answerTo(request: Request, endsAt: number): Promise<answers.Answer> {
    if (request.method === 'GET' && isHost(request, found.CRON_SECRET))
      return answers.health([...settingsAlarms, ...((await checkDaily?.(endsAt)) ?? [])]);
    if (request.method !== 'POST') return answers.rejected('method', { allow: 'POST' });
    if (!isSameOrigin(request)) return answers.rejected('forbidden');

    const body = await readJsonObject(request);
    if (!body.ok) return answers.rejected(body.reason);

    const checked = validateEventRequest(body.value);
    if (!checked.valid) return answers.invalid(checked.errors);

    if (!deliver) return answers.notConfigured(settingsAlarms);
    return deliver({ request: checked.value, headers: request.headers, endsAt });
  }

  return async (request: Request): Promise<Response> => {
    const startedAt = Date.now();
    const endsAt = startedAt + TIME_LIMITS.totalMs;
    const answer = await answerTo(request, endsAt).catch(answers.unexpected);
    const { outcome, httpStatus, details, alarms = [] } = answer;
    log({ id: randomUUID(), outcome, httpStatus, ms: Date.now() - startedAt, ...details });
    // Before the answer: after it, the host may freeze this instance.
    await Promise.all(alarms.map(raise));
    return answers.toResponse(answer);
  };
}
