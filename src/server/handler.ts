import { randomUUID } from 'node:crypto';
import { validateEventRequest } from '../shared/event-request.ts';
import * as answers from './answer.ts';
import type { DailyCheck } from './daily-check.ts';
import type { Log } from './log.ts';
import type { Notifier } from './notifier.ts';
import { isSameOrigin, readJsonObject } from './read-request.ts';
import type { SendRequest } from './send-request.ts';
import type { TimeLimits } from './times.ts';

type HandlerParts = {
  sendRequest: SendRequest;
  dailyCheck: DailyCheck;
  notifier: Notifier;
  log: Log;
  now: () => number;
  times: Pick<TimeLimits, 'totalMs' | 'bodyMs'>;
};

/** `POST /api/event-request`: sends one mail for a visitor's request, or answers why it did not. */
export function createHandler({
  sendRequest,
  dailyCheck,
  notifier,
  log,
  now,
  times,
}: HandlerParts) {
  async function answerTo(request: Request, endsAt: number): Promise<answers.Answer> {
    if (request.method === 'GET' && dailyCheck.isAuthorized(request))
      return answers.health(await dailyCheck.run(endsAt));
    if (request.method !== 'POST') return answers.rejected('method', { allow: 'POST' });
    if (!isSameOrigin(request)) return answers.rejected('forbidden');

    const body = await readJsonObject(request, times.bodyMs);
    if (!body.ok) return answers.rejected(body.reason);

    const checked = validateEventRequest(body.value);
    if (!checked.valid) return answers.invalid(checked.errors);

    return sendRequest({ request: checked.value, headers: request.headers, endsAt });
  }

  return async (request: Request): Promise<Response> => {
    const startedAt = now();
    const answer = await answerTo(request, startedAt + times.totalMs).catch(answers.unexpected);
    const { outcome, httpStatus, details, alarms = [] } = answer;
    log({ id: randomUUID(), outcome, httpStatus, ms: now() - startedAt, ...details });
    // Before the answer: after it, the host may freeze this instance.
    await Promise.all(alarms.map(notifier.raise));
    return answers.toResponse(answer);
  };
}
