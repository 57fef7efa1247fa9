import { hash } from 'node:crypto';
import { IDEMPOTENCY_HEADER, SIGNALS_HEADER, UUID } from '../shared/contract.ts';
import type { EventRequest } from '../shared/event-request.ts';
import { parseFormSignals } from '../shared/form-signals.ts';
import * as answers from './answer.ts';
import type { Mailer } from './brevo.ts';
import { createExpiringMap } from './expiring-map.ts';
import type { Limiter } from './limiter.ts';
import { spamSignalsOf } from './spam.ts';
import { DAY_MS } from './times.ts';

/** A valid request that is to be sent, with the headers of its page. `endsAt`: when its answer is due. */
type Order = { request: EventRequest; headers: Headers; endsAt: number };

export type SendRequest = (order: Order) => Promise<answers.Answer>;

/** How many answers an instance remembers, under 1 KB each. */
export const MAX_ANSWERS = 1000;
/** How long it remembers them, in milliseconds (privacy policy). */
const KEPT_MS = DAY_MS;

type Options = { limiter: Limiter; mailer: Mailer; now: () => number };

/**
 * Sends a request, and answers a duplicate that reaches this instance like the first one, also while that one is still being sent
 * (U-20). A request that failed may be retried.
 */
export function createSendRequest({ limiter, mailer, now }: Options): SendRequest {
  const firstAnswers = createExpiringMap<Promise<answers.Answer>>({ maxKept: MAX_ANSWERS, now });

  return async (order) => {
    const id = requestId(order);
    const first = id && firstAnswers.get(id);
    if (first) return answers.replayed(await first.value);

    const answer = countAndSend(order, id === undefined);
    if (id) {
      firstAnswers.set(id, answer, now() + KEPT_MS);
      const forget = () => firstAnswers.delete(id);
      answer.then(({ body }) => body.status === 'sent' || forget(), forget);
    }
    return answer;
  };

  /** Counts the request for its limits, then sends the mail, with its spam signals. A request that sent no mail does not count. */
  async function countAndSend({ request, headers, endsAt }: Order, isDirect: boolean) {
    const admission = await limiter.take(headers);
    if (!admission.allowed) return answers.overLimit(admission);

    const formSignals = parseFormSignals(headers.get(SIGNALS_HEADER));
    const spamSignals = spamSignalsOf({ request, formSignals, isDirect });
    const { untouched } = formSignals;
    let isSent = false;
    try {
      const sent = await mailer.send({ request, endsAt, spamSignals, untouched });
      isSent = sent.result.kind === 'done';
      return answers.ofResult(sent);
    } finally {
      if (!isSent) await admission.giveBack();
    }
  }
}

/** The same for every retry; an edited request has another one. Without a valid key the request comes from no page of ours. */
function requestId({ request, headers }: Order): string | undefined {
  const key = headers.get(IDEMPOTENCY_HEADER);
  if (key === null || !UUID.test(key)) return undefined;
  return hash('sha256', JSON.stringify([key.toLowerCase(), request]), 'base64url');
}
