import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER, SIGNALS_HEADER } from '../shared/contract.ts';
import { type EventRequest, validateEventRequest } from '../shared/event-request.ts';
import { type Bell, SILENT_BELL } from './bell.ts';
import { type Delivery, type Mailer, PACE } from './brevo.ts';
import type { ConfigProblems } from './config.ts';
import { deriveIdempotencyKey } from './idempotency-key.ts';
import type { Limiter } from './limiter.ts';
import type { Log } from './log.ts';
import type { MailHealth } from './mail-health.ts';
import { isSameOrigin, readJsonObject } from './read-request.ts';
import * as reply from './reply.ts';
import { createSentRequests, type MailKey, newMailKey } from './sent-requests.ts';
import { NOTHING_SHARED, type SharedStore } from './shared-store.ts';
import { isDropped, parseFormSignals, type SpamSignal, spamSignalsOf } from './spam.ts';

type HandlerParts = { log: Log; now: () => number; bell?: Bell; health?: MailHealth } & (
  | { mailer: Mailer; limiter: Limiter; store: SharedStore; problems?: never }
  | { problems: ConfigProblems; mailer?: never; limiter?: never; store?: never }
);

/** `POST /api/event-request`: sends one mail for a visitor's request, or answers why it did not (S-PRD-3). */
export function createHandler(parts: HandlerParts): (request: Request) => Promise<Response> {
  const { log, now, bell = SILENT_BELL, health, store = NOTHING_SHARED } = parts;
  const sentRequests = createSentRequests({ store, now });

  async function answer(request: Request, endsAt: number): Promise<reply.Reply> {
    if (request.method === 'GET' && health?.mayAsk(request))
      return reply.health(await health.alarms());
    if (request.method !== 'POST') return reply.rejected('method', { allow: 'POST' });
    if (!isSameOrigin(request)) return reply.rejected('forbidden');

    const body = await readJsonObject(request);
    if (!body.ok) return reply.rejected(body.reason);

    const checked = validateEventRequest(body.value);
    if (!checked.valid) return reply.invalid(checked.errors);

    // Before the limits: a request that cannot be sent uses up no turn.
    if (parts.problems) return reply.notConfigured(parts.problems);

    const key = deriveIdempotencyKey(request.headers.get(IDEMPOTENCY_HEADER), checked.value);
    const send = (mailKey: MailKey) => {
      const spamSignals = spamSignalsOf({
        request: checked.value,
        formSignals: parseFormSignals(request.headers.get(SIGNALS_HEADER)),
        isDirect: key === undefined,
      });
      const timeLeftMs = () => endsAt - now();
      return deliver(parts, request.headers, checked.value, { mailKey, spamSignals, timeLeftMs });
    };
    if (key === undefined) return send(newMailKey());

    // Before the limits: a duplicate gets the first answer even when a limit is reached.
    const once = await sentRequests.once(key, send);
    return once.isDuplicate ? reply.replayed(once.answer) : once.answer;
  }

  return async (request) => {
    const startedAt = now();
    const ended = await answer(request, startedAt + PACE.totalMs).catch(reply.unexpected);
    const { outcome, httpStatus, details, alarms = [] } = ended;
    log({ id: randomUUID(), outcome, httpStatus, ms: now() - startedAt, ...details });
    for (const entry of alarms) log(entry);
    await bell.settled();
    return reply.toResponse(ended);
  };
}

type Sending = { mailKey: MailKey; spamSignals: readonly SpamSignal[]; timeLeftMs: () => number };

async function deliver(
  { limiter, mailer }: { limiter: Limiter; mailer: Mailer },
  headers: Headers,
  request: EventRequest,
  { mailKey, spamSignals, timeLeftMs }: Sending,
): Promise<reply.Reply> {
  const { value, mayBeTaken } = mailKey;
  // A dropped request counts for its sender's limit alone: a flood of spam must not use up the total.
  const sendsMail = !isDropped(spamSignals);
  const turn = await limiter.take(headers, { sendsMail, isDirect: spamSignals.includes('direct') });
  if (!turn.allowed)
    return { ...reply.overLimit(turn), ...(mayBeTaken && { mayBeTakenAs: value }) };
  if (!sendsMail) return reply.withSpamSignals(reply.DROPPED, spamSignals);
  const options = { mayBeTaken, spamSignals, timeLeftMs: timeLeftMs() };
  let delivery: Delivery;
  try {
    delivery = await mailer.send(request, value, options);
  } catch (error) {
    await turn.giveBack({ toVisitor: true });
    throw error;
  }
  // An outage uses up no turn. A mail that Brevo refuses for its content counts for its sender.
  if (!delivery.sent) await turn.giveBack({ toVisitor: delivery.alarm !== 'refused' });
  return reply.withSpamSignals(reply.delivered(delivery), spamSignals);
}
