import { randomUUID } from 'node:crypto';
import { validateEventRequest } from '../shared/event-request.ts';
import * as answers from './answer.ts';
import type { DailyCheck } from './daily-check.ts';
import type { Log } from './log.ts';
import { isSameOrigin, readJsonObject } from './read-request.ts';
import type { SendRequest } from './send-request.ts';
import type { Times } from './times.ts';

type HandlerParts = {
  sendRequest: SendRequest;
  dailyCheck: DailyCheck;
  log: Log;
  now: () => number;
  times: Pick<Times, 'totalMs'>;
};

/** `POST /api/event-request`: sends one mail for a visitor's request, or answers why it did not (S-PRD-3). */
export function createHandler({ sendRequest, dailyCheck, log, now, times }: HandlerParts) {
  async function answerTo(request: Request, endsAt: number): Promise<answers.Answer> {
    if (request.method === 'GET' && dailyCheck.mayAsk(request)) return dailyCheck.run();
    if (request.method !== 'POST') return answers.rejected('method', { allow: 'POST' });
    if (!isSameOrigin(request)) return answers.rejected('forbidden');

    const body = await readJsonObject(request);
    if (!body.ok) return answers.rejected(body.reason);

    const checked = validateEventRequest(body.value);
    if (!checked.valid) return answers.invalid(checked.errors);

    return sendRequest({ request: checked.value, headers: request.headers, endsAt });
  }

  return async (request: Request): Promise<Response> => {
    const startedAt = now();
    const endsAt = startedAt + times.totalMs;
    const answer = await answerTo(request, endsAt).catch(answers.unexpected);
    const { outcome, httpStatus, details } = answer;
    log({ id: randomUUID(), outcome, httpStatus, ms: now() - startedAt, ...details });
    return answers.toResponse(answer);
  };
}
