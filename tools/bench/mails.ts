import { isDeepStrictEqual } from 'node:util';
import type { EventRequest } from '../../src/shared/event-request.ts';
import type { BrevoMail } from '../local/brevo-mail.ts';
import { MARK } from './visitors.ts';

/** Whether every request became one mail, and each mail contains one visitor's data only. */
export interface MailCount {
  accepted: number;
  /** Marks of requests without a mail, and of requests with several mails. */
  lost: string[];
  repeated: string[];
  /** Subjects of mails that contain another visitor's data, or not all of their own visitor's. */
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
    if (!mark || !request || !isMailOf(request, mail)) count.mixedUp.push(mail.subject);
    else seen.set(mark, (seen.get(mark) ?? 0) + 1);
  }
  for (const mark of sent.keys()) {
    const times = seen.get(mark) ?? 0;
    if (times === 0) count.lost.push(mark);
    if (times > 1) count.repeated.push(mark);
  }
  return count;
}

/** The mark of the mail, if every part contains this mark and no other. */
function markOf({ subject, replyTo, htmlContent, textContent, params, user }: BrevoMail) {
  const parts = [subject, replyTo, htmlContent, textContent, params, user].map((part) => {
    return new Set(JSON.stringify(part ?? '').match(MARK));
  });
  const all = new Set(parts.flatMap((marks) => [...marks]));
  const [mark] = all;
  return all.size === 1 && parts.every(({ size }) => size === 1) ? mark : undefined;
}

/** Whether the mail has every field of the request, and replies go to the visitor. */
function isMailOf(request: EventRequest, { params, replyTo, htmlContent }: BrevoMail): boolean {
  const { reponseEmail, ...fields } = params ?? {};
  return (
    isDeepStrictEqual(fields, { ...request }) &&
    reponseEmail === request.email &&
    replyTo?.email === request.email &&
    htmlContent.includes(request.phone)
  );
}
