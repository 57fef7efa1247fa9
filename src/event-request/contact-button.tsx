import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import type { Ceremony } from '../shared/event-request.ts';
import '../ui/waiting-button.css';
import { release, WAITING } from '../ui/waiting-button.ts';

/** What the button that opens the form has said of the event (R-23, U-9, U-24). */
export interface Suggestion {
  /** After a reload it comes from storage, which may hold any text. */
  ceremony?: string | undefined;
  guests?: number | undefined;
}

/** One opening of the dialog. */
export interface Opening extends Suggestion {
  /** The local day, as `YYYY-MM-DD` (S-FLD-5). */
  day: string;
}

interface EventRequestHandle {
  /** Opens the dialog, with this ceremony selected and this number of guests (S-MOD-3). */
  open: (suggestion?: Suggestion) => void;
  /** Preloads the form's code. */
  preload: () => void;
}

export const EventRequestContext = createContext<EventRequestHandle | null>(null);

export interface ContactButtonProps {
  className: string | undefined;
  ceremony?: Ceremony | undefined;
  /** Reads the number of guests when the button is clicked. */
  guests?: () => number;
  children: ReactNode;
}

/** Opens the event request. Hover, focus or touch preloads its form. */
export function ContactButton({ className, ceremony, guests, children }: ContactButtonProps) {
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
        open({ ceremony, guests: guests?.() });
      }}
    >
      {children}
    </button>
  );
}
