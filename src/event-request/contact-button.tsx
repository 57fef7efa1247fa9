import { createContext, type ReactNode, use } from 'react';
import { BUSINESS } from '../content/business.ts';
import type { FieldTexts } from './draft.ts';

export const DIALOG_ID = 'event-request';

/** Opens the event request. */
export const OpenEventRequestContext = createContext<((prefill?: FieldTexts) => void) | null>(null);

export interface ContactButtonProps {
  className: string | undefined;
  /** What the button fills in. */
  prefill?: FieldTexts | undefined;
  children: ReactNode;
}

/**
 * Opens the event request. Before the app runs, the browser opens the dialog by the button's command, and the form
 * comes into the open dialog.
 */
export function ContactButton({ className, prefill = {}, children }: ContactButtonProps) {
  const open = use(OpenEventRequestContext);
  if (!open) throw new Error('A ContactButton needs an EventRequestProvider above it');
  return (
    <button
      type="button"
      value={prefill.ceremony}
      className={className}
      aria-haspopup="dialog"
      {...{ command: 'show-modal', commandfor: DIALOG_ID }}
      onClick={(event) => {
        // Instead of the command, which knows no prefill.
        event.preventDefault();
        // Safari does not focus a clicked button. The dialog returns the focus to it when it closes.
        event.currentTarget.focus();
        // Google's translated copy of the page cannot send the form.
        if (location.hostname.endsWith('.translate.goog')) window.open(BUSINESS.url, '_top');
        else open(prefill);
      }}
    >
      {children}
    </button>
  );
}
