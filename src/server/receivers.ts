import * as v from 'valibot';
import { type BrevoCall, callBrevo, listIn } from './call-brevo.ts';
import type { Config } from './config.ts';
import type { Counter } from './counter.ts';
import type { Log } from './log.ts';
import { spanishList } from './spanish-words.ts';

/**
 * Brevo takes and drops each mail to a receiver that it blocks, after a tap on “spam” or “unsubscribe”, or after a mail that
 * the mailbox rejected. Such receivers are freed before the mail, once a day; one that refuses mail gets none while there is
 * another one (U-25, U-30).
 */
export type Receivers = ReturnType<typeof createReceivers>;

export type BlockedReceiver = { email: string; reason: string; isFreed: boolean };
/** `undefined` if Brevo's list cannot be read. */
type Found = Promise<BlockedReceiver[] | undefined>;

/** An instance looks at most once in this time, in milliseconds. */
const LOOK_EVERY_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

const CONTACT = v.object({ email: v.string(), reason: v.object({ code: v.string() }) });
/** Brevo's newest hundred: a receiver of ours is among them soon after it is blocked. */
const BLOCKED_CONTACTS = {
  path: '/v3/smtp/blockedContacts?limit=100&offset=0&sort=desc',
  schema: listIn('contacts', CONTACT),
};

const freeing = (email: string) => ({
  method: 'DELETE' as const,
  path: `/v3/smtp/blockedContacts/${encodeURIComponent(email.toLowerCase())}`,
  schema: v.unknown(),
});

type Options = { counter: Counter; now: () => number; log: Log; lookMs: number };

export function createReceivers(
  { brevo, management: { emails } }: Pick<Config, 'brevo' | 'management'>,
  { counter, now, log, lookMs }: Options,
) {
  let lastLook: { at: number; found: Found } | undefined;

  /** Frees the receivers that Brevo blocks, as far as they may be freed. */
  async function freeBlocked(limitMs: number): Found {
    const endsAt = performance.now() + limitMs;
    const ask = <Value>(call: BrevoCall<Value>) =>
      callBrevo(brevo, call, Math.max(1, endsAt - performance.now()));

    async function free(email: string): Promise<boolean> {
      const freed = `freed:${emails.indexOf(email)}`;
      // Blocked again on the same day: the mailbox refuses mail.
      if ((await counter.add(freed, 1, DAY_MS)).count > 1) return false;
      const { kind, status } = await ask(freeing(email));
      const isFreed = kind === 'done' || status === 404;
      if (!isFreed) await counter.add(freed, -1, DAY_MS);
      return isFreed;
    }

    const list = await ask(BLOCKED_CONTACTS);
    if (list.kind !== 'done') return undefined;
    const reasons = new Map(
      list.value.map(({ email, reason }) => [email.toLowerCase(), reason.code]),
    );
    const blocked = await Promise.all(
      emails.map(async (email) => {
        const reason = reasons.get(email.toLowerCase());
        if (reason === undefined) return [];
        return [{ email, reason, isFreed: !isHardBounce(reason) && (await free(email)) }];
      }),
    );
    return blocked.flat();
  }

  function look(limitMs: number): Found {
    const found = freeBlocked(limitMs);
    lastLook = { at: now(), found };
    return found;
  }

  return {
    look,
    /** The receivers of the next mail: all of them, if all refuse mail. Tells those that refuse mail, when it looks. */
    async reachable(): Promise<readonly string[]> {
      const known = lastLook && now() - lastLook.at < LOOK_EVERY_MS ? lastLook.found : undefined;
      const blocked = (await (known ?? look(lookMs))) ?? [];
      const said = lostReceivers(blocked);
      if (said && !known) log({ alarm: 'receiver-lost', detail: `${said}.` });
      const lost = blocked.flatMap(({ email, isFreed }) => (isFreed ? [] : email));
      const rest = emails.filter((email) => !lost.includes(email));
      return rest.length > 0 ? rest : emails;
    },
  };
}

/** `hardBounce`: the mailbox does not exist. Freeing it would only bounce again, and Brevo suspends accounts for that. */
const isHardBounce = (reason: string) => /^hard/i.test(reason);

/** Names the receivers that refuse mail, and why. */
export function lostReceivers(blocked: readonly BlockedReceiver[]): string | undefined {
  const lost = blocked.filter(({ isFreed }) => !isFreed);
  if (lost.length === 0) return undefined;
  return `Brevo bloquea ${spanishList(lost.map(({ email, reason }) => `${email} (${reason})`))}`;
}
