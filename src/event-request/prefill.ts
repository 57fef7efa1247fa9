import { type Entries, isUntouched, type Values } from '../form/form-state.ts';
import type { EventRequestField } from '../shared/event-request.ts';
import type { Suggestion } from './opening.ts';

/**
 * Returns what an opening of the dialog fills in. A form without entries begins anew. A suggestion replaces no choice. A choice that
 * the visitor has made beside the button replaces any other value. The defaults are those of the fields.
 */
export function prefillOf(
  { ceremony, guests, chosen = {} }: Suggestion,
  entries: Entries<EventRequestField>,
): { isNew: boolean; suggested: Values; chosen: Values } {
  const isNew = !hasEntries(entries);
  const suggestions = Object.entries({ ceremony, numberOfGuests: guests });
  const suggested = suggestions.filter(
    ([name]) => isNew || entries[name as EventRequestField].origin !== 'chosen',
  );
  return { isNew, suggested: Object.fromEntries(suggested), chosen };
}

/** Whether the visitor or an extension has entered a value. */
export const hasEntries = (entries: Entries<EventRequestField>) =>
  Object.values(entries).some(
    (entry) => entry.value !== '' && entry.origin !== 'suggested' && !isUntouched(entry),
  );
