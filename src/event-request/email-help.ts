import { EVENT_REQUEST } from '../content/event-request.ts';
import type { Help } from '../form/field-types/define-field-type.ts';
import { plainEmail } from '../shared/clean-text.ts';

/** The domains that most visitors write from. */
const DOMAINS =
  'gmail.com hotmail.com hotmail.es outlook.com outlook.es yahoo.com yahoo.es icloud.com'.split(
    ' ',
  );

/** Whether `typed` differs from `word` by one added, missing, different, or swapped letter. */
function isSlip(typed: string, word: string): boolean {
  let [one, other] = [typed, word];
  while (one && one[0] === other[0]) [one, other] = [one.slice(1), other.slice(1)];
  while (one && one.at(-1) === other.at(-1)) [one, other] = [one.slice(0, -1), other.slice(0, -1)];
  const isSwapped = one.length === 2 && other === `${one[1]}${one[0]}`;
  return isSwapped || (one.length < 2 && other.length < 2);
}

/** «¿Querías decir ana@gmail.com?» for a slip in a domain that many visitors have. */
export function emailHelp(address: string): Help | undefined {
  const [, local, typed = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(plainEmail(address)) ?? [];
  const domain = typed.toLowerCase();
  if (DOMAINS.includes(domain)) return undefined;
  // The first letter must match: mail.com, ymail.com and cloud.com are real domains.
  const likely = DOMAINS.find((known) => known[0] === domain[0] && isSlip(domain, known));
  if (!likely) return undefined;
  const suggestion = `${local}@${likely}`;
  return { text: EVENT_REQUEST.meant(suggestion), suggestion, isImportant: true };
}
