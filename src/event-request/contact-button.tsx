import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import type { Ceremony } from '../shared/event-request.ts';
import '../ui/waiting-button.css';
import { release, WAITING } from '../ui/waiting-button.ts';
import type { Suggestion } from './opening.ts';

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
