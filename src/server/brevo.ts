import type { EventRequest } from '../shared/event-request.ts';
import { type Attempt, type Pace, repeatWithin } from '../shared/repeat.ts';
import { type AttemptResult, DUPLICATE_CODE, readAnswer } from './brevo-answer.ts';
import type { Config } from './config.ts';
import { keyAfter } from './idempotency-key.ts';
import { composeMail } from './message.ts';
import type { Mark } from './spam.ts';

/**
 * The call to Brevo (S-API-3, S-API-6). Not by its SDK, which takes an HTML page with status 200 for success and follows a
 * redirect with the key in hand (`README.md` beside this file, decisions); its types still describe the body.
 */

export type Mailer = {
  /** As many attempts as it takes and time allows. The idempotency key, a UUID, makes one mail of them all. */
  send(request: EventRequest, idempotencyKey: string, options?: SendOptions): Promise<Delivery>;
};

type SendOptions = {
  /** Earlier attempts with this key had no answer that could be read: a duplicate proves that one was taken. */
  mayBeTaken?: boolean;
  marks?: readonly Mark[];
  /** For all attempts together, if that is less than the pace allows; in milliseconds. */
  timeLeftMs?: number;
};

export type Delivery = AttemptResult & {
  attempts: number;
  /** Of a mail that was not seen to be sent: the key that a later attempt needs to find out. */
  mayBeTakenAs?: string;
};

export const PACE = {
  // Of the request as a whole, from its arrival. Two notes in the store, 0.5 s each, and an alarm, 1.5 s, may follow: the
  // host ends the function after 15 s. The browser waits for 20 s.
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
    async send(request, idempotencyKey, { mayBeTaken = false, marks, timeLeftMs } = {}) {
      let mail = composeMail(request, config, idempotencyKey, marks);
      let key = { value: idempotencyKey, mayBeTaken };

      async function attempt(limitMs: number): Promise<Attempt<AttemptResult>> {
        const outcome = await post(config.brevo, JSON.stringify(mail), limitMs);
        const { result } = outcome;
        if (result.sent) return outcome;
        if (result.failure !== 'provider-refused') {
          key.mayBeTaken = true;
          return outcome;
        }
        const { providerCode, providerStatus = 400, alarm } = result;
        if (providerCode === DUPLICATE_CODE && key.mayBeTaken)
          return { result: { sent: true, providerStatus } };
        // Brevo may note the key of what it refuses: its duplicate would not prove a mail any more.
        key = { value: keyAfter(key.value), mayBeTaken: false };
        mail = { ...mail, headers: { idempotencyKey: key.value } };
        if (alarm !== 'bad-reply-address' || !mail.replyTo) return outcome;
        // The form takes addresses that Brevo does not: in the text of the mail they reach the staff as well.
        const { replyTo: _, ...withoutReplyTo } = mail;
        mail = withoutReplyTo;
        return { result, again: { afterMs: 0 } };
      }

      const { totalMs: paceMs, leastAttemptMs } = { ...PACE, ...pace };
      const totalMs = Math.min(paceMs, Math.max(leastAttemptMs, timeLeftMs ?? paceMs));
      const { result, attempts } = await repeatWithin(attempt, { ...PACE, ...pace, totalMs });
      const isOpen = !result.sent && key.mayBeTaken;
      return { ...result, attempts, ...(isOpen && { mayBeTakenAs: key.value }) };
    },
  };
}

async function post(
  { baseUrl, apiKey }: Config['brevo'],
  body: string,
  limitMs: number,
): Promise<Attempt<AttemptResult>> {
  // From the call to the last byte of the answer.
  const signal = AbortSignal.timeout(Math.ceil(limitMs));
  let providerStatus: number | undefined;
  try {
    const response = await fetch(`${baseUrl}/v3/smtp/email`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'api-key': apiKey,
        'content-type': 'application/json',
      },
      body,
      // Never followed, because the key would go along. `error` would look like a reset, which is worth a repeat.
      redirect: 'manual',
      signal,
    });
    const { status, headers } = response;
    providerStatus = status;
    return readAnswer({ status, headers, text: await response.text() }, Date.now());
  } catch {
    // The error itself may quote the request: which of the two it was is all that is kept.
    const failure = signal.aborted ? 'provider-timeout' : 'provider-network';
    const result = { sent: false, failure, ...(providerStatus && { providerStatus }) } as const;
    return { result, again: { afterMs: 0 } };
  }
}
