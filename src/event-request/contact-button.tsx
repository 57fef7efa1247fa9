import { type ReactNode, useEffect, useRef } from 'react';
import type { Ceremony } from '../shared/event-request.ts';
import { useEventRequest } from './use-event-request.ts';

interface ContactButtonProps {
  className: string | undefined;
  ceremony?: Ceremony;
  children: ReactNode;
}

/** Opens the event request. Hover, focus or touch preloads its form. */
export function ContactButton({ className, ceremony, children }: ContactButtonProps) {
  const { open, preload } = useEventRequest();
  const ref = useRef<HTMLButtonElement>(null);

  // If the button was tapped before the app was loaded (`src/start`), click it now.
  useEffect(() => {
    const button = ref.current;
    const isTapped = button?.dataset.waiting === 'tapped';
    delete button?.dataset.waiting;
    button?.removeAttribute('aria-busy');
    if (isTapped) button?.click();
  }, []);

  return (
    <button
      ref={ref}
      type="button"
      className={className}
      aria-haspopup="dialog"
      data-waiting=""
      data-ceremony={ceremony}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      onClick={(event) => {
        // Safari does not focus a clicked button. The dialog returns the focus to it when it closes (U-5).
        event.currentTarget.focus();
        open(ceremony && { ceremony });
      }}
    >
      {children}
    </button>
  );
}
