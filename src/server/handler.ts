import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER, SIGNALS_HEADER } from '../shared/contract.ts';
import { validateEventRequest } from '../shared/event-request.ts';
import { parseFormSignals } from '../shared/form-signals.ts';
import { SENDING_TIMES } from './brevo.ts';
import type { Deliver } from './deliver.ts';
import type { Log } from './log.ts';
import type { MailHealth } from './mail-health.ts';
import { requestId } from './once.ts';
import { isSameOrigin, readJsonObject } from './read-request.ts';
import * as reply from './reply.ts';

type HandlerParts = {
  deliver: Deliver;
  health: MailHealth;
  log: Log;
  now: () => number;
};

/** `POST /api/event-request`: sends one mail for a visitor's request, or answers why it did not (S-PRD-3). */
export function createHandler({ deliver, health, log, now }: HandlerParts) {
  async function answer(request: Request, endsAt: number): Promise<reply.Reply> {
    if (request.method === 'GET' && health.mayAsk(request)) return health.check();
    if (request.method !== 'POST') return reply.rejected('method', { allow: 'POST' });
    if (!isSameOrigin(request)) return reply.rejected('forbidden');

    const body = await readJsonObject(request);
    if (!body.ok) return reply.rejected(body.reason);

    const checked = validateEventRequest(body.value);
    if (!checked.valid) return reply.invalid(checked.errors);

    const { headers } = request;
    return deliver({
      request: checked.value,
      id: requestId(headers.get(IDEMPOTENCY_HEADER), checked.value),
      formSignals: parseFormSignals(headers.get(SIGNALS_HEADER)),
      headers,
      timeLeftMs: () => endsAt - now(),
    });
  }

  return async (request: Request): Promise<Response> => {
    const startedAt = now();
    const endsAt = startedAt + SENDING_TIMES.totalMs;
    const ended = await answer(request, endsAt).catch(reply.unexpected);
    const { outcome, httpStatus, details } = ended;
    log({ id: randomUUID(), outcome, httpStatus, ms: now() - startedAt, ...details });
    return reply.toResponse(ended);
  };
}
