import type { ReceivedMail } from './brevo-mail.ts';
import { EXAMPLE_MAIL_SETTINGS } from './settings.ts';

const { SENDER_EMAIL } = EXAMPLE_MAIL_SETTINGS;

/** The data of a Brevo account that the daily check reads. */
export type BrevoAccount = {
  domains: readonly { domain_name: string; authenticated: boolean; verified: boolean }[];
  /** Receivers whose mails Brevo takes and drops, with Brevo's reason. */
  blocked: ReadonlyMap<string, string>;
  /** Mailboxes that do not exist: the first mail bounces, then Brevo blocks the receiver. */
  dead: readonly string[];
  /** The other mailboxes take no mail: Brevo defers it, and gives up after 36 h. */
  isFull: boolean;
};

/** An account that can send from the local sender. */
const COMPLETE_ACCOUNT: BrevoAccount = {
  domains: [{ domain_name: SENDER_EMAIL.replace(/.*@/, ''), authenticated: true, verified: true }],
  blocked: new Map(),
  dead: [],
  isFull: false,
};

const HOUR_MS = 60 * 60_000;
/** How long Brevo tries to reach a full mailbox, in milliseconds. */
const DEFERRED_MS = 36 * HOUR_MS;
const BLOCKED_CONTACTS = '/v3/smtp/blockedContacts';

type Event = Record<'date' | 'email' | 'event' | 'messageId', string>;

/** The account of one key, with Brevo's log of its mails. `now`: the clock of the log. */
export function createAccount(now: () => number) {
  let data = COMPLETE_ACCOUNT;
  let blocked = new Map<string, string>();
  /** The events of each mail, for each of its receivers. */
  const events: Event[] = [];

  function eventsOf(searchParams: URLSearchParams) {
    const found = events.filter(
      ({ email, date }) => email === searchParams.get('email') && Date.parse(date) <= now(),
    );
    // Brevo leaves out an empty list.
    return found.length > 0 ? { events: found } : {};
  }

  function unblock(email: string) {
    return blocked.delete(email)
      ? { status: 204 }
      : { status: 404, body: { code: 'document_not_found', message: 'Contact not found' } };
  }

  function blockedContacts(searchParams: URLSearchParams) {
    const contacts = [...blocked].map(([email, code]) => ({ email, reason: { code } }));
    if (searchParams.get('sort') !== 'asc') contacts.reverse();
    const page = contacts.slice(0, Number(searchParams.get('limit') ?? 50));
    return { contacts: page, count: contacts.length };
  }

  /** The events of a mail to one receiver, after `requests`. */
  function eventsAfter(email: string): string[] {
    if (blocked.has(email)) return ['blocked'];
    if (data.dead.includes(email)) {
      blocked.set(email, 'hardBounce');
      return ['hardBounces'];
    }
    return data.isFull ? ['deferred', 'softBounces'] : ['delivered'];
  }

  return {
    change(changes: Partial<BrevoAccount>): void {
      data = { ...data, ...changes };
      if (changes.blocked) blocked = new Map(changes.blocked);
    },
    /** Logs an accepted mail. Returns whether a receiver gets it. */
    deliver({ id, receivedAt, body: { to, sender, tags } }: ReceivedMail): boolean {
      const mail = {
        date: receivedAt.toISOString(),
        from: sender.email,
        messageId: id,
        // Brevo leaves out the fields that a mail does not have.
        ...(tags && { tag: tags[0] }),
      };
      const givenUp = new Date(receivedAt.getTime() + DEFERRED_MS).toISOString();
      return to
        .map(({ email }) => {
          const after = eventsAfter(email);
          for (const event of ['requests', ...after])
            events.push({
              ...mail,
              email,
              event,
              ...(event === 'softBounces' && { date: givenUp }),
            });
          return after.includes('delivered');
        })
        .includes(true);
    },
    /** Brevo's response about the account and its mails, which takes effect when it is made; undefined for any other call. */
    responseTo(
      method: string | undefined,
      { pathname, searchParams }: URL,
    ): (() => { status: number; body?: object }) | undefined {
      const contact = pathname.startsWith(`${BLOCKED_CONTACTS}/`)
        ? pathname.slice(BLOCKED_CONTACTS.length + 1)
        : undefined;
      if (method === 'DELETE' && contact) return () => unblock(decodeURIComponent(contact));
      if (method !== 'GET') return undefined;
      const { domains } = data;
      const bodies: Record<string, () => object> = {
        '/v3/smtp/statistics/events': () => eventsOf(searchParams),
        [BLOCKED_CONTACTS]: () => blockedContacts(searchParams),
        '/v3/senders/domains': () => ({ domains, count: domains.length }),
      };
      const body = bodies[pathname];
      return body && (() => ({ status: 200, body: body() }));
    },
  };
}
