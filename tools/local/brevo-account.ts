import type { ReceivedMail } from './brevo-mail.ts';
import { EXAMPLE_MAIL_SETTINGS } from './settings.ts';

const { MANAGEMENT_EMAIL, SENDER_EMAIL } = EXAMPLE_MAIL_SETTINGS;

/** The data of a Brevo account that `npm run check:mail` reads. */
export type BrevoAccount = {
  /** Whether transactional mail is activated. */
  relayEnabled: boolean;
  plan: readonly { type: string; creditsType: string; credits: number }[];
  senders: readonly { email: string; active: boolean }[];
  domains: readonly { domain_name: string; authenticated: boolean; verified: boolean }[];
  /** Receivers whose mails Brevo takes and drops. */
  blocked: Set<string>;
  /** The last event of each mail to the other receivers; `full`: deferred, and given up after 36 h. */
  fate: 'delivered' | 'hardBounces' | 'hard_bounce' | 'deferred' | 'full' | 'spam';
};

/** An account that can send from the local sender. */
const COMPLETE_ACCOUNT: BrevoAccount = {
  relayEnabled: true,
  plan: [
    { type: 'free', creditsType: 'sendLimit', credits: 300 },
    { type: 'sms', creditsType: 'sendLimit', credits: 0 },
  ],
  senders: [
    { email: MANAGEMENT_EMAIL, active: false },
    { email: SENDER_EMAIL, active: true },
  ],
  domains: [{ domain_name: SENDER_EMAIL.replace(/.*@/, ''), authenticated: true, verified: true }],
  blocked: new Set(),
  fate: 'delivered',
};

/** The account's own email. Its mailbox gets every mail. */
export const ACCOUNT_EMAIL = 'cuenta@estudio.example';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** How long Brevo tries to reach a full mailbox, in milliseconds. */
const DEFERRED_MS = 36 * HOUR_MS;
const BLOCKED_CONTACT = /^\/v3\/smtp\/blockedContacts\/(.+)$/;

/** The account of one key, with Brevo's log of its mails. `now`: the clock of the log. */
export function createAccount(now: () => number) {
  let data = COMPLETE_ACCOUNT;
  /** The events of each mail, for each of its receivers. */
  const events: Record<'date' | 'email' | 'event' | 'messageId', string>[] = [];

  function eventsOf(searchParams: URLSearchParams) {
    // Days of the calendar, with today.
    const since = now() - (now() % DAY_MS) - (Number(searchParams.get('days')) - 1) * DAY_MS;
    const found = events.filter(
      ({ email, date }) =>
        email === searchParams.get('email') &&
        Date.parse(date) >= since &&
        Date.parse(date) <= now(),
    );
    // Brevo leaves out an empty list.
    return found.length > 0 ? { events: found.reverse() } : {};
  }

  function unblock(email: string) {
    return data.blocked.delete(email)
      ? { status: 204 }
      : { status: 404, body: { code: 'document_not_found', message: 'Contact not found' } };
  }

  return {
    change(changes: Partial<BrevoAccount>): void {
      data = { ...data, ...changes };
      data.blocked = new Set(data.blocked);
    },
    clearLog: () => void events.splice(0),
    /** Logs an accepted mail. Returns whether a receiver gets it. */
    deliver({ id, receivedAt, body: { to, sender, tags } }: ReceivedMail): boolean {
      const fateOf = (email: string) =>
        data.blocked.has(email) ? 'blocked' : email === ACCOUNT_EMAIL ? 'delivered' : data.fate;
      const mail = {
        date: receivedAt.toISOString(),
        from: sender.email,
        messageId: id,
        // Brevo leaves out the fields that a mail does not have.
        ...(tags && { tag: tags[0] }),
      };
      const givenUp = new Date(receivedAt.getTime() + DEFERRED_MS).toISOString();
      for (const { email } of to) {
        const isFull = fateOf(email) === 'full';
        for (const event of ['requests', isFull ? 'deferred' : fateOf(email)])
          events.push({ ...mail, email, event });
        if (isFull) events.push({ ...mail, email, event: 'softBounces', date: givenUp });
      }
      return to.some(({ email }) => fateOf(email) === 'delivered');
    },
    /** Brevo's response about the account and its mails, which takes effect when it is made; undefined for any other call. */
    responseTo(
      method: string | undefined,
      { pathname, searchParams }: URL,
    ): (() => { status: number; body?: object }) | undefined {
      const [, contact] = BLOCKED_CONTACT.exec(pathname) ?? [];
      if (method === 'DELETE' && contact) return () => unblock(decodeURIComponent(contact));
      if (method !== 'GET') return undefined;
      const isLog = pathname === '/v3/smtp/statistics/events';
      const body = isLog ? eventsOf(searchParams) : dataOf(data).get(pathname);
      return body && (() => ({ status: 200, body }));
    },
  };
}

/** The responses that the checks read, with a few of the parts that they ignore. */
const dataOf = ({ relayEnabled, plan, senders, domains }: BrevoAccount) =>
  new Map<string, object>([
    ['/v3/account', { email: ACCOUNT_EMAIL, plan, relay: { enabled: relayEnabled } }],
    ['/v3/senders', { senders }],
    ['/v3/senders/domains', { domains, count: domains.length }],
  ]);
