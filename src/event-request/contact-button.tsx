import { createContext, type ReactNode, use } from 'react';
import type { Ceremony } from '../shared/event-request.ts';
import type { OpeningValues } from './prefill.ts';

export const DIALOG_ID = 'event-request';

/** Opens the event request. */
export const OpenEventRequestContext = createContext<((values?: OpeningValues) => void) | null>(
  null,
);

export interface ContactButtonProps {
  className: string | undefined;
  ceremony?: Ceremony | undefined;
  /** Reads what has been chosen beside the button, when it is clicked. */
  choices?: () => OpeningValues;
  children: ReactNode;
}

/**
 * Opens the event request. Before the app runs, the browser opens the dialog by the button's command, and the form comes into
 * the open dialog.
 */
export function ContactButton({ className, ceremony, choices, children }: ContactButtonProps) {
  const open = use(OpenEventRequestContext);
  if (!open) throw new Error('A ContactButton needs an EventRequestProvider above it');
  return (
    <button
      type="button"
      value={ceremony}
      className={className}
      aria-haspopup="dialog"
      {...{ command: 'show-modal', commandfor: DIALOG_ID }}
      onClick={(event) => {
        // Instead of the command, which knows no choices.
        event.preventDefault();
        // Safari does not focus a clicked button. The dialog returns the focus to it when it closes.
        event.currentTarget.focus();
        open({ ceremony, ...choices?.() });
      }}
    >
      {children}
    </button>
  );
}
