import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { EventRequest, EventRequestField } from '../shared/event-request.ts';
import { type Attempt, type RetryTimes, retryWithin } from '../shared/retry.ts';
import type { RaisedAlarm } from './alarm.ts';
import { type BrevoResponse, callBrevo, type Failed, providerSaid } from './call-brevo.ts';
import type { Config } from './config.ts';
import { composeMail, type Omission } from './mail/message.ts';
import { composeNote, type Note } from './mail/note.ts';
import type { Receivers } from './receivers.ts';
import type { SpamSignal } from './spam.ts';

/**
 * Sends a mail by Brevo (S-API-3). Brevo's SDK is used for its types alone: it takes an HTML page with status 200 for
 * success, and follows a redirect with the key (`README.md` beside this file, decisions).
 */

export type Mailer = ReturnType<typeof createBrevoMailer>;

export type Mail = {
  request: EventRequest;
  spamSignals: readonly SpamSignal[];
  untouched: readonly EventRequestField[];
  /** When the answer to the visitor is due, in milliseconds of `now`. */
  endsAt: number;
  /** Brevo checks a sample like any other mail, then drops it (U-21). */
  isSample?: true;
};

/** Brevo's response to the last attempt, and what that mail went without. */
export type SendResult = {
  result: BrevoResponse<unknown>;
  attempts: number;
  omission?: Omission | undefined;
};

type Options = { receivers: Receivers; times: RetryTimes; now: () => number };

export function createBrevoMailer(
  { brevo, management, sender }: Pick<Config, 'brevo' | 'management' | 'sender'>,
  { receivers, times, now }: Options,
) {
  /** Sends the mail with or without an omission, and retries it until `endsAt`. */
  async function sendVersion(
    { request, endsAt, isSample, ...hints }: Mail,
    emails: readonly string[],
    omission?: Omission,
  ): Promise<SendResult> {
    const to = emails.filter((email) => email !== omission?.receiver);
    const addresses = { sender, management: { ...management, emails: to } };
    const mail = composeMail(request, addresses, { ...hints, omission });
    // Set after an unclear attempt: the next one has the same key, and then a duplicate proves the mail. After a refusal the
    // key is new, because Brevo may note the key of a mail that it refuses. A second mail is better than none (U-20).
    let unclearKey: string | undefined;

    async function attempt(limitMs: number): Promise<Attempt<BrevoResponse<unknown>>> {
      const idempotencyKey = unclearKey ?? randomUUID();
      const headers = { idempotencyKey, ...(isSample && { 'X-Sib-Sandbox': 'drop' }) };
      const signal = AbortSignal.timeout(Math.ceil(limitMs));
      const response = await callBrevo(brevo, mailCall({ ...mail, headers }), signal);
      if (response.kind === 'done') return { result: response };
      if (unclearKey && response.code === DUPLICATE_CODE)
        return { result: { kind: 'done', status: response.status, value: {} } };
      unclearKey = response.kind === 'unclear' ? idempotencyKey : undefined;
      return {
        result: response,
        ...(response.mayPass && { again: { afterMs: response.retryAfterMs } }),
      };
    }

    const leftMs = Math.min(times.totalMs, Math.max(times.leastAttemptMs, endsAt - now()));
    return { ...(await retryWithin(attempt, { ...times, totalMs: leftMs })), omission };
  }

  return {
    /** Sends the mail; while Brevo refuses its content, at once with less of it, then without one receiver after another (U-39). */
    async send(mail: Mail): Promise<SendResult> {
      const emails = await receivers.reachable();
      let sent = await sendVersion(mail, emails);
      for (const receiver of [undefined, ...(emails.length > 1 ? emails : [])]) {
        if (!isAboutContent(sent.result) || now() >= mail.endsAt) break;
        const { attempts } = sent;
        sent = await sendVersion(mail, emails, { because: providerSaid(sent.result), receiver });
        sent.attempts += attempts;
      }
      return sent;
    },
  };
}

/** Brevo's code for an idempotency key that it knows. */
const DUPLICATE_CODE = 'duplicate_parameter';

/** Whether Brevo refuses the mail's content. The status decides: if the account is the reason, Brevo refuses the least mail, too. */
const isAboutContent = (response: BrevoResponse<unknown>): response is Failed =>
  response.kind === 'refused' && (response.status === 400 || response.status === 422);

/** The alarm of a mail that did not leave, or that left without a receiver. */
export function alarmOf({ result, omission }: SendResult): RaisedAlarm | undefined {
  if (result.kind !== 'done') {
    const alarm = result.mayPass ? 'provider-away' : 'cannot-send';
    return { alarm, provider: providerSaid(result) };
  }
  if (!omission?.receiver) return undefined;
  const { receiver, because } = omission;
  const detail = `Brevo rechaza los emails a ${receiver}.`;
  return { alarm: 'receiver-lost', about: receiver, detail, provider: because };
}

/** The call that sends a mail. Brevo has taken it if it gives an id. */
const mailCall = (body: object) => ({
  path: '/v3/smtp/email',
  body,
  schema: v.object({ messageId: v.pipe(v.string(), v.nonEmpty()) }),
});

/** Sends a mail about the site to the staff, in one attempt (U-27). */
export async function sendNote(config: Config, note: Note, limitMs: number) {
  const call = mailCall(composeNote(note, config));
  const { kind } = await callBrevo(config.brevo, call, AbortSignal.timeout(limitMs));
  return kind;
}
