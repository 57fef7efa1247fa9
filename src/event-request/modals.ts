import type { SentRequest } from './outbox.ts';

/** A request that has arrived, for the thank-you. */
export interface Thanks extends SentRequest {
  /** The form held it when it arrived. */
  isInForm: boolean;
}

/** Which of the page's two modals covers the page, if any. Pure: `event-request-provider.tsx` renders it. A closing modal is still shown. */
export type Modals =
  | { shows: 'nothing' }
  /** `thanks`: the thank-you opens when the form has closed. */
  | { shows: 'form'; isOpen: boolean; thanks?: Thanks }
  | { shows: 'thank-you'; isOpen: boolean; thanks: Thanks };

export type ModalsEvent =
  | { type: 'open' }
  | { type: 'close' }
  /** The closing animation has ended. */
  | { type: 'closed' }
  /** A request has arrived. */
  | { type: 'sent'; thanks: Thanks };

export function reduceModals(modals: Modals, event: ModalsEvent): Modals {
  switch (event.type) {
    case 'open':
      return { shows: 'form', isOpen: true };
    case 'close':
      return modals.shows === 'nothing' ? modals : { ...modals, isOpen: false };
    case 'closed':
      // A modal has opened meanwhile.
      if (modals.shows === 'nothing' || modals.isOpen) return modals;
      return modals.shows === 'form' && modals.thanks ? thank(modals.thanks) : { shows: 'nothing' };
    case 'sent':
      if (modals.shows === 'nothing') return thank(event.thanks);
      // A request that the form does not hold interrupts no modal.
      if (!event.thanks.isInForm) return modals;
      return modals.shows === 'form'
        ? { shows: 'form', isOpen: false, thanks: event.thanks }
        : thank(event.thanks);
  }
}

const thank = (thanks: Thanks): Modals => ({ shows: 'thank-you', isOpen: true, thanks });
