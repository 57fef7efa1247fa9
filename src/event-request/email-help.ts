import { EVENT_REQUEST } from '../content/event-request.ts';
import type { Help } from '../form/field-types/define-field-type.ts';

/** Providers whose only ending is "com". */
const COM_PROVIDERS = 'gmail icloud'.split(' ');
/** The providers that most visitors write from. */
const PROVIDERS = [...COM_PROVIDERS, 'hotmail', 'outlook', 'yahoo'];
/** The endings that the others are known to have. */
const ENDINGS = 'com es fr it de pt be nl cl mx ar'.split(' ');
/** What fingers make of "es"; most other neighbours of it are countries. */
const ES_SLIPS = 'ed ess eas'.split(' ');

/** Whether one letter more, less, other, or two swapped ones make `typed` of `word`. */
function isSlip(typed: string, word: string): boolean {
  let [one, other] = [typed, word];
  while (one && one[0] === other[0]) [one, other] = [one.slice(1), other.slice(1)];
  while (one && one.at(-1) === other.at(-1)) [one, other] = [one.slice(0, -1), other.slice(0, -1)];
  const isSwapped = one.length === 2 && other === `${one[1]}${one[0]}`;
  return isSwapped || (one.length < 2 && other.length < 2);
}

function meantEnding(ending: string): string {
  if (isSlip(ending, 'com')) return 'com';
  return ES_SLIPS.includes(ending) ? 'es' : ending;
}

/** The domain that was probably meant, or nothing: a domain that could be somebody's own is left alone. */
function likelyDomain(domain: string): string | undefined {
  const [, typed = '', ending = ''] = /^([^.]+)\.([^.]+)$/.exec(domain) ?? [];
  // With its first letter right: mail.com, ymail.com, cloud.com are others' own.
  const isMeant = (provider: string) => provider[0] === typed[0] && isSlip(typed, provider);
  const provider = PROVIDERS.find(isMeant);
  if (!provider) return undefined;
  const meant = COM_PROVIDERS.includes(provider) ? 'com' : meantEnding(ending);
  if (!ENDINGS.includes(meant)) return undefined;
  const likely = `${provider}.${meant}`;
  return likely === domain ? undefined : likely;
}

/** «¿Querías decir ana@gmail.com?» for a mistyped domain of a great provider (U-8). */
export function emailHelp(address: string): Help | undefined {
  const [, local, domain] = /^\s*([^@\s]+)@([^@\s]+)\s*$/.exec(address) ?? [];
  const likely = domain && likelyDomain(domain.toLowerCase());
  if (!likely) return undefined;
  const suggestion = `${local}@${likely}`;
  return { text: EVENT_REQUEST.emailHelp(suggestion), suggestion };
}
