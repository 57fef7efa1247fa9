import type { EventRequest } from '../shared/event-request.ts';
import { type Attempt, type Pace, retryWithin } from '../shared/retry.ts';
import { type AttemptResult, DUPLICATE_CODE, readAnswer } from './brevo-answer.ts';
import type { Config } from './config.ts';
import { keyAfter } from './idempotency-key.ts';
import { composeMail, type EventRequestMail } from './mail/message.ts';
import type { SpamSignal } from './spam.ts';

/**
 * The call to Brevo (S-API-3, S-API-6). Brevo's SDK is used for its types alone: it takes an HTML page with status 200 for
 * success, and follows a redirect with the key (`README.md` beside this file, decisions).
 */

export type Mailer = {
  /** Retries within the time limit. Brevo sends one mail for all attempts with the same idempotency key, a UUID. */
  send(request: EventRequest, idempotencyKey: string, options?: SendOptions): Promise<Delivery>;
};

type SendOptions = {
  /** Brevo may have taken an earlier attempt with this key: if it now answers `duplicate_parameter`, the mail is sent. */
  mayBeTaken?: boolean;
  spamSignals?: readonly SpamSignal[];
  /** An upper limit for the total of the pace, in milliseconds. */
  timeLeftMs?: number;
};

export type Delivery = AttemptResult & {
  attempts: number;
  /** Set if Brevo may have taken the mail: a later attempt with this key finds out. */
  mayBeTakenAs?: string;
};

export const PACE = {
  // For the whole request, from its arrival. Two writes to the store, 0.5 s each, and an alarm, 1.5 s, may follow: the host
  // ends the function after 15 s. The browser waits 20 s.
  totalMs: 12_000,
  attemptMs: 5000,
  leastAttemptMs: 1000,
  firstWaitMs: 400,
} as const satisfies Pace;

export function createBrevoMailer(
  config: Pick<Config, 'brevo' | 'management' | 'sender'>,
  pace: Partial<Pace> = {},
): Mailer {
  return {
    async send(request, idempotencyKey, { mayBeTaken = false, spamSignals, timeLeftMs } = {}) {
      let mail = composeMail(request, config, idempotencyKey, spamSignals);
      let key = { value: idempotencyKey, mayBeTaken };

      async function attempt(limitMs: number): Promise<Attempt<AttemptResult>> {
        const outcome = await post(config.brevo, mail, limitMs);
        const { result } = outcome;
        if (result.sent) return outcome;
        if (result.failure !== 'provider-refused') {
          key.mayBeTaken = true;
          return outcome;
        }
        const { providerCode, providerStatus = 400, alarm } = result;
        if (providerCode === DUPLICATE_CODE && key.mayBeTaken)
          return { result: { sent: true, providerStatus } };
        // Brevo may note the key of a mail that it refuses. A duplicate of that key would then prove no mail.
        key = { value: keyAfter(key.value), mayBeTaken: false };
        mail = { ...mail, headers: { idempotencyKey: key.value } };
        if (alarm !== 'bad-reply-address' || !mail.replyTo) return outcome;
        // The form accepts addresses that Brevo refuses. The staff still find the address in the text of the mail.
        const { replyTo: _, ...withoutReplyTo } = mail;
        mail = withoutReplyTo;
        return { result, again: { afterMs: 0 } };
      }

      const { totalMs: paceMs, leastAttemptMs } = { ...PACE, ...pace };
      const totalMs = Math.min(paceMs, Math.max(leastAttemptMs, timeLeftMs ?? paceMs));
      const { result, attempts } = await retryWithin(attempt, { ...PACE, ...pace, totalMs });
      const isOpen = !result.sent && key.mayBeTaken;
      return { ...result, attempts, ...(isOpen && { mayBeTakenAs: key.value }) };
    },
  };
}

async function post(
  brevo: Config['brevo'],
  mail: EventRequestMail,
  limitMs: number,
): Promise<Attempt<AttemptResult>> {
  // The limit includes the last byte of the answer.
  const signal = AbortSignal.timeout(Math.ceil(limitMs));
  let providerStatus: number | undefined;
  try {
    const response = await callBrevo(brevo, '/v3/smtp/email', { body: mail, signal });
    providerStatus = response.status;
    return readAnswer(response, await response.text());
  } catch {
    // Keep only the kind of error: its message may quote the request.
    const failure = signal.aborted ? 'provider-timeout' : 'provider-network';
    const result = { sent: false, failure, ...(providerStatus && { providerStatus }) } as const;
    return { result, again: { afterMs: 0 } };
  }
}

/** Calls Brevo with the key: a POST if there is a body, else a GET. */
export function callBrevo(
  { baseUrl, apiKey }: Config['brevo'],
  path: string,
  { body, signal }: { body?: object | undefined; signal: AbortSignal },
): Promise<Response> {
  return fetch(`${baseUrl}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      'api-key': apiKey,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
    // A followed redirect would hand out the key. With `error`, it would look like a broken connection, which is retried.
    redirect: 'manual',
    signal,
  });
}
