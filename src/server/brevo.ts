import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { EventRequest, EventRequestField } from '../shared/event-request.ts';
import { type Attempt, type RetryTimes, retryWithin } from '../shared/retry.ts';
import { type BrevoResponse, callBrevo } from './call-brevo.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { composeMail, type EventRequestMail, resentTag } from './mail/message.ts';
import { composeNote, type Note } from './mail/note.ts';
import type { SpamSignal } from './spam.ts';
import type { Store } from './store.ts';

/**
 * Sends a mail by Brevo (S-API-3). Brevo's SDK is used for its types alone: it takes an HTML page with status 200 for
 * success, and follows a redirect with the key (`README.md` beside this file, decisions).
 */

export type Mailer = ReturnType<typeof createBrevoMailer>;

export type Mail = {
  request: EventRequest;
  spamSignals: readonly SpamSignal[];
  untouched: readonly EventRequestField[];
  /** The same for every retry. A request without it comes from no page of ours, and no retry of it is recognised. */
  id: string | undefined;
  /** When the answer to the visitor is due, in milliseconds of `now`. */
  endsAt: number;
};

/** When the first attempt begins, and when the answer to the visitor is due, in milliseconds of `now`. */
type Times = { sentAt: number; endsAt: number };

/** Brevo's response to the last attempt. */
export type SendResult = { result: BrevoResponse<Taken>; attempts: number };

export const SENDING_TIMES = {
  // For the whole request, from its arrival. Freeing the receivers, a second mail and an alarm may follow: the host ends the
  // function after 15 s. The browser waits 20 s.
  totalMs: 9000,
  attemptMs: 5000,
  leastAttemptMs: 1000,
  firstWaitMs: 400,
} as const satisfies RetryTimes;

/** For how long an instance knows that a receiver was freed, in milliseconds: as long as the host runs a request. */
const FREED_MS = 15_000;

type Options = {
  store: Store;
  times: Partial<RetryTimes>;
  now: () => number;
  log: Log;
  /** Runs after the answer to the visitor. */
  later: (work: Promise<unknown>) => void;
};

export function createBrevoMailer(
  config: Pick<Config, 'brevo' | 'management' | 'sender'>,
  { store, times: changedTimes, now, log, later }: Options,
) {
  const times: RetryTimes = { ...SENDING_TIMES, ...changedTimes };

  const leftMs = (endsAt: number) =>
    Math.min(times.totalMs, Math.max(times.leastAttemptMs, endsAt - now()));

  async function post(composed: EventRequestMail, { id, endsAt }: Pick<Mail, 'id' | 'endsAt'>) {
    let mail = composed;
    // The key of the last attempt, if Brevo may have taken its mail: the next attempt uses it again, and then a duplicate
    // proves the mail. After a refusal the next key is new, because Brevo may note the key of a mail that it refuses: if it
    // had taken the mail of an earlier, unclear attempt, a second mail is sent, which is better than none.
    // Deleted while it is in use: a key left behind after a refusal would later make a duplicate count as a sent mail.
    let openKey = id && (await store.delete(openKeyOf(id)));

    async function attempt(limitMs: number): Promise<Attempt<BrevoResponse<Taken>>> {
      const mayBeTaken = openKey !== undefined;
      const idempotencyKey = openKey ?? randomUUID();
      const body = { ...mail, headers: { idempotencyKey } };
      const response = await callBrevo(config.brevo, mailCall(body), limitMs);
      openKey = response.kind === 'unclear' ? idempotencyKey : undefined;
      if (response.kind === 'done') return { result: response };
      if (response.kind === 'refused' && response.code === DUPLICATE_CODE && mayBeTaken)
        return { result: { kind: 'done', status: response.status, value: {} } };

      const again = { afterMs: response.retryAfterMs };
      if (response.alarm === 'bad-reply-address' && mail.replyTo) {
        // The form accepts addresses that Brevo refuses. The staff still find the address in the text of the mail.
        const { replyTo: _, ...withoutReplyTo } = mail;
        mail = withoutReplyTo;
        return { result: response, again };
      }
      return { result: response, ...(response.alarm === 'provider-away' && { again }) };
    }

    try {
      return await retryWithin(attempt, { ...times, totalMs: leftMs(endsAt) });
    } finally {
      if (id && openKey) await store.put(openKeyOf(id), openKey, KEY_MS);
    }
  }

  /** Resolves to whether Brevo may have dropped the mail: it blocked the receiver, or another request has freed them in the meantime. */
  async function free(email: string, index: number, { sentAt, endsAt }: Times): Promise<boolean> {
    const { kind, status } = await callBrevo(config.brevo, freeing(email), leftMs(endsAt));
    const freedAt = `freed:${index}`;
    if (kind === 'done') return store.put(freedAt, String(now()), FREED_MS);
    return status === 404 && Number(await store.get(freedAt)) >= sentAt;
  }

  /** Frees the receivers, because Brevo drops each mail to a receiver that it blocks. Then sends the mail again to those that it blocked (U-25). */
  async function reachBlocked(mail: EventRequestMail, { messageId }: Taken, sending: Times) {
    const freed = await Promise.all(mail.to.map(({ email }, index) => free(email, index, sending)));
    const to = mail.to.filter((_, index) => freed[index]);
    if (to.length === 0) return;
    const tags = [...(messageId ? [resentTag(messageId)] : []), ...(mail.tags ?? [])];
    const { result } = await post({ ...mail, to, tags }, { ...sending, id: undefined });
    await log({ alarm: 'recipient-blocked', ...(result.kind === 'done' && { effect: 'resent' }) });
  }

  return {
    /** Retries within the time limit. After the answer, frees the receivers that Brevo blocks. */
    async send({ request, spamSignals, untouched, id, endsAt }: Mail): Promise<SendResult> {
      const mail = composeMail(request, config, { spamSignals, untouched });
      const sentAt = now();
      const sent = await post(mail, { id, endsAt });
      if (sent.result.kind === 'done')
        later(reachBlocked(mail, sent.result.value, { sentAt, endsAt }));
      return sent;
    },
  };
}

const openKeyOf = (id: string) => `open-key:${id}`;

/** How long Brevo knows an idempotency key, in milliseconds. */
const KEY_MS = 30 * 60_000;
/** Brevo's code for an idempotency key that it knows. */
const DUPLICATE_CODE = 'duplicate_parameter';

const TAKEN = v.object({ messageId: v.pipe(v.string(), v.nonEmpty()) });
/** A mail that Brevo has taken. Only of a duplicate the id is not known. */
type Taken = Partial<v.InferOutput<typeof TAKEN>>;

/** The call that sends a mail. */
export const mailCall = (body: object) => ({ path: '/v3/smtp/email', body, schema: TAKEN });

/** The call that takes a receiver off Brevo's list of blocked ones, after an “unsubscribe”, a spam report or a hard bounce. */
export const freeing = (email: string) => ({
  method: 'DELETE' as const,
  path: `/v3/smtp/blockedContacts/${encodeURIComponent(email.toLowerCase())}`,
  schema: v.unknown(),
});

/** Sends a mail about the site to the staff, in one attempt (U-27). */
export async function sendNote(config: Config, note: Note, limitMs: number) {
  const { kind } = await callBrevo(config.brevo, mailCall(composeNote(note, config)), limitMs);
  return kind;
}
