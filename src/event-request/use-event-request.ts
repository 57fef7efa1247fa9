import { createContext, use } from 'react';
import type { Ceremony } from '../shared/event-request.ts';

/** What the button that opens the form has said of the event (R-23, U-9, U-24). */
export interface Suggestion {
  ceremony?: Ceremony;
  guests?: number;
}

export interface EventRequestHandle {
  /** Opens the dialog, with this ceremony selected and this number of guests (S-MOD-3). */
  open: (suggestion?: Suggestion) => void;
  /** Preloads the form's code. */
  preload: () => void;
}

/** One opening of the dialog. */
export interface Opening {
  /** The local day, as `YYYY-MM-DD` (S-FLD-5). */
  day: string;
  /** The ceremony to select. After a reload it comes from storage, which may hold any text. */
  ceremony?: string | undefined;
  guests?: number | undefined;
}

export const EventRequestContext = createContext<EventRequestHandle | null>(null);

/** The handle that opens the event-request dialog. Throws outside an `EventRequestProvider`. */
export function useEventRequest(): EventRequestHandle {
  const handle = use(EventRequestContext);
  if (!handle) throw new Error('useEventRequest needs an EventRequestProvider above it');
  return handle;
}
