import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { REQUEST_LIFETIME_MS } from '../shared/contract.ts';
import { dayInMadrid } from '../shared/dates.ts';
import type { EventRequest, EventRequestField } from '../shared/event-request.ts';
import { type Attempt, type RetryTimes, retryWithin } from '../shared/retry.ts';
import type { Alarm } from './alarm.ts';
import { type Answer, callBrevo, type Unclear } from './call-brevo.ts';
import type { Config } from './config.ts';
import { composeMail } from './mail/message.ts';
import { composeNote, type Note } from './mail/note.ts';
import type { SpamSignal } from './spam.ts';
import type { Store } from './store.ts';

/**
 * Sends a mail by Brevo (S-API-3). Brevo's SDK is used for its types alone: it takes an HTML page with status 200 for
 * success, and follows a redirect with the key (`README.md` beside this file, decisions).
 */

export type Mailer = {
  /** Retries within the time limit. */
  send(mail: Mail): Promise<Delivery>;
};

export type Mail = {
  request: EventRequest;
  spamSignals: readonly SpamSignal[];
  untouched: readonly EventRequestField[];
  /** The same for every retry of a request by the browser. Without it, no retry is recognised. */
  id: string | undefined;
  timeLeftMs: number;
};

export type Delivery = { attempts: number; providerStatus?: number | undefined } & (
  | { sent: true }
  | {
      sent: false;
      failure: DeliveryFailure;
      alarm: Alarm;
      providerCode?: string | undefined;
    }
);

/** Refused: Brevo says that it has sent no mail. After any other failure a mail may have been sent. */
export type DeliveryFailure = 'provider-refused' | `provider-${Unclear}`;

export const SENDING_TIMES = {
  // For the whole request, from its arrival. Writes to the store and an alarm may follow: the host ends the function after
  // 15 s. The browser waits 20 s.
  totalMs: 11_000,
  attemptMs: 5000,
  leastAttemptMs: 1000,
  firstWaitMs: 400,
} as const satisfies RetryTimes;

type Options = { store: Store; times: Partial<RetryTimes>; now: () => number };

export function createBrevoMailer(
  config: Pick<Config, 'brevo' | 'management' | 'sender'>,
  { store, times: changedTimes, now }: Options,
): Mailer {
  const times: RetryTimes = { ...SENDING_TIMES, ...changedTimes };
  return {
    async send({ request, spamSignals, untouched, id, timeLeftMs }) {
      const hints = { spamSignals, untouched, today: dayInMadrid(now()) };
      let mail = composeMail(request, config, hints);
      // The key of the last attempt, if Brevo may have taken its mail: the next attempt uses it again, and then a duplicate
      // proves the mail. Otherwise the next key is new, because Brevo may note the key of a mail that it refuses.
      // Deleted while it is in use: a key left behind after a refusal would later make a duplicate count as a sent mail.
      let openKey = id && (await store.delete(openKeyOf(id)));

      async function attempt(limitMs: number): Promise<Attempt<Answer<unknown>>> {
        const mayBeTaken = openKey !== undefined;
        const idempotencyKey = openKey ?? randomUUID();
        const body = { ...mail, headers: { idempotencyKey } };
        const answer = await callBrevo(config.brevo, { ...SEND, body, limitMs });
        openKey = answer.kind === 'unclear' ? idempotencyKey : undefined;
        if (answer.kind === 'answered') return { result: answer };
        if (answer.kind === 'refused' && answer.code === DUPLICATE_CODE && mayBeTaken)
          return { result: { kind: 'answered', status: answer.status, value: undefined } };

        const again = { afterMs: answer.retryAfterMs };
        if (answer.alarm === 'bad-reply-address' && mail.replyTo) {
          // The form accepts addresses that Brevo refuses. The staff still find the address in the text of the mail.
          const { replyTo: _, ...withoutReplyTo } = mail;
          mail = withoutReplyTo;
          return { result: answer, again };
        }
        return answer.alarm === 'provider-away' ? { result: answer, again } : { result: answer };
      }

      const totalMs = Math.min(times.totalMs, Math.max(times.leastAttemptMs, timeLeftMs));
      try {
        return deliveryOf(await retryWithin(attempt, { ...times, totalMs }));
      } finally {
        if (id && openKey) await store.put(openKeyOf(id), openKey, REQUEST_LIFETIME_MS);
      }
    },
  };
}

const openKeyOf = (id: string) => `open-key:${id}`;

/** Brevo's code for an idempotency key that it knows. */
const DUPLICATE_CODE = 'duplicate_parameter';

/** The call that sends a mail; its body is added. */
export const SEND = {
  path: '/v3/smtp/email',
  schema: v.object({ messageId: v.pipe(v.string(), v.nonEmpty()) }),
};

/** Sends a mail about the site to the staff, in one attempt. Resolves to whether Brevo has taken it (U-27). */
export async function sendNote(config: Config, note: Note, limitMs: number): Promise<boolean> {
  const body = composeNote(note, config);
  return (await callBrevo(config.brevo, { ...SEND, body, limitMs })).kind === 'answered';
}

function deliveryOf({ result, attempts }: { result: Answer<unknown>; attempts: number }): Delivery {
  const providerStatus = result.status;
  if (result.kind === 'answered') return { sent: true, providerStatus, attempts };
  const failed = { sent: false, alarm: result.alarm, providerStatus, attempts } as const;
  return result.kind === 'refused'
    ? { ...failed, failure: 'provider-refused', providerCode: result.code }
    : { ...failed, failure: `provider-${result.failure}` };
}
