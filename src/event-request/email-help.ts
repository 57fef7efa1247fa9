import { EVENT_REQUEST } from '../content/event-request.ts';
import type { Help } from '../form/field-description.ts';

/** The providers that most visitors write from, and their only ending where they have but one. */
const PROVIDERS = new Map([
  ['gmail', 'com'],
  ['icloud', 'com'],
  ['hotmail', ''],
  ['outlook', ''],
  ['yahoo', ''],
]);
/** The endings that the others are known to have. */
const ENDINGS = new Set('com es fr it de pt be nl cl mx ar co'.split(' '));
/** What fingers make of "com" and "es". */
const ENDING_SLIPS = new Map([
  ...'co cm om con cpm cim comm cmo ocm vom xom'.split(' ').map((slip) => [slip, 'com'] as const),
  ...'ed ess eas'.split(' ').map((slip) => [slip, 'es'] as const),
]);

/**
 * Whether one letter more, less, other, or two swapped ones make `typed` of `word`. The first letter has to be right:
 * mail.com, ymail.com, cloud.com are others' own.
 */
function isSlip(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1 || typed[0] !== word[0]) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const [typedRest, wordRest] = [typed.slice(start), word.slice(start)];
  return (
    typedRest.slice(1) === wordRest ||
    typedRest === wordRest.slice(1) ||
    typedRest.slice(1) === wordRest.slice(1) ||
    (typedRest.slice(2) === wordRest.slice(2) &&
      typedRest[0] === wordRest[1] &&
      typedRest[1] === wordRest[0])
  );
}

/** The domain that was probably meant, or nothing: a domain that could be somebody's own is left alone. */
function likelyDomain(domain: string): string | undefined {
  const [, typed = '', ending = ''] = /^([^.]+)\.([^.]+)$/.exec(domain) ?? [];
  const isMeant = (provider: string) => provider === typed || isSlip(typed, provider);
  const provider = [...PROVIDERS.keys()].find(isMeant);
  const meant = PROVIDERS.get(provider ?? '') || (ENDING_SLIPS.get(ending) ?? ending);
  if (!provider || !ENDINGS.has(meant)) return undefined;
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
