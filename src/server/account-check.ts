import * as v from 'valibot';
import type { Alarm } from './alarm.ts';
import type { Answer, Unclear } from './call-brevo.ts';
import type { People } from './config.ts';
import {
  type Ask,
  askEvents,
  countDeliveries,
  DAY_MS,
  type Event,
  LOST_DAYS,
} from './deliveries.ts';

/** Checks whether Brevo's account can send the site's mails (U-17, U-21): for the daily call and `npm run check:mail`. */

export type AccountItem =
  | 'key'
  | 'address'
  | 'account'
  | 'plan'
  | 'sender'
  | 'domain'
  | 'replies'
  | 'receivers'
  | 'deliveries';

export type Finding = { item: AccountItem } & Verdict;
type Verdict =
  | { state: 'ok'; creditsLeft?: number }
  | Failed
  /** Without an alarm if the key may not read the account, which is no failure. */
  | { state: 'unknown'; alarm?: Alarm; why: Why; status?: number | undefined };
type Failed = { state: 'failed'; alarm: Alarm; fault: Fault; count?: number };
export type Fault =
  | 'refused'
  | 'not-brevo'
  | 'inactive'
  | 'exhausted'
  | 'absent'
  | 'unverified'
  | 'unauthenticated'
  | 'free-mail'
  | 'same'
  | 'blocked'
  | 'lost';
export type Why = Unclear | 'busy' | 'may-not-read' | 'subdomain';

