import { type Entries, isUntouched, type Values } from '../form/form-state.ts';
import { cleanProse } from '../shared/clean-text.ts';
import { type EventRequestField, FIELD_NAMES } from '../shared/event-request.ts';
import type { Draft } from './draft.ts';

/** Values for the form, from the button that opens it. */
export interface OpeningValues {
  ceremony?: string | undefined;
  guests?: number | undefined;
  /** A number of guests that stands beside the button and that nobody has chosen: the default of a new form. */
  defaultGuests?: number | undefined;
  /** What the visitor has chosen beside the button. */
  chosen?: { readonly [Name in EventRequestField]?: string | undefined } | undefined;
}

/**
 * Returns the values that an opening of the dialog fills in. A suggestion replaces no choice. A choice that the visitor has made beside
 * the button replaces any other value, unless an earlier opening has filled it in: the visitor may have corrected it since. `known` has
 * the choices of earlier openings.
 */
export function prefillOf(
  { ceremony, guests, chosen = {} }: OpeningValues,
  entries: Entries<EventRequestField>,
  known: Values,
): { suggested: Values; chosen: Values } {
  const suggestions = Object.entries({ ceremony, numberOfGuests: guests });
  const suggested = suggestions.filter(
    ([name]) => entries[name as EventRequestField].origin !== 'chosen',
  );
  const news = Object.entries(chosen).filter(([name, value]) => value !== known[name]);
  return { suggested: Object.fromEntries(suggested), chosen: Object.fromEntries(news) };
}

/**
 * Returns the fields that differ from those of an untouched form: none, until the visitor or an extension has entered a value. Texts are
 * cleaned, as in the request: one more space makes no other version.
 */
export function draftOf(entries: Entries<EventRequestField>): Draft {
  const hasInput = Object.values(entries).some(
    (entry) => entry.value !== '' && entry.origin !== 'suggested' && !isUntouched(entry),
  );
  if (!hasInput) return {};
  const kept = FIELD_NAMES.flatMap((name) => {
    const { value, origin } = entries[name];
    if (origin === 'default' && isUntouched(entries[name])) return [];
    // An extension may have filled the field in without an event.
    return [[name, { value: cleanProse(value), origin: origin === 'default' ? 'chosen' : origin }]];
  });
  return Object.fromEntries(kept);
}
