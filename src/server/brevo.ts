import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { REQUEST_LIFETIME_MS } from '../shared/contract.ts';
import { dayInMadrid } from '../shared/dates.ts';
import type { EventRequest, EventRequestField } from '../shared/event-request.ts';
import { type Attempt, type RetryTimes, retryWithin } from '../shared/retry.ts';
import type { Alarm } from './alarm.ts';
import { type BrevoResponse, callBrevo, type Unclear } from './call-brevo.ts';
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
  send(mail: Mail): Promise<SendResult>;
};

export type Mail = {
  request: EventRequest;
  spamSignals: readonly SpamSignal[];
  untouched: readonly EventRequestField[];
  /** The same for every retry of a request by the browser. Without it, no retry is recognised. */
  id: string | undefined;
  /** When the answer to the visitor is due, in milliseconds of `now`. */
  endsAt: number;
};

export type SendResult = { attempts: number; providerStatus?: number | undefined } & (
  | { sent: true }
  | {
      sent: false;
      failure: SendFailure;
      alarm: Alarm;
      providerCode?: string | undefined;
    }
);

/** Refused: Brevo says that it has sent no mail. After any other failure a mail may have been sent. */
export type SendFailure = 'provider-refused' | `provider-${Unclear}`;

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
    async send({ request, spamSignals, untouched, id, endsAt }) {
      const hints = { spamSignals, untouched, today: dayInMadrid(now()) };
      let mail = composeMail(request, config, hints);
      // The key of the last attempt, if Brevo may have taken its mail: the next attempt uses it again, and then a duplicate
      // proves the mail. After a refusal the next key is new, because Brevo may note the key of a mail that it refuses: if it
      // had taken the mail of an earlier, unclear attempt, a second mail is sent, which is better than none.
      // Deleted while it is in use: a key left behind after a refusal would later make a duplicate count as a sent mail.
      let openKey = id && (await store.delete(openKeyOf(id)));

      async function attempt(limitMs: number): Promise<Attempt<BrevoResponse<unknown>>> {
        const mayBeTaken = openKey !== undefined;
        const idempotencyKey = openKey ?? randomUUID();
        const body = { ...mail, headers: { idempotencyKey } };
        const response = await callBrevo(config.brevo, mailCall(body), limitMs);
        openKey = response.kind === 'unclear' ? idempotencyKey : undefined;
        if (response.kind === 'done') return { result: response };
        if (response.kind === 'refused' && response.code === DUPLICATE_CODE && mayBeTaken)
          return { result: { kind: 'done', status: response.status, value: undefined } };

        const again = { afterMs: response.retryAfterMs };
        if (response.alarm === 'bad-reply-address' && mail.replyTo) {
          // The form accepts addresses that Brevo refuses. The staff still find the address in the text of the mail.
          const { replyTo: _, ...withoutReplyTo } = mail;
          mail = withoutReplyTo;
          return { result: response, again };
        }
        return { result: response, ...(response.alarm === 'provider-away' && { again }) };
      }

      const totalMs = Math.min(times.totalMs, Math.max(times.leastAttemptMs, endsAt - now()));
      try {
        return resultOf(await retryWithin(attempt, { ...times, totalMs }));
      } finally {
        if (id && openKey) await store.put(openKeyOf(id), openKey, REQUEST_LIFETIME_MS);
      }
    },
  };
}

const openKeyOf = (id: string) => `open-key:${id}`;

/** Brevo's code for an idempotency key that it knows. */
const DUPLICATE_CODE = 'duplicate_parameter';

const SENT = v.object({ messageId: v.pipe(v.string(), v.nonEmpty()) });

/** The call that sends a mail. */
export const mailCall = (body: object) => ({ path: '/v3/smtp/email', body, schema: SENT });

/** Sends a mail about the site to the staff, in one attempt. Resolves to whether Brevo has taken it (U-27). */
export async function sendNote(config: Config, note: Note, limitMs: number): Promise<boolean> {
  const response = await callBrevo(config.brevo, mailCall(composeNote(note, config)), limitMs);
  return response.kind === 'done';
}

function resultOf({
  result,
  attempts,
}: {
  result: BrevoResponse<unknown>;
  attempts: number;
}): SendResult {
  const providerStatus = result.status;
  if (result.kind === 'done') return { sent: true, providerStatus, attempts };
  const failed = { sent: false, alarm: result.alarm, providerStatus, attempts } as const;
  return result.kind === 'refused'
    ? { ...failed, failure: 'provider-refused', providerCode: result.code }
    : { ...failed, failure: `provider-${result.failure}` };
}
