import { type ReactNode, useEffect, useRef } from 'react';
import '../ui/waiting-button.css';
import { release, WAITING } from '../ui/waiting-button.ts';
import { type Suggestion, useEventRequest } from './use-event-request.ts';

interface ContactButtonProps {
  className: string | undefined;
  ceremony?: Suggestion['ceremony'];
  /** Reads the number of guests when the button is clicked. */
  guests?: () => number;
  children: ReactNode;
}

/** Opens the event request. Hover, focus or touch preloads its form. */
export function ContactButton({ className, ceremony, guests, children }: ContactButtonProps) {
  const { open, preload } = useEventRequest();
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
        open({ ...(ceremony && { ceremony }), ...(guests && { guests: guests() }) });
      }}
    >
      {children}
    </button>
  );
}
