import { BUSINESS } from '../../src/content/business.ts';
import type { ReceivedMail } from './brevo.ts';
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
  /** What becomes of the mails to the other receivers. */
  fate: 'delivered' | 'hardBounces' | 'hard_bounce' | 'deferred' | 'spam';
};

/** One entry of Brevo's log of mails. */
export type BrevoEvent = {
  date: string;
  email: string;
  event: string;
  from: string;
  messageId: string;
};

/** What Brevo's log says of a mail that it has taken. */
export const eventsOf = (
  { id, receivedAt, body: { to, sender, tags } }: ReceivedMail,
  { blocked, fate }: BrevoAccount,
): BrevoEvent[] =>
  to.flatMap(({ email }) =>
    ['requests', blocked.has(email) ? 'blocked' : fate].map((event) => ({
      date: receivedAt.toISOString(),
      email,
      event,
      from: sender.email ?? '',
      messageId: id,
      // Brevo leaves out what a mail does not have.
      ...(tags && { tag: tags[0] }),
    })),
  );

const BLOCKED_CONTACT = /^\/v3\/smtp\/blockedContacts\/(.+)$/;

/** Brevo's answer about the account and its mails; undefined for any other question. */
export function answerAboutAccount(
  method: string | undefined,
  url: URL,
  account: BrevoAccount,
  log: { events: readonly BrevoEvent[]; now: number },
): { status: number; body?: object } | undefined {
  const [, contact] = BLOCKED_CONTACT.exec(url.pathname) ?? [];
  if (method === 'DELETE' && contact)
    return account.blocked.delete(decodeURIComponent(contact))
      ? { status: 204 }
      : { status: 404, body: { code: 'document_not_found', message: 'Contact not found' } };
  const body = method === 'GET' ? dataOf(url, account, log) : undefined;
  return body && { status: 200, body };
}

const DAY_MS = 24 * 60 * 60_000;

/** An account that can send from the local sender. */
export const COMPLETE_ACCOUNT: BrevoAccount = {
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

/** Brevo's answer for GET of the paths about the account and its mails; undefined for any other path. */
function dataOf(
  { pathname, searchParams }: URL,
  { relayEnabled, plan, senders, domains }: BrevoAccount,
  log: { events: readonly BrevoEvent[]; now: number },
): object | undefined {
  switch (pathname) {
    case '/v3/smtp/statistics/events': {
      // Days of the calendar, with today.
      const since = log.now - (log.now % DAY_MS) - (Number(searchParams.get('days')) - 1) * DAY_MS;
      const events = log.events.filter(
        ({ email, date }) => email === searchParams.get('email') && Date.parse(date) >= since,
      );
      // Brevo leaves out an empty list.
      return events.length > 0 ? { events: events.reverse() } : {};
    }
    case '/v3/account':
      return {
        email: MANAGEMENT_EMAIL,
        companyName: BUSINESS.name,
        plan,
        relay: {
          enabled: relayEnabled,
          data: {
            userName: MANAGEMENT_EMAIL,
            relay: 'smtp-relay.brevo.example',
            port: 587,
          },
        },
      };
    case '/v3/senders':
      return {
        senders: senders.map((sender, index) => ({
          id: index + 1,
          name: 'Web',
          ips: [],
          ...sender,
        })),
      };
    case '/v3/senders/domains':
      return {
        domains: domains.map((domain, index) => ({ id: String(index + 1), ip: null, ...domain })),
        count: domains.length,
        current_page: 1,
        total_pages: 1,
      };
    default:
      return undefined;
  }
}
