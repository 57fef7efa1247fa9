import { createContext, use } from 'react';
import type { Ceremony } from '../shared/event-request.ts';

export interface EventRequestHandle {
  /** Opens the dialog, with a ceremony chosen if one is given (S-MOD-3, R-23). */
  open: (options?: { ceremony?: Ceremony }) => void;
  /** Fetches the form's code at the first sign of intent. */
  preload: () => void;
}

export const EventRequestContext = createContext<EventRequestHandle | null>(null);

/** The open handle of the event-request dialog; an error outside its provider. */
export function useEventRequest(): EventRequestHandle {
  const handle = use(EventRequestContext);
  if (!handle) throw new Error('useEventRequest needs an EventRequestProvider above it');
  return handle;
}
