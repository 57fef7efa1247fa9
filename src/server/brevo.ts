import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type Attempt, retryWithin } from '../shared/retry.ts';
import { type BrevoResponse, callBrevo } from './call-brevo.ts';
import type { Addresses, Config } from './config.ts';
import { composeNote, type Note } from './mail/note.ts';
import { findReachable, type ReceiverAlarms } from './receivers.ts';
import type { TimeLimits } from './times.ts';

/**
 * Sends a mail by Brevo. Brevo's SDK is used for its types alone: it takes an HTML page with status 200 for success, and follows a
 * redirect with the key (`README.md` beside this file, decisions).
 */

export type Mailer = ReturnType<typeof createBrevoMailer>;

export type Mail = {
  /** Composes the body of the call; after a refusal, whose `providerMessage` it gets, that of the minimal mail. */
  compose(addresses: Addresses, refusal?: string): object;
  /** When the answer to the request is due, in milliseconds of `now`. */
  endsAt: number;
  /** Brevo checks the mail like any other, then drops it. */
  isSandboxed?: true;
};

export type Delivery = {
  /** Undeliverable: no receiver is left to whom Brevo delivers. */
  outcome: 'sent' | 'undeliverable' | 'provider-refused' | 'provider-busy' | 'provider-unclear';
  attempts: number;
  /** Brevo's last refusal or failure. */
  providerMessage?: string | undefined;
} & ReceiverAlarms;

type Options = {
  times: Omit<TimeLimits, 'bodyMs' | 'webhookMs' | 'noteMs'>;
  now: () => number;
};

export function createBrevoMailer(
  config: Pick<Config, 'brevo' | 'management' | 'sender'>,
  { times, now }: Options,
) {
  const { brevo } = config;

  /** Sends one version of the mail, and retries it until `endsAt`, unless Brevo refuses it. */
  function sendVersion(body: object, { endsAt, isSandboxed }: Mail) {
    // The key of an attempt after which nobody knows whether Brevo has the mail. The next attempt uses it again: if Brevo then answers
    // that it knows the key, the mail is sent. After any other failure the key is new: Brevo may remember the key of a mail that it has
    // not sent, and a second mail is better than none.
    let unclearKey: string | undefined;

    async function attempt(limitMs: number): Promise<Attempt<BrevoResponse<unknown>>> {
      const idempotencyKey = unclearKey ?? randomUUID();
      const headers = { idempotencyKey, ...(isSandboxed && { 'X-Sib-Sandbox': 'drop' }) };
      // Node takes whole milliseconds.
      const signal = AbortSignal.timeout(Math.ceil(limitMs));
      const result = await callBrevo(brevo, mailCall({ ...body, headers }), signal);
      if (result.kind === 'done') return { result };
      if (unclearKey && result.code === DUPLICATE_CODE)
        return { result: { kind: 'done', value: {} } };
      unclearKey = result.kind === 'unclear' ? idempotencyKey : undefined;
      if (result.kind === 'refused') return { result };
      return { result, again: { afterMs: result.retryAfterMs } };
    }

    const totalMs = Math.max(times.leastAttemptMs, endsAt - now());
    return retryWithin(attempt, { ...times, totalMs });
  }

  return {
    /** Sends the mail to the receivers that can be reached. After a refusal, whatever its reason, sends the minimal mail at once. */
    async send(mail: Mail): Promise<Delivery> {
      const { reachable, ...alarms } = await findReachable(config, times.receiversMs);
      if (reachable.length === 0) return { outcome: 'undeliverable', attempts: 0, ...alarms };

      const addresses = addressesTo(reachable, config);
      const full = await sendVersion(mail.compose(addresses), mail);
      if (full.result.kind !== 'refused') return deliveryOf(full, alarms);
      const { providerMessage } = full.result;
      const minimal = await sendVersion(mail.compose(addresses, providerMessage), mail);
      const attempts = full.attempts + minimal.attempts;
      return { providerMessage, ...deliveryOf({ ...minimal, attempts }, alarms) };
    },
  };
}

const addressesTo = (emails: readonly string[], { management, sender }: Addresses): Addresses => ({
  sender,
  management: { ...management, emails },
});

function deliveryOf(
  { result, attempts }: { result: BrevoResponse<unknown>; attempts: number },
  { alarms, dailyAlarms }: ReceiverAlarms,
): Delivery {
  if (result.kind === 'done') return { outcome: 'sent', attempts, alarms, dailyAlarms };
  const { kind, providerMessage } = result;
  const alarm = kind === 'refused' ? 'cannot-send' : 'provider-away';
  return {
    outcome: `provider-${kind}`,
    attempts,
    providerMessage,
    alarms: [...alarms, { alarm, providerMessage }],
    dailyAlarms,
  };
}

/** Brevo's code for an idempotency key that it knows. */
const DUPLICATE_CODE = 'duplicate_parameter';

/** The call that sends a mail, now (201) or later (202). Brevo has taken it if it gives an id. */
const mailCall = (body: object) => ({
  path: '/v3/smtp/email',
  body,
  success: [201, 202],
  schema: v.object({ messageId: v.pipe(v.string(), v.nonEmpty()) }),
});

/**
 * Sends a note in one attempt to the receivers that can be reached. `limitMs`: for finding them, and again for the mail. Resolves to
 * whether Brevo has taken the note for somebody.
 */
export async function sendNote(config: Config, note: Note, limitMs: number): Promise<boolean> {
  const { reachable } = await findReachable(config, limitMs);
  if (reachable.length === 0) return false;
  const call = mailCall(composeNote(note, addressesTo(reachable, config)));
  const { kind } = await callBrevo(config.brevo, call, AbortSignal.timeout(limitMs));
  return kind === 'done';
}
