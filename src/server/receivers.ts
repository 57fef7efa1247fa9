import * as v from 'valibot';
import { type BrevoCall, callBrevo, listIn } from './call-brevo.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { spanishList } from './spanish-words.ts';

/**
 * Brevo takes and drops each mail to a receiver that it blocks, after a tap on “spam” or “unsubscribe”, or after a mail that
 * the mailbox rejected. Such receivers are freed before the mail, once a day; one that is lost gets no mail while there is
 * another one (U-25, U-30).
 */
export type Receivers = ReturnType<typeof createReceivers>;

type BlockedReceiver = {
  email: string;
  reason: string;
  /** Lost: the mailbox refuses mail, or Brevo refuses to free it. Unclear: Brevo may have freed it. */
  state: 'freed' | 'unclear' | 'lost';
};
/** `undefined` if Brevo's list cannot be read. */
export type BlockedReceivers = readonly BlockedReceiver[] | undefined;

/** An instance reads Brevo's list at most once in this time, in milliseconds. */
const KEPT_MS = 10 * 60_000;
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

type Options = { now: () => number; log: Log; freeingMs: number };

export function createReceivers(
  { brevo, management: { emails } }: Pick<Config, 'brevo' | 'management'>,
  { now, log, freeingMs }: Options,
) {
  /** When this instance freed a receiver. Another instance may free it, too, which harms nobody. */
  const freedAt = new Map<string, number>();
  let lastRead: { at: number; blocked: Promise<BlockedReceivers> } | undefined;

  /** Reads Brevo's list, and frees our receivers in it, as far as they may be freed. */
  async function readAndFree(limitMs: number): Promise<BlockedReceivers> {
    const endsAt = performance.now() + limitMs;
    const ask = <Value>(call: BrevoCall<Value>) =>
      callBrevo(brevo, call, Math.max(1, endsAt - performance.now()));

    async function free(email: string, reason: string): Promise<BlockedReceiver['state']> {
      // Blocked again on the same day: the mailbox refuses mail.
      const isAgain = now() - (freedAt.get(email) ?? Number.NEGATIVE_INFINITY) < DAY_MS;
      if (isHardBounce(reason) || isAgain) return 'lost';
      const { kind, status } = await ask(freeing(email));
      if (kind === 'unclear') return 'unclear';
      if (kind === 'refused' && status !== 404) return 'lost';
      freedAt.set(email, now());
      return 'freed';
    }

    const list = await ask(BLOCKED_CONTACTS);
    if (list.kind !== 'done') return undefined;
    const reasons = new Map(
      list.value.map(({ email, reason }) => [email.toLowerCase(), reason.code]),
    );
    const blocked = emails.map(async (email) => {
      const reason = reasons.get(email.toLowerCase());
      return reason === undefined ? [] : [{ email, reason, state: await free(email, reason) }];
    });
    return (await Promise.all(blocked)).flat();
  }

  function freeBlocked(limitMs: number): Promise<BlockedReceivers> {
    const blocked = readAndFree(limitMs);
    lastRead = { at: now(), blocked };
    return blocked;
  }

  return {
    freeBlocked,
    /** The receivers of the next mail: all of them, if all are lost. Rings for lost ones whenever it reads Brevo's list. */
    async reachable(): Promise<readonly string[]> {
      const isRecent = lastRead && now() - lastRead.at < KEPT_MS;
      const blocked = (await (isRecent ? lastRead?.blocked : freeBlocked(freeingMs))) ?? [];
      const said = lostReceivers(blocked);
      if (said && !isRecent) log({ alarm: 'receiver-lost', detail: `${said}.` });
      const lost = blocked.filter(({ state }) => state === 'lost').map(({ email }) => email);
      const rest = emails.filter((email) => !lost.includes(email));
      return rest.length > 0 ? rest : emails;
    },
  };
}

/** `hardBounce`: the mailbox does not exist. Freeing it would only bounce again, and Brevo suspends accounts for that. */
const isHardBounce = (reason: string) => /^hard/i.test(reason);

/** Names the lost receivers, and why Brevo blocks them. */
export function lostReceivers(blocked: readonly BlockedReceiver[]): string | undefined {
  const lost = blocked.filter(({ state }) => state === 'lost');
  if (lost.length === 0) return undefined;
  return `Brevo bloquea ${spanishList(lost.map(({ email, reason }) => `${email} (${reason})`))}`;
}
