import * as v from 'valibot';
import { spanishList } from '../shared/spanish-words.ts';
import type { RaisedAlarm } from './alarm.ts';
import { type BrevoAccount, type BrevoResponse, callBrevo } from './call-brevo.ts';
import type { Config } from './config.ts';
import { TIME_LIMITS } from './times.ts';

/**
 * Brevo takes and drops each mail to a receiver that it blocks: after a tap on “spam” or “unsubscribe”, or after a mail that the mailbox
 * rejected.
 */

/** A blocked contact. A reason that has a word that begins with “hard” is a hard bounce, whatever its shape. */
const CONTACT = v.pipe(
  v.looseObject({ email: v.pipe(v.string(), v.trim(), v.toLowerCase()) }),
  v.transform(({ email, reason }) => ({
    email,
    isHardBounce: /\bhard/i.test(JSON.stringify(reason)),
  })),
);

const PAGE_LENGTH = 100;

/** Brevo's newest: a receiver of ours is among them soon after it is blocked. Brevo leaves out what is empty. */
const BLOCKED_CONTACTS = {
  path: `/v3/smtp/blockedContacts?limit=${PAGE_LENGTH}&offset=0&sort=desc`,
  success: [200],
  schema: v.union([
    v.object({
      // A row that cannot be read is `null`, and hides no other one.
      contacts: v.array(v.fallback(v.nullable(CONTACT), null)),
      // Without a number nobody knows whether these are all: no comparison with NaN holds.
      count: v.fallback(v.optional(v.number(), 0), Number.NaN),
    }),
    v.pipe(
      v.strictObject({ count: v.optional(v.literal(0)) }),
      v.transform(() => ({ contacts: [], count: 0 })),
    ),
  ]),
};

const unblock = (email: string) => ({
  method: 'DELETE' as const,
  path: `/v3/smtp/blockedContacts/${encodeURIComponent(email.toLowerCase())}`,
  success: [204],
  schema: v.unknown(),
});

export type Reachable = {
  /** The receivers whose mails Brevo does not drop, as far as its list says. */
  reachable: string[];
  alarms: readonly RaisedAlarm[];
  /** Set if the list does not say it of all receivers. That hinders no request: the daily call raises it. */
  uncertain?: RaisedAlarm;
};

/**
 * Asks Brevo which receivers it blocks, and frees them, except after a hard bounce. A blocked receiver is left out until Brevo has
 * confirmed that it is free: its mail would be lost. A receiver of whom the list does not tell counts as reachable.
 */
export async function findReachable(
  config: BrevoAccount & Pick<Config, 'MANAGEMENT_EMAIL'>,
): Promise<Reachable> {
  const signal = AbortSignal.timeout(TIME_LIMITS.receiversMs);
  const list = await callBrevo(config, BLOCKED_CONTACTS, signal);
  const { contacts, count } =
    list.kind === 'done' ? list.value : { contacts: [], count: Number.NaN };
  const rows = contacts.flatMap((row) => row ?? []);
  const isWhole = rows.length >= Math.max(contacts.length, count);

  async function isFreed(email: string): Promise<boolean> {
    const freed = await callBrevo(config, unblock(email), signal);
    // Brevo's own 404: the contact is blocked no more.
    return freed.kind === 'done' || (freed.status === 404 && freed.code === 'document_not_found');
  }

  const states = config.MANAGEMENT_EMAIL.map(async (email) => {
    const own = rows.filter((row) => row.email === email.toLowerCase());
    // An address may have several rows. A newer “unsubscribed” repairs no mailbox. Freeing a mailbox that does not exist would only
    // bounce again, and Brevo suspends accounts for that.
    const isHardBounce = own.some((row) => row.isHardBounce);
    const isKnown = isWhole || own.length > 0;
    const isReachable = own.length === 0 || (!isHardBounce && (await isFreed(email)));
    return { email, isHardBounce, isKnown, isReachable };
  });
  const receivers = await Promise.all(states);
  const reachable = receivers.filter((each) => each.isReachable).map(({ email }) => email);
  const lost = receivers.filter((each) => !each.isReachable);
  const unknown = receivers.filter((each) => !each.isKnown).map(({ email }) => email);
  return {
    reachable,
    alarms: lost.length > 0 ? [alarmAbout(lost, reachable)] : [],
    ...(unknown.length > 0 && { uncertain: alarmOfDoubt(unknown, list) }),
  };
}

function alarmOfDoubt(
  receivers: readonly string[],
  list: BrevoResponse<{ count: number }>,
): RaisedAlarm {
  if (list.kind === 'done' && list.value.count > PAGE_LENGTH) {
    const detail = `Brevo bloquea ${list.value.count} contactos, y la web lee los cien últimos: quizá bloquea también ${spanishList(receivers)}.`;
    return { alarm: 'receiver-lost', detail };
  }
  const detail =
    'La web no ha podido leer qué buzones bloquea Brevo: una solicitud puede ir a un buzón al que no llega.';
  const providerMessage = list.kind === 'done' ? 'HTTP 200, unreadable' : list.providerMessage;
  return { alarm: 'provider-away', detail, providerMessage };
}

function alarmAbout(
  lost: readonly { email: string; isHardBounce: boolean }[],
  reachable: readonly string[],
): RaisedAlarm {
  const blocked = spanishList(
    lost.map(
      ({ email, isHardBounce }) => `${email} (${isHardBounce ? 'hardBounce' : 'otro motivo'})`,
    ),
  );
  const rest =
    reachable.length === 0
      ? ' No queda ningún buzón: las solicitudes esperan en el navegador de quien las envía.'
      : '';
  return { alarm: 'receiver-lost', detail: `Brevo bloquea ${blocked}.${rest}` };
}
