import { spanishNumber } from '../shared/spanish-words.ts';
import type { ServiceId } from './services.ts';
import type { Studio } from './studio.ts';

/** Parts of sentences, of the texts that the build fills in and of the thank-you. */

/** The name by which the first person is called. */
export const answererOf = ({ people: [person] = [] }: Studio) =>
  person ? (person.calledName ?? person.name) : 'una persona del estudio';

/** Ends a sentence that says «contesta». */
export const replyWithinOf = ({ replyWithin }: Studio) =>
  replyWithin ? ` en ${replyWithin} como máximo` : '';

/** «2400 €», for each service that has a price. */
export function pricesOf({ priceFrom }: Studio): { readonly [Id in ServiceId]?: string } {
  const { what, ...amounts } = priceFrom ?? { what: '' };
  return Object.fromEntries(
    Object.entries(amounts).map(([id, amount]) => [id, `${spanishNumber(amount)}\u00a0€`]),
  );
}
