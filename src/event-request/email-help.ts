import { EVENT_REQUEST } from '../content/event-request.ts';
import type { Help } from '../form/field-types/define-field-type.ts';

/** Providers whose only ending is "com". */
const COM_PROVIDERS = 'gmail icloud'.split(' ');
/** The providers that most visitors write from. */
const PROVIDERS = [...COM_PROVIDERS, 'hotmail', 'outlook', 'yahoo'];
/** The endings of the other providers. */
const ENDINGS = 'com es fr it de pt be nl cl mx ar'.split(' ');
/** Common slips for "es". Most other similar endings are country codes. */
const ES_SLIPS = 'ed ess eas'.split(' ');

/** Whether `typed` differs from `word` by one added, missing, different, or swapped letter. */
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

/** The domain that was probably meant; `undefined` if the typed one is known or could be someone's own. */
function likelyDomain(domain: string): string | undefined {
  const [, typed = '', ending = ''] = /^([^.]+)\.([^.]+)$/.exec(domain) ?? [];
  // The first letter must match: mail.com, ymail.com and cloud.com are real domains.
  const isMeant = (provider: string) => provider[0] === typed[0] && isSlip(typed, provider);
  const provider = PROVIDERS.find(isMeant);
  if (!provider) return undefined;
  const meant = COM_PROVIDERS.includes(provider) ? 'com' : meantEnding(ending);
  if (!ENDINGS.includes(meant)) return undefined;
  const likely = `${provider}.${meant}`;
  return likely === domain ? undefined : likely;
}

/** «¿Querías decir ana@gmail.com?» for a mistyped domain of a large provider (U-8). */
export function emailHelp(address: string): Help | undefined {
  const [, local, domain] = /^\s*([^@\s]+)@([^@\s]+)\s*$/.exec(address) ?? [];
  const likely = domain && likelyDomain(domain.toLowerCase());
  if (!likely) return undefined;
  const suggestion = `${local}@${likely}`;
  return { text: EVENT_REQUEST.meant(suggestion), suggestion };
}
