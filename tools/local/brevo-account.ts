import { BUSINESS } from '../../src/content/business.ts';
import { EXAMPLE_MAIL_SETTINGS } from './settings.ts';

const { MANAGEMENT_EMAIL, SENDER_EMAIL } = EXAMPLE_MAIL_SETTINGS;

/** The data of a Brevo account that `npm run check:mail` reads. */
export type BrevoAccount = {
  /** Whether transactional mail is activated. */
  relayEnabled: boolean;
  plan: readonly { type: string; creditsType: string; credits: number }[];
  senders: readonly { email: string; active: boolean }[];
  domains: readonly { domain_name: string; authenticated: boolean; verified: boolean }[];
};

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
};

/** Brevo's answer for the three paths about the account; undefined for any other path. */
export function answerAboutAccount(
  path: string | undefined,
  account: BrevoAccount,
): object | undefined {
  const { relayEnabled, plan, senders, domains } = account;
  switch (path) {
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
