import * as v from 'valibot';
import { callBrevo, listIn } from './call-brevo.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { DAY_MS } from './times.ts';

/**
 * Brevo takes and drops each mail to a receiver that it blocks, after a tap on “spam” or “unsubscribe”, or after a mail that
 * the mailbox rejected. Such receivers are freed before the mail, once a day; one that is lost gets no mail while there is
 * another one (U-25, U-30).
 */
export type Receivers = ReturnType<typeof createReceivers>;

type BlockedReceiver = {
  email: string;
  reason: string;
  /** The mailbox refuses mail, or Brevo refuses to free it. */
  isLost: boolean;
};
/** `undefined` if Brevo's answers cannot be read. */
export type BlockedReceivers = readonly BlockedReceiver[] | undefined;

/** An instance reads Brevo's list at most once in this time, in milliseconds. */
const KEPT_MS = 10 * 60_000;

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

  /** Resolves to `undefined` if it is unclear whether Brevo has freed the receiver. */
  async function free(email: string, reason: string, signal: AbortSignal) {
    // Blocked again on the same day: the mailbox refuses mail.
    const isAgain = now() - (freedAt.get(email) ?? Number.NEGATIVE_INFINITY) < DAY_MS;
    if (isHardBounce(reason) || isAgain) return { email, reason, isLost: true };
    const { kind, status } = await callBrevo(brevo, freeing(email), signal);
    if (kind === 'unclear') return undefined;
    const isFree = kind === 'done' || status === 404;
    if (isFree) freedAt.set(email, now());
    return { email, reason, isLost: !isFree };
  }

  async function readAndFree(signal: AbortSignal): Promise<BlockedReceivers> {
    const list = await callBrevo(brevo, BLOCKED_CONTACTS, signal);
    if (list.kind !== 'done') return undefined;
    const blocked = emails.flatMap((email) => {
      const contact = list.value.find((each) => each.email.toLowerCase() === email.toLowerCase());
      return contact ? [free(email, contact.reason.code, signal)] : [];
    });
    const results = await Promise.all(blocked);
    return results.every((result) => result !== undefined) ? results : undefined;
  }

  /** Reads Brevo's list, and frees our receivers in it, as far as they may be freed. */
  function freeBlocked(limitMs: number): Promise<BlockedReceivers> {
    const blocked = readAndFree(AbortSignal.timeout(limitMs));
    lastRead = { at: now(), blocked };
    return blocked;
  }

  return {
    freeBlocked,
    /** The receivers of the next mail: all of them, if all are lost. Rings for lost ones whenever it reads Brevo's list. */
    async reachable(): Promise<readonly string[]> {
      const recent = lastRead && now() - lastRead.at < KEPT_MS ? lastRead : undefined;
      const blocked = (await (recent?.blocked ?? freeBlocked(freeingMs))) ?? [];
      const lost = blocked.filter(({ isLost }) => isLost);
      for (const receiver of recent ? [] : lost)
        log({ alarm: 'receiver-lost', about: receiver.email, detail: `${blockOf(receiver)}.` });
      const rest = emails.filter((email) => !lost.some((receiver) => receiver.email === email));
      return rest.length > 0 ? rest : emails;
    },
  };
}

/** `hardBounce`: the mailbox does not exist. Freeing it would only bounce again, and Brevo suspends accounts for that. */
const isHardBounce = (reason: string) => /^hard/i.test(reason);

/** «Brevo bloquea ana@estudio.example (hardBounce)» */
export const blockOf = ({ email, reason }: BlockedReceiver) => `Brevo bloquea ${email} (${reason})`;
