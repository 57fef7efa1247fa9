import * as v from 'valibot';
import type { Alarm } from './alarm.ts';
import type { Answer, Unclear } from './ask-brevo.ts';

/** Checks whether Brevo's account can send the site's mails (U-17, U-21): for the daily call and `npm run check:mail`. */

export type AccountItem = 'key' | 'address' | 'account' | 'plan' | 'sender' | 'domain';
export type Verdict =
  | { state: 'ok'; creditsLeft?: number }
  | { state: 'failed'; alarm: Alarm; fault: Fault }
  | { state: 'undecided'; why: Unclear | { failure: 'may-not-read' } };
export type Fault =
  | 'refused'
  | 'not-brevo'
  | 'inactive'
  | 'exhausted'
  | 'absent'
  | 'unverified'
  | 'unauthenticated'
  | 'free-mail';

/** The parts of Brevo's answers that the checks read. */
const ACCOUNT = v.object({
  plan: v.array(v.object({ type: v.string(), credits: v.number() })),
  relay: v.optional(v.object({ enabled: v.boolean() })),
});
/** Brevo leaves out `senders` and `domains` if they are empty. */
const SENDER = v.object({ email: v.string(), active: v.boolean() });
const SENDERS = v.object({ senders: v.optional(v.array(SENDER), []) });
const DOMAIN = v.object({
  domain_name: v.string(),
  authenticated: v.boolean(),
  verified: v.boolean(),
});
const DOMAINS = v.object({ domains: v.optional(v.array(DOMAIN), []) });
type Account = v.InferOutput<typeof ACCOUNT>;

type Ask = <Value>(path: string, schema: v.GenericSchema<unknown, Value>) => Promise<Answer<Value>>;

/** If the key or the address is not `ok`, leaves out the other items: Brevo would give the same answer to their questions. */
export async function checkAccount(
  senderEmail: string,
  ask: Ask,
): Promise<Partial<Record<AccountItem, Verdict>>> {
  const account = await ask('/v3/account', ACCOUNT);
  const key = keyVerdict(account);
  if (key.state !== 'ok') return { key };
  const address = addressVerdict(account);
  if (address.state !== 'ok') return { key, address };
  const name = domainOf(senderEmail);
  const [senders, domains] = await Promise.all([
    ask('/v3/senders', SENDERS),
    FREE_MAIL.test(name) ? undefined : ask('/v3/senders/domains', DOMAINS),
  ]);
  return {
    key,
    address,
    account: judge(account, accountVerdict),
    plan: judge(account, planVerdict),
    sender: judge(senders, (answer) => senderVerdict(answer, senderEmail)),
    domain: domains
      ? judge(domains, (answer) => domainVerdict(answer, name))
      : failed('bad-domain', 'free-mail'),
  };
}

const OK = { state: 'ok' } as const;
const failed = (alarm: Alarm, fault: Fault): Verdict => ({ state: 'failed', alarm, fault });

function judge<Value>(answer: Answer<Value>, about: (value: Value) => Verdict): Verdict {
  if (answer.kind === 'answered') return about(answer.value);
  if (answer.kind === 'unclear') return { state: 'undecided', why: answer.why };
  // A key that may only send cannot read the account. That is no failure.
  if (answer.alarm === 'restricted-key')
    return { state: 'undecided', why: { failure: 'may-not-read' } };
  return failed(answer.alarm, 'refused');
}

/** Brevo knows the key if it refuses for any other reason. */
function keyVerdict(answer: Answer<Account>): Verdict {
  if (answer.kind === 'unclear') return { state: 'undecided', why: answer.why };
  if (answer.kind === 'answered') return OK;
  if (answer.alarm === 'wrong-address') return failed('wrong-address', 'not-brevo');
  return answer.alarm === 'bad-key' ? failed('bad-key', 'refused') : OK;
}

function addressVerdict(answer: Answer<Account>): Verdict {
  const isBlocked = answer.kind === 'refused' && answer.alarm === 'blocked-address';
  return isBlocked ? failed('blocked-address', 'refused') : OK;
}

function accountVerdict({ relay }: Account): Verdict {
  return relay?.enabled === false ? failed('account-suspended', 'inactive') : OK;
}

function planVerdict({ plan }: Account): Verdict {
  const credits = plan.filter(({ type }) => type !== 'sms').map((item) => item.credits);
  if (credits.length === 0) return OK;
  const creditsLeft = credits.reduce((sum, item) => sum + item, 0);
  return creditsLeft > 0 ? { ...OK, creditsLeft } : failed('plan-exhausted', 'exhausted');
}

function senderVerdict({ senders }: v.InferOutput<typeof SENDERS>, email: string): Verdict {
  const sender = senders.find((item) => item.email.toLowerCase() === email.toLowerCase());
  if (!sender) return failed('bad-sender', 'absent');
  return sender.active ? OK : failed('bad-sender', 'unverified');
}

function domainVerdict({ domains }: v.InferOutput<typeof DOMAINS>, name: string): Verdict {
  const domain = domains.find((item) => item.domain_name.toLowerCase() === name);
  if (!domain) return failed('bad-domain', 'absent');
  if (!domain.verified) return failed('bad-domain', 'unverified');
  return domain.authenticated ? OK : failed('bad-domain', 'unauthenticated');
}

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Domains that the owner cannot authenticate: Brevo replaces such a sender by one of its own. */
const FREE_MAIL =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|proton|protonmail|pm|zoho|yandex|telefonica|terra|ono)\.(com|es|net|org|me|de|fr|it|co\.uk)$/;
