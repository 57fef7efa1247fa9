import { randomUUID } from 'node:crypto';
import timers from 'node:timers/promises';
import * as v from 'valibot';
import { spanishList } from '../shared/spanish-words.ts';
import type { Alarm } from './alarm.ts';
import type { Answer } from './answer.ts';
import { type BrevoResponse, callBrevo } from './call-brevo.ts';
import type { Addresses, Config } from './config.ts';
import { findReachable } from './receivers.ts';
import { TIME_LIMITS } from './times.ts';

/** Sends a mail by Brevo. */

export type Mail = {
  /** Composes the body of the call; after a refusal, whose `providerMessage` it gets, that of the minimal mail. */
  compose(addresses: Addresses, refusal?: string): object;
  /** When the answer to the request is due, in milliseconds of `Date.now`. */
  endsAt: number;
  /** Brevo checks the mail like any other, then drops it. */
  isSandboxed?: true;
};

/**
 * Sends the mail to all receivers that can be reached. If Brevo
 * refuses it, for whatever reason, the minimal mail follows.
 */
export async function sendMail(
  config: Config,
  mail: Mail,
): Promise<Answer & { alarms: readonly Alarm[] }> {
  const { reachable, alarms } = await findReachable(config);
  if (reachable.length === 0) return { outcome: 'undeliverable', attempts: 0, alarms };

  const addresses = { ...config, MANAGEMENT_EMAIL: reachable };
  let { attempts, result } = await sendWithRetries(config, mail.compose(addresses), mail);
  const refusal = result.kind === 'refused' ? result.providerMessage : undefined;
  if (refusal !== undefined) {
    const minimal = await sendWithRetries(config, mail.compose(addresses, refusal), mail);
    attempts += minimal.attempts;
    result = minimal.result;
  }
  if (result.kind === 'done')
    return { outcome: 'sent', attempts, providerMessage: refusal, alarms };
  // A refusal is named first, also if Brevo then does not accept the minimal mail: the owner can mend it.
  const messages = new Set([refusal ?? result.providerMessage, result.providerMessage]);
  const providerMessage = spanishList([...messages]);
  const name = refusal === undefined ? 'provider-away' : 'cannot-send';
  return {
    outcome: `provider-${result.kind}`,
    attempts,
    providerMessage,
    alarms: [...alarms, { name, providerMessage }],
  };
}

/** Sends the mail with this body, and retries until `endsAt`, unless Brevo refuses it. */
async function sendWithRetries(
  config: Config,
  body: object,
  { endsAt, isSandboxed }: Mail,
): Promise<{ attempts: number; result: BrevoResponse<unknown> }> {
  const { attemptMs, leastAttemptMs, firstWaitMs } = TIME_LIMITS;
  // The key of an attempt whose result is unclear. The next attempt uses this key, too, so that `duplicate_parameter`
  // proves that Brevo has accepted the first mail. A 429 keeps the key, because Brevo has not looked at the mail. After
  // any other failure the next attempt has a new key: Brevo may remember the key of a mail that it has not sent, and a
  // second mail is better than none.
  let unclearKey: string | undefined;
  for (let attempts = 1; ; attempts++) {
    const idempotencyKey = unclearKey ?? randomUUID();
    const headers = { idempotencyKey, ...(isSandboxed && { 'X-Sib-Sandbox': 'drop' }) };
    const limitMs = Math.max(leastAttemptMs, Math.min(attemptMs, endsAt - Date.now()));
    const call = mailCall({ ...body, headers });
    const result = await callBrevo(config, call, AbortSignal.timeout(limitMs));
    if (result.kind === 'done') return { attempts, result };
    if (unclearKey && result.code === DUPLICATE_CODE)
      return { attempts, result: { kind: 'done', value: {} } };

    const waitMs = Math.max(result.retryAfterMs, firstWaitMs * 2 ** (attempts - 1));
    const hasTime = Date.now() + waitMs + leastAttemptMs <= endsAt;
    if (result.kind === 'refused' || !hasTime) return { attempts, result };
    if (result.kind === 'unclear') unclearKey = idempotencyKey;
    else if (result.status !== 429) unclearKey = undefined;
    await timers.setTimeout(waitMs);
  }
}

/** Brevo's code for an idempotency key that it knows. */
const DUPLICATE_CODE = 'duplicate_parameter';

/** The call that sends a mail, now (201) or later (202). Brevo has accepted it if the response has an id. */
const mailCall = (body: object) => ({
  path: '/v3/smtp/email',
  body,
  success: [201, 202],
  schema: v.object({ messageId: v.pipe(v.string(), v.nonEmpty()) }),
});
