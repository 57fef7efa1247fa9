import { isDeepStrictEqual } from 'node:util';
import type { EventRequest } from '../../src/shared/event-request.ts';
import type { BrevoMail } from '../local/brevo-mail.ts';
import { MARK } from './visitors.ts';

/** Whether every request became one mail, and each mail is one visitor's alone. */
export interface MailCount {
  accepted: number;
  /** Marks of requests without a mail, and of those with several. */
  lost: string[];
  repeated: string[];
  /** Subjects of mails that hold another visitor's words, or lack some of their own. */
  mixedUp: string[];
}

export function countMails(
  sent: ReadonlyMap<string, EventRequest>,
  mails: readonly BrevoMail[],
): MailCount {
  const count: MailCount = { accepted: mails.length, lost: [], repeated: [], mixedUp: [] };
  const seen = new Map<string, number>();
  for (const mail of mails) {
    const mark = markOf(mail);
    const request = mark === undefined ? undefined : sent.get(mark);
    if (!mark || !request || !isOf(request, mail)) count.mixedUp.push(mail.subject);
    else seen.set(mark, (seen.get(mark) ?? 0) + 1);
  }
  for (const mark of sent.keys()) {
    const times = seen.get(mark) ?? 0;
    if (times === 0) count.lost.push(mark);
    if (times > 1) count.repeated.push(mark);
  }
  return count;
}

/** The one visitor of whom every part of the mail speaks. */
function markOf({ subject, replyTo, htmlContent, textContent, params, user }: BrevoMail) {
  const parts = [subject, replyTo, htmlContent, textContent, params, user].map((part) => {
    return new Set(JSON.stringify(part ?? '').match(MARK));
  });
  const all = new Set(parts.flatMap((marks) => [...marks]));
  const [mark] = all;
  return all.size === 1 && parts.every(({ size }) => size === 1) ? mark : undefined;
}

/** Every field as it was sent, and answers that go to who sent them. */
function isOf(request: EventRequest, { params, replyTo, htmlContent }: BrevoMail): boolean {
  const { reponseEmail, ...fields } = params ?? {};
  return (
    isDeepStrictEqual(fields, { ...request }) &&
    reponseEmail === request.email &&
    replyTo?.email === request.email &&
    htmlContent.includes(request.phone)
  );
}
