import { FORM_TEXTS } from '../content/form.ts';
import type { Help } from '../form/field-types/define-field-type.ts';
import { normalizeEmail } from '../shared/clean-text.ts';
import { likelyDomain } from '../shared/email-domain.ts';

/** «¿Querías decir ana@gmail.com?» for a typo in a domain that many visitors have. */
export function emailHelp(address: string): Help | undefined {
  const [, local, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(normalizeEmail(address)) ?? [];
  const likely = likelyDomain(domain);
  if (!likely) return undefined;
  const suggestion = `${local}@${likely}`;
  return { text: FORM_TEXTS.meant(suggestion), suggestion, isImportant: true };
}
