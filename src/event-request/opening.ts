import { type Entries, isUntouched, type Values } from '../form/form-state.ts';
import type { EventRequestField } from '../shared/event-request.ts';

/** The number of guests of an untouched form. */
export const DEFAULT_GUESTS = 100;

/** Values for the form, from the button that opens it. */
export interface Suggestion {
  ceremony?: string | undefined;
  guests?: number | undefined;
  /** A number of guests that stands beside the button and that nobody has chosen: the default of this opening. */
  shownGuests?: number | undefined;
  /** What the visitor has chosen beside the button. */
  chosen?: { readonly [Name in EventRequestField]?: string | undefined };
}

/** One opening of the dialog. */
export interface Opening extends Suggestion {
  /** The local day, as `YYYY-MM-DD`. */
  day: string;
}

/**
 * What an opening of the dialog does to the form with these entries. A form in which nobody has entered anything begins anew. A
 * suggestion replaces no choice. A choice beside the button replaces any other value. The defaults are those of the fields.
 */
export function prefillOf(
  { ceremony, guests, chosen = {} }: Suggestion,
  entries: Entries<EventRequestField>,
): { isNew: boolean; suggested: Values; chosen: Values } {
  const isNew = !isFilledIn(entries);
  const suggestions = Object.entries({ ceremony, numberOfGuests: guests });
  const suggested = suggestions.filter(
    ([name]) => isNew || entries[name as EventRequestField].origin !== 'chosen',
  );
  return { isNew, suggested: Object.fromEntries(suggested), chosen };
}

/** Whether the visitor or an extension has entered a value. */
export const isFilledIn = (entries: Entries<EventRequestField>) =>
  Object.values(entries).some(
    (entry) => entry.value !== '' && entry.origin !== 'suggested' && !isUntouched(entry),
  );
