import { type Entries, isUntouched, type Values } from '../form/form-state.ts';
import { cleanProse } from '../shared/clean-text.ts';
import { EVENT_REQUEST_FIELDS, type EventRequestField } from '../shared/event-request.ts';
import type { Draft } from './draft.ts';

/** Values for the form, from the button that opens it. */
export interface OpeningValues {
  ceremony?: string | undefined;
  guests?: number | undefined;
  /** A number of guests that stands beside the button and that nobody has chosen: the default of this opening. */
  defaultGuests?: number | undefined;
  /** What the visitor has chosen beside the button. */
  chosen?: { readonly [Name in EventRequestField]?: string | undefined } | undefined;
}

/** One opening of the dialog. */
export interface Opening extends OpeningValues {
  /** The local day of the opening, as `YYYY-MM-DD`. A form that stays open over midnight keeps it. */
  day: string;
}

/**
 * Returns what an opening of the dialog fills in. A form without input begins anew. A suggestion replaces no choice. A choice that the
 * visitor has made beside the button replaces any other value. In a new form, a field that gets nothing shows its default.
 */
export function prefillOf(
  { ceremony, guests, chosen = {} }: OpeningValues,
  entries: Entries<EventRequestField>,
): { isNew: boolean; suggested: Values; chosen: Values } {
  const isNew = !hasInput(entries);
  const suggestions = Object.entries({ ceremony, numberOfGuests: guests });
  const suggested = suggestions.filter(
    ([name]) => isNew || entries[name as EventRequestField].origin !== 'chosen',
  );
  return { isNew, suggested: Object.fromEntries(suggested), chosen };
}

/**
 * Returns what a form holds and an untouched one does not: nothing, as long as nobody has entered a value. Texts are cleaned, as in the
 * request: one more space makes no other version.
 */
export function draftOf(entries: Entries<EventRequestField>): Draft {
  if (!hasInput(entries)) return {};
  const kept = EVENT_REQUEST_FIELDS.flatMap((name) => {
    const { value, origin } = entries[name];
    if (origin === 'default' && isUntouched(entries[name])) return [];
    // An extension may have filled the field in without an event.
    return [[name, { value: cleanProse(value), origin: origin === 'default' ? 'chosen' : origin }]];
  });
  return Object.fromEntries(kept);
}

/** Whether the visitor or an extension has entered a value. */
const hasInput = (entries: Entries<EventRequestField>) =>
  Object.values(entries).some(
    (entry) => entry.value !== '' && entry.origin !== 'suggested' && !isUntouched(entry),
  );
