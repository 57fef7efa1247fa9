import { EVENT_REQUEST } from '../content/event-request.ts';
import type { Help } from '../form/field-types/define-field-type.ts';
import { plainEmail } from '../shared/clean-text.ts';
import { likelyDomain } from '../shared/email-domain.ts';

/** «¿Querías decir ana@gmail.com?» for a slip in a domain that many visitors have. */
export function emailHelp(address: string): Help | undefined {
  const [, local, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(plainEmail(address)) ?? [];
  const likely = likelyDomain(domain);
  if (!likely) return undefined;
  const suggestion = `${local}@${likely}`;
  return { text: EVENT_REQUEST.meant(suggestion), suggestion, isImportant: true };
}
