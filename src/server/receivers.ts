import * as v from 'valibot';
import { spanishList } from '../shared/spanish-words.ts';
import type { RaisedAlarm } from './alarm.ts';
import { CODE, callBrevo } from './call-brevo.ts';
import type { Config } from './config.ts';

/**
 * Brevo takes and drops each mail to a receiver that it blocks: after a tap on “spam” or “unsubscribe”, or after a mail that the mailbox
 * rejected.
 */

/** A blocked contact. With a reason that cannot be read it is freed, like any other without a hard bounce. */
const CONTACT = v.object({
  email: v.string(),
  reason: v.fallback(v.object({ code: CODE }), { code: 'motivo desconocido' }),
});

/** Brevo's newest hundred: a receiver of ours is among them soon after it is blocked. Brevo leaves out an empty list. */
const BLOCKED_CONTACTS = {
  path: '/v3/smtp/blockedContacts?limit=100&offset=0&sort=desc',
  success: [200],
  schema: v.object({ contacts: v.optional(v.array(v.unknown()), []) }),
};

const unblock = (email: string) => ({
  method: 'DELETE' as const,
  path: `/v3/smtp/blockedContacts/${encodeURIComponent(email.toLowerCase())}`,
  success: [204],
  schema: v.unknown(),
});

const UNREAD_LIST =
  'La web no ha podido leer qué buzones bloquea Brevo: una solicitud puede ir a un buzón al que no llega.';

export type ReceiverAlarms = {
  alarms: readonly RaisedAlarm[];
  /** Raised by the daily call alone: the list could not be read, which hinders no request. */
  dailyAlarms: readonly RaisedAlarm[];
};

/** The receivers whose mails Brevo does not drop, as far as its list says. */
type Reachable = { reachable: readonly string[] } & ReceiverAlarms;

/**
 * Asks Brevo which receivers it blocks, and frees them, except after a hard bounce. A blocked receiver is left out until Brevo has
 * confirmed that it is free: its mail would be lost. With a list that cannot be read, all count as reachable.
 */
export async function findReachable(
  { brevo, management: { emails } }: Pick<Config, 'brevo' | 'management'>,
  limitMs: number,
): Promise<Reachable> {
  const signal = AbortSignal.timeout(limitMs);
  const list = await callBrevo(brevo, BLOCKED_CONTACTS, signal);
  if (list.kind !== 'done') {
    const { providerMessage } = list;
    const alarm = { alarm: 'provider-away', detail: UNREAD_LIST, providerMessage } as const;
    return { reachable: emails, alarms: [], dailyAlarms: [alarm] };
  }
  // A row that cannot be read hides no other one.
  const contacts = list.value.contacts.flatMap((row) =>
    v.is(CONTACT, row) ? [v.parse(CONTACT, row)] : [],
  );

  async function isFreed(email: string): Promise<boolean> {
    const freed = await callBrevo(brevo, unblock(email), signal);
    // Brevo's own 404: the contact is blocked no more. A proxy's 404 has no code.
    return freed.kind === 'done' || (freed.status === 404 && freed.code !== undefined);
  }

  const checks = emails.map(async (email) => {
    const rows = contacts.filter((each) => each.email.toLowerCase() === email.toLowerCase());
    const reasons = rows.map(({ reason }) => reason.code);
    // An address may have several rows. A newer “unsubscribed” repairs no mailbox.
    const reason = reasons.find(isHardBounce) ?? reasons[0];
    if (reason === undefined) return [];
    return isHardBounce(reason) || !(await isFreed(email)) ? [{ email, reason }] : [];
  });
  const unreachable = (await Promise.all(checks)).flat();
  const reachable = emails.filter((email) => !unreachable.some((each) => each.email === email));
  const alarms = unreachable.length > 0 ? [alarmAbout(unreachable, reachable)] : [];
  return { reachable, alarms, dailyAlarms: [] };
}

function alarmAbout(
  unreachable: readonly { email: string; reason: string }[],
  reachable: readonly string[],
): RaisedAlarm {
  const blocked = spanishList(unreachable.map(({ email, reason }) => `${email} (${reason})`));
  const rest =
    reachable.length === 0
      ? ' No queda ningún buzón: las solicitudes esperan en el navegador de quien las envía.'
      : '';
  return { alarm: 'receiver-lost', detail: `Brevo bloquea ${blocked}.${rest}` };
}

/** The mailbox does not exist. Freeing it would only bounce again, and Brevo suspends accounts for that. */
const isHardBounce = (reason: string) => /^hard/i.test(reason);
