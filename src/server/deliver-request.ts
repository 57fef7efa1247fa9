import { hash } from 'node:crypto';
import { IDEMPOTENCY_HEADER, SIGNALS_HEADER, UUID } from '../shared/contract.ts';
import type { EventRequest } from '../shared/event-request.ts';
import { parseFormSignals } from '../shared/form-signals.ts';
import type { Answer } from './answer.ts';
import type { Config } from './config.ts';
import { createDailyLimits } from './daily-limits.ts';
import { composeMail } from './mail/message.ts';
import { sendMail } from './send-mail.ts';
import { spamSignalsOf } from './spam.ts';
import { DAY_MS } from './times.ts';

/** A valid request with the headers of its page. `endsAt`: when its answer is due. */
type ValidRequest = { request: EventRequest; headers: Headers; endsAt: number };

/** How long an instance remembers its answers, in milliseconds (privacy policy). */
const KEPT_MS = DAY_MS;

/**
 * Mails a request to the staff. A duplicate gets the answer of the first request, even while the first mail is being
 * sent. After a failure, the next duplicate is sent.
 */
export function createRequestDelivery(config: Config) {
  const countRequest = createDailyLimits(config);
  /** Of requests that are sent or being sent; two days' limits bound its size. */
  const firstAnswers = new Map<string, { answer: Promise<Answer>; until: number }>();

  return async (valid: ValidRequest): Promise<Answer> => {
    for (const [old, { until }] of firstAnswers) if (Date.now() >= until) firstAnswers.delete(old);
    const fingerprint = fingerprintOf(valid);
    const first = fingerprint && firstAnswers.get(fingerprint);
    if (first) {
      // The first request has raised its alarms, and its line in the log has the details.
      const { outcome } = await first.answer;
      return { outcome, isDuplicate: true };
    }

    const answer = countAndSend(valid, fingerprint === undefined);
    if (fingerprint) {
      firstAnswers.set(fingerprint, { answer, until: Date.now() + KEPT_MS });
      const forget = () => firstAnswers.delete(fingerprint);
      answer.then(({ outcome }) => outcome === 'sent' || forget(), forget);
    }
    return answer;
  };

  /**
   * Counts the request for the limits, then sends the mail with
   * the spam signals. Without a mail, the request does not count.
   */
  async function countAndSend(
    { request, headers, endsAt }: ValidRequest,
    isDirect: boolean,
  ): Promise<Answer> {
    const { over, undo } = countRequest(headers);
    if (over) {
      const whose = over === 'visitor' ? 'de una misma conexión a internet' : 'total';
      const alarm = { name: 'limit-reached', detail: `Es el ${whose} en un día.` } as const;
      return { outcome: 'too-many', alarms: [alarm] };
    }

    let isSent = false;
    try {
      const { isHoneypotFilled, ...shown } = parseFormSignals(headers.get(SIGNALS_HEADER));
      const spamSignals = spamSignalsOf(request, { isHoneypotFilled, isDirect });
      const answer = await sendMail(config, {
        compose: (addresses, refusal) =>
          composeMail(request, addresses, { spamSignals, ...shown, refusal }),
        endsAt,
      });
      isSent = answer.outcome === 'sent';
      return answer;
    } finally {
      // Also after a bug: otherwise the retries would use up the limits of honest visitors.
      if (!isSent) undo();
    }
  }
}

/** Of key and fields: the same for every retry. Without a valid key the request comes from no page of ours. */
function fingerprintOf({ request, headers }: ValidRequest): string | undefined {
  const key = headers.get(IDEMPOTENCY_HEADER);
  if (key === null || !UUID.test(key)) return undefined;
  return hash('sha256', JSON.stringify([key.toLowerCase(), request]), 'base64url');
}
