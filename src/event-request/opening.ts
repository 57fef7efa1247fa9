/** The number of guests of an untouched form (S-FLD-6, S-CON-2). */
export const DEFAULT_GUESTS = 100;

/** Values for the form, from the button that opens it (R-23, U-9, U-24, U-42). */
export interface Suggestion {
  /** After a reload it comes from storage, which may hold any text. */
  ceremony?: string | undefined;
  guests?: number | undefined;
  /** A number of guests that stands beside the button and that nobody has chosen: the default of this opening (U-22). */
  shownGuests?: number | undefined;
  time?: string | undefined;
}

/** One opening of the dialog. */
export interface Opening extends Suggestion {
  /** The local day, as `YYYY-MM-DD` (S-FLD-5). */
  day: string;
}
