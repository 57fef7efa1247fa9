import type { EventRequestField } from '../shared/event-request.ts';

/** The number of guests of an untouched form. */
export const DEFAULT_GUESTS = 100;

/** Values for the form, from the button that opens it. */
export interface Suggestion {
  ceremony?: string | undefined;
  guests?: number | undefined;
  /** A number of guests that stands beside the button and that nobody has chosen: the default of this opening. */
  defaultGuests?: number | undefined;
  /** What the visitor has chosen beside the button. */
  chosen?: { readonly [Name in EventRequestField]?: string | undefined };
}

/** One opening of the dialog. */
export interface Opening extends Suggestion {
  /** The local day, as `YYYY-MM-DD`. */
  day: string;
}
