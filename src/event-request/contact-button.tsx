import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import type { Ceremony } from '../shared/event-request.ts';
import '../ui/waiting-button.css';
import { release, WAITING } from '../ui/waiting-button.ts';

/** The number of guests of an untouched form (S-FLD-6, S-CON-2). */
export const DEFAULT_GUESTS = 100;

/** What the button that opens the form has said of the event (R-23, U-9, U-24, U-42). */
export interface Suggestion {
  /** After a reload it comes from storage, which may hold any text. */
  ceremony?: string | undefined;
  guests?: number | undefined;
  time?: string | undefined;
}

/** One opening of the dialog. */
export interface Opening extends Suggestion {
  /** The local day, as `YYYY-MM-DD` (S-FLD-5). */
  day: string;
}

interface EventRequestHandle {
  /** Opens the dialog with these values (S-MOD-3). */
  open: (suggestion?: Suggestion) => void;
  /** Preloads the form's code. */
  preload: () => void;
}

export const EventRequestContext = createContext<EventRequestHandle | null>(null);

export interface ContactButtonProps {
  className: string | undefined;
  ceremony?: Ceremony | undefined;
  /** Reads what has been chosen beside the button, when it is clicked. */
  choices?: () => Suggestion;
  children: ReactNode;
}

/** Opens the event request. Hover, focus or touch preloads its form. */
export function ContactButton({ className, ceremony, choices, children }: ContactButtonProps) {
  const handle = use(EventRequestContext);
  if (!handle) throw new Error('A ContactButton needs an EventRequestProvider above it');
  const { open, preload } = handle;
  const ref = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (ref.current) release(ref.current);
  }, []);

  return (
    <button
      ref={ref}
      type="button"
      className={className}
      aria-haspopup="dialog"
      {...WAITING}
      data-ceremony={ceremony}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      onClick={(event) => {
        // Safari does not focus a clicked button. The dialog returns the focus to it when it closes (U-5).
        event.currentTarget.focus();
        open({ ceremony, ...choices?.() });
      }}
    >
      {children}
    </button>
  );
}
