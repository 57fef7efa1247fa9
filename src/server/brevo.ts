import * as v from 'valibot';
import type { EventRequest } from '../shared/event-request.ts';
import { type Attempt, type Pace, retryWithin } from '../shared/retry.ts';
import type { Alarm } from './alarm.ts';
import { type Answer, callBrevo, type Unclear } from './call-brevo.ts';
import type { Config } from './config.ts';
import { keyAfter } from './idempotency-key.ts';
import { composeMail } from './mail/message.ts';
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

export type Delivery = { attempts: number } & (
  | { sent: true; providerStatus: number }
  | {
      sent: false;
      /** Refused: no mail was sent. After any other failure a mail may have been sent. */
      failure: 'provider-refused' | `provider-${Unclear}`;
      alarm: Alarm;
      providerStatus?: number | undefined;
      providerCode?: string | undefined;
      /** Set if Brevo may have taken the mail: a later attempt with this key finds out. */
      mayBeTakenAs?: string;
    }
);

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

      async function attempt(limitMs: number): Promise<Attempt<Answer<unknown>>> {
        const answer = await callBrevo(config.brevo, { ...SEND, body: mail, limitMs });
        if (answer.kind === 'answered') return { result: answer };
        const again = { afterMs: answer.retryAfterMs };
        if (answer.kind === 'unclear') {
          key.mayBeTaken = true;
          return { result: answer, again };
        }
        const isDuplicate = answer.code === DUPLICATE_CODE;
        if (isDuplicate && key.mayBeTaken)
          return { result: { kind: 'answered', status: answer.status, value: undefined } };
        // Brevo may note the key of a mail that it refuses. A duplicate of that key would then prove no mail.
        key = { value: keyAfter(key.value), mayBeTaken: false };
        mail = { ...mail, headers: { idempotencyKey: key.value } };
        if (isDuplicate) return { result: { ...answer, alarm: 'provider-away' }, again };
        if (answer.alarm === 'provider-away') return { result: answer, again };
        if (answer.alarm !== 'bad-reply-address' || !mail.replyTo) return { result: answer };
        // The form accepts addresses that Brevo refuses. The staff still find the address in the text of the mail.
        const { replyTo: _, ...withoutReplyTo } = mail;
        mail = withoutReplyTo;
        return { result: answer, again };
      }

      const { totalMs: paceMs, leastAttemptMs } = { ...PACE, ...pace };
      const totalMs = Math.min(paceMs, Math.max(leastAttemptMs, timeLeftMs ?? paceMs));
      const { result, attempts } = await retryWithin(attempt, { ...PACE, ...pace, totalMs });
      if (result.kind === 'answered')
        return { sent: true, providerStatus: result.status, attempts };
      const { alarm, status: providerStatus } = result;
      const failed = { sent: false, alarm, providerStatus, attempts } as const;
      if (result.kind === 'refused')
        return { ...failed, failure: 'provider-refused', providerCode: result.code };
      const open = key.mayBeTaken && { mayBeTakenAs: key.value };
      return { ...failed, failure: `provider-${result.failure}`, ...open };
    },
  };
}

const DUPLICATE_CODE = 'duplicate_parameter';

/** The call that sends a mail; its body is added. */
export const SEND = {
  path: '/v3/smtp/email',
  schema: v.object({ messageId: v.pipe(v.string(), v.nonEmpty()) }),
};
