import { hash } from 'node:crypto';
import { IDEMPOTENCY_HEADER, SIGNALS_HEADER, UUID } from '../shared/contract.ts';
import type { EventRequest } from '../shared/event-request.ts';
import { parseFormSignals } from '../shared/form-signals.ts';
import * as answers from './answer.ts';
import type { Mailer } from './brevo.ts';
import type { DailyLimits } from './daily-limits.ts';
import { composeMail } from './mail/message.ts';
import { spamSignalsOf } from './spam.ts';
import { DAY_MS } from './times.ts';

/** A valid request that is to be sent, with the headers of its page. `endsAt`: when its answer is due. */
type ValidRequest = { request: EventRequest; headers: Headers; endsAt: number };

export type SendRequest = (valid: ValidRequest) => Promise<answers.Answer>;

/** How long an instance remembers its answers, in milliseconds (privacy policy). */
const KEPT_MS = DAY_MS;

type Options = { limits: DailyLimits; mailer: Mailer; now: () => number };

/**
 * Sends a request, and answers a duplicate that reaches this instance like the first one, also while that one is still being sent. A
 * request that failed may be retried.
 */
export function createSendRequest({ limits, mailer, now }: Options): SendRequest {
  /** Holds sent requests only; two days' limits bound its size. */
  const firstAnswers = new Map<string, { answer: Promise<answers.Answer>; until: number }>();

  function forgetOldAnswers(): void {
    for (const [id, { until }] of firstAnswers) if (now() >= until) firstAnswers.delete(id);
  }

  return async (valid) => {
    forgetOldAnswers();
    const id = requestId(valid);
    const first = id && firstAnswers.get(id);
    if (first) return answers.duplicateOf(await first.answer);

    const answer = countAndSend(valid, id === undefined);
    if (id) {
      firstAnswers.set(id, { answer, until: now() + KEPT_MS });
      const forget = () => firstAnswers.delete(id);
      answer.then(({ body }) => body.status === 'sent' || forget(), forget);
    }
    return answer;
  };

  /** Counts the request for its limits, then sends the mail, with its spam signals. A request that sent no mail does not count. */
  async function countAndSend({ request, headers, endsAt }: ValidRequest, isDirect: boolean) {
    const consumed = limits.consume(headers);
    if (!consumed.allowed) return answers.overLimit(consumed);

    const formSignals = parseFormSignals(headers.get(SIGNALS_HEADER));
    const spamSignals = spamSignalsOf({ request, formSignals, isDirect });
    const { isDateTaken, unchosen } = formSignals;
    let isSent = false;
    try {
      const delivery = await mailer.send({
        compose: (addresses, refusal) =>
          composeMail(request, addresses, { spamSignals, isDateTaken, unchosen, refusal }),
        endsAt,
      });
      isSent = delivery.outcome === 'sent';
      return answers.delivered(delivery);
    } finally {
      if (!isSent) consumed.release();
    }
  }
}

/** The same for every retry; an edited request has another one. Without a valid key the request comes from no page of ours. */
function requestId({ request, headers }: ValidRequest): string | undefined {
  const key = headers.get(IDEMPOTENCY_HEADER);
  if (key === null || !UUID.test(key)) return undefined;
  return hash('sha256', JSON.stringify([key.toLowerCase(), request]), 'base64url');
}