/** The parts of Brevo's answers that the checks read. */
const PLAN = v.object({
  type: v.picklist(['free', 'subscription', 'payAsYouGo']),
  credits: v.number(),
});
const ACCOUNT = v.object({
  // Plans of other kinds, such as text messages, say nothing about mails.
  plan: v.array(v.fallback(v.nullable(PLAN), null)),
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

type Options = {
  people: People;
  ask: Ask;
  /** The time of the check, and how many days of mails to read. */
  now: number;
  days: number;
};
type Result = { findings: Finding[]; events: readonly Event[] | undefined };

/**
 * Checks the account, and frees the receivers that Brevo blocks (U-25). If the key or the address is not `ok`, leaves out the
 * other items: Brevo would give the same answer to their questions.
 */
export async function checkAccount({ people, ask, now, days }: Options): Promise<Result> {
  const { sender, management } = people;
  const account = await ask({ path: '/v3/account', schema: ACCOUNT });
  const key: Finding = { item: 'key', ...keyVerdict(account) };
  if (key.state !== 'ok') return { findings: [key], events: undefined };
  const address: Finding = { item: 'address', ...addressVerdict(account) };
  if (address.state !== 'ok') return { findings: [key, address], events: undefined };
  const name = domainOf(sender.email);
  const [senders, domains, freed, events] = await Promise.all([
    ask({ path: '/v3/senders', schema: SENDERS }),
    FREE_MAIL.test(name) ? undefined : ask({ path: '/v3/senders/domains', schema: DOMAINS }),
    Promise.all(management.emails.map((email) => ask(freeing(email)))),
    askEvents(people, days, ask),
  ]);
  const findings: Finding[] = [
    key,
    address,
    { item: 'account', ...judge(account, accountVerdict) },
    { item: 'plan', ...judge(account, planVerdict) },
    { item: 'sender', ...judge(senders, (answer) => senderVerdict(answer, sender.email)) },
    {
      item: 'domain',
      ...(domains
        ? judge(domains, (answer) => domainVerdict(answer, name))
        : failed('bad-domain', 'free-mail')),
    },
    { item: 'replies', ...repliesVerdict(people) },
    { item: 'receivers', ...worst(freed.map(receiverVerdict)) },
    { item: 'deliveries', ...judge(events, (all) => deliveriesVerdict(all, now)) },
  ];
  return { findings, events: events.kind === 'answered' ? events.value : undefined };
}

const OK = { state: 'ok' } as const;
const failed = (alarm: Alarm, fault: Fault): Failed => ({ state: 'failed', alarm, fault });

function judge<Value>(answer: Answer<Value>, about: (value: Value) => Verdict): Verdict {
  // Brevo is there, because it knows the account: it has changed this question.
  if (answer.kind === 'refused' && answer.status === 404)
    return { state: 'unknown', why: 'unreadable', status: 404 };
  return answer.kind === 'answered' ? about(answer.value) : unanswered(answer);
}

/** The verdict if Brevo gave no value. */
export function unanswered(answer: Exclude<Answer<unknown>, { kind: 'answered' }>) {
  const { alarm, status } = answer;
  if (answer.kind === 'unclear')
    return { state: 'unknown', alarm, why: answer.failure, status } as const;
  if (alarm === 'provider-away') return { state: 'unknown', alarm, why: 'busy', status } as const;
  if (alarm === 'restricted-key') return { state: 'unknown', why: 'may-not-read' } as const;
  return { state: 'failed', alarm, fault: 'refused' } as const;
}

/** Brevo knows the key if it refuses for any other reason. */
function keyVerdict(answer: Answer<Account>): Verdict {
  if (answer.kind === 'answered') return OK;
  if (answer.alarm === 'wrong-address') return failed('wrong-address', 'not-brevo');
  return ['bad-key', 'provider-away'].includes(answer.alarm) ? unanswered(answer) : OK;
}

function addressVerdict(answer: Answer<Account>): Verdict {
  const isBlocked = answer.kind === 'refused' && answer.alarm === 'blocked-address';
  return isBlocked ? failed('blocked-address', 'refused') : OK;
}

function accountVerdict({ relay }: Account): Verdict {
  return relay?.enabled === false ? failed('account-suspended', 'inactive') : OK;
}

function planVerdict({ plan }: Account): Verdict {
  const credits = plan.flatMap((item) => item?.credits ?? []);
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
  // Brevo does not say whether the domain above is enough for a subdomain.
  const isBelow = domains.some((item) => name.endsWith(`.${item.domain_name.toLowerCase()}`));
  if (!domain && isBelow) return { state: 'unknown', why: 'subdomain' };
  if (!domain) return failed('bad-domain', 'absent');
  if (!domain.verified) return failed('bad-domain', 'unverified');
  return domain.authenticated ? OK : failed('bad-domain', 'unauthenticated');
}

/** Gmail and other programs ignore Reply-To in a mail from oneself: the staff would answer themselves (U-26). */
function repliesVerdict({ sender, management }: People): Verdict {
  const isSame = management.emails.some((email) => mailboxOf(email) === mailboxOf(sender.email));
  return isSame ? failed('same-address', 'same') : OK;
}

/** `Ana+web@estudio.example` → `ana@estudio.example`. */
const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Brevo drops every mail to a receiver of its list, after an “unsubscribe”, a spam report or a hard bounce. */
const freeing = (email: string) => ({
  method: 'DELETE' as const,
  path: `/v3/smtp/blockedContacts/${encodeURIComponent(email.toLowerCase())}`,
  schema: v.unknown(),
});

function receiverVerdict(answer: Answer<unknown>): Verdict {
  if (answer.kind === 'refused' && answer.status === 404) return OK;
  return answer.kind === 'answered' ? failed('recipient-blocked', 'blocked') : unanswered(answer);
}

function worst(verdicts: Verdict[]): Verdict {
  const find = (state: Verdict['state']) => verdicts.find((verdict) => verdict.state === state);
  return find('failed') ?? find('unknown') ?? OK;
}

function deliveriesVerdict(events: readonly Event[], now: number): Verdict {
  const { lost } = countDeliveries(events, now - LOST_DAYS * DAY_MS);
  return lost === 0 ? OK : { ...failed('not-delivered', 'lost'), count: lost };
}

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Domains that the owner cannot authenticate: Brevo replaces such a sender by one of its own. */
const FREE_MAIL =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|proton|protonmail|pm|zoho|yandex|telefonica|terra|ono)\.(com|es|net|org|me|de|fr|it|co\.uk)$/;
