import { randomUUID } from 'node:crypto';
import { validateEventRequest } from '../shared/event-request.ts';
import { alarmsOfProblems } from './alarm.ts';
import { type Answer, STATUS, toResponse } from './answer.ts';
import { type Environment, parseEnvironment } from './config.ts';
import { createDailyCheck, isDailyCall } from './daily-check.ts';
import { createRequestDelivery } from './deliver-request.ts';
import type { Log } from './log.ts';
import { createNotifier } from './notifier.ts';
import { isSameOrigin, readJsonObject } from './read-request.ts';
import { TIME_LIMITS } from './times.ts';

/**
 * `POST /api/event-request` sends one mail for a visitor's request, or answers why not. GET is the host's daily call.
 */
export function createFunction(env: Environment, log: Log) {
  const parsed = parseEnvironment(env);
  const { config, found } = parsed;
  const problemAlarms = alarmsOfProblems(parsed);
  const notify = createNotifier(parsed, log);
  const deliver = config && createRequestDelivery(config);
  const checkDaily = config && createDailyCheck(config);

  async function answerTo(request: Request, endsAt: number): Promise<Answer> {
    if (request.method === 'GET' && isDailyCall(request, found.CRON_SECRET)) {
      const alarms = [...problemAlarms, ...((await checkDaily?.(endsAt)) ?? [])];
      return { outcome: alarms.length > 0 ? 'unhealthy' : 'healthy', alarms };
    }
    if (request.method !== 'POST') return { outcome: 'method' };
    if (!isSameOrigin(request)) return { outcome: 'forbidden' };

    const body = await readJsonObject(request);
    if (!body.ok) return { outcome: body.reason };

    const checked = validateEventRequest(body.value);
    if (!checked.valid) return { outcome: 'invalid', errors: checked.errors };

    const valid = { request: checked.value, headers: request.headers, endsAt };
    const answer: Answer = deliver ? await deliver(valid) : { outcome: 'not-configured' };
    // Without its secret there is no daily call, whose check would raise them.
    return { ...answer, alarms: [...problemAlarms, ...(answer.alarms ?? [])] };
  }

  return async (request: Request): Promise<Response> => {
    const startedAt = Date.now();
    const answer = await answerTo(request, startedAt + TIME_LIMITS.totalMs).catch(answerToBug);
    const { outcome, isDuplicate, attempts, providerMessage, alarms = [] } = answer;
    const [httpStatus, ms] = [STATUS[outcome], Date.now() - startedAt];
    log({ id: randomUUID(), outcome, httpStatus, ms, isDuplicate, attempts, providerMessage });
    // Before the answer: after it, the host may freeze this instance.
    await Promise.all(alarms.map(notify));
    return toResponse(answer);
  };
}

/** The class of the error without its message, which may quote the visitor. */
function answerToBug(error: unknown): Answer {
  const name = error instanceof Error ? error.constructor.name : typeof error;
  return {
    outcome: 'unexpected',
    alarms: [{ name: 'unexpected', detail: `El fallo es ${name}.` }],
  };
}
