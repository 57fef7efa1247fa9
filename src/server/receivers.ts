import * as v from 'valibot';
import { spanishList } from '../shared/spanish-words.ts';
import type { Alarm } from './alarm.ts';
import { type BrevoAccount, callBrevo } from './call-brevo.ts';
import type { Config } from './config.ts';
import { TIME_LIMITS } from './times.ts';

/**
 * Brevo accepts and drops each mail to a receiver that it blocks: after a tap on “spam” or “unsubscribe”, or after a
 * mail that the mailbox rejected.
 */

/** A blocked contact. A reason that has a word that begins with “hard” is a hard bounce, whatever its shape. */
const CONTACT = v.pipe(
  v.looseObject({ email: v.pipe(v.string(), v.trim(), v.toLowerCase()) }),
  v.transform(({ email, reason }) => ({
    email,
    isHardBounce: /\bhard/i.test(JSON.stringify(reason)),
  })),
);

/** Brevo's newest hundred: a receiver of ours is among them when it has just been blocked. */
const BLOCKED_CONTACTS = {
  path: '/v3/smtp/blockedContacts?limit=100&offset=0&sort=desc',
  success: [200],
  // Brevo leaves out an empty list. A row that cannot be read is `null`, and hides no other one.
  schema: v.object({ contacts: v.optional(v.array(v.fallback(v.nullable(CONTACT), null)), []) }),
};

const unblock = (email: string) => ({
  method: 'DELETE' as const,
  path: `/v3/smtp/blockedContacts/${encodeURIComponent(email.toLowerCase())}`,
  success: [204],
  schema: v.unknown(),
});

/**
 * Asks Brevo which receivers it blocks, and unblocks them, except after a hard bounce. A blocked receiver is left out
 * until Brevo has confirmed that it is unblocked: its mail would be lost. While Brevo does not tell, every receiver
 * counts as reachable.
 */
export async function findReachable(
  config: BrevoAccount & Pick<Config, 'MANAGEMENT_EMAIL'>,
): Promise<{ reachable: string[]; alarms: readonly Alarm[] }> {
  const signal = AbortSignal.timeout(TIME_LIMITS.receiversMs);
  const list = await callBrevo(config, BLOCKED_CONTACTS, signal);
  const rows = list.kind === 'done' ? list.value.contacts : [];

  async function isUnblocked(email: string): Promise<boolean> {
    const result = await callBrevo(config, unblock(email), signal);
    // Brevo's own 404: the contact is blocked no more.
    return (
      result.kind === 'done' || (result.status === 404 && result.code === 'document_not_found')
    );
  }

  const states = config.MANAGEMENT_EMAIL.map(async (email) => {
    const own = rows.filter((row) => row?.email === email.toLowerCase());
    // An address may have several rows. A newer “unsubscribed” repairs no mailbox. Mail to a mailbox that does not
    // exist would only bounce again, and Brevo suspends accounts for that.
    const isHardBounce = own.some((row) => row?.isHardBounce);
    const isReachable = own.length === 0 || (!isHardBounce && (await isUnblocked(email)));
    return { email, isHardBounce, isReachable };
  });
  const receivers = await Promise.all(states);
  const reachable = receivers.filter((each) => each.isReachable).map(({ email }) => email);
  const lost = receivers
    .filter((each) => !each.isReachable)
    .map(({ email, isHardBounce }) => `${email} (${isHardBounce ? 'hardBounce' : 'otro motivo'})`);
  if (lost.length === 0) return { reachable, alarms: [] };
  const rest =
    reachable.length === 0
      ? ' No queda ningún buzón: las solicitudes esperan en el navegador de quien las envía.'
      : '';
  const detail = `Brevo bloquea ${spanishList(lost)}.${rest}`;
  return { reachable, alarms: [{ name: 'receiver-lost', detail }] };
}

/** The alarm of the daily check: mails go out, and nobody notices that blocked receivers do not get them. */
export async function alarmsOfUnreadList(config: BrevoAccount): Promise<Alarm[]> {
  const signal = AbortSignal.timeout(TIME_LIMITS.receiversMs);
  const list = await callBrevo(config, BLOCKED_CONTACTS, signal);
  if (list.kind === 'done') return [];
  const detail =
    'La web no ha podido leer qué buzones bloquea Brevo: una solicitud puede ir a un buzón al que no llega.';
  return [{ name: 'provider-away', detail, providerMessage: list.providerMessage }];
}
