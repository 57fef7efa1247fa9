import type { QueuedRequest } from './outbox-storage.ts';

/** A request that has arrived, for the thank-you. */
export interface Thanks extends QueuedRequest {
  /** Its visitor is still at the page: the thank-you may repeat name, email and phone. */
  isPersonal: boolean;
}

/**
 * Which of the page's two modals covers the page, if any. Pure: `event-request-provider.tsx` renders it. A closing
 * modal is still shown.
 */
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
  /** A request has arrived: that of the draft, or an earlier one. */
  | { type: 'arrived'; thanks: Thanks; isDraft: boolean };

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
    case 'arrived':
      if (modals.shows === 'nothing') return thank(event.thanks);
      // An earlier request interrupts no open modal.
      if (!event.isDraft && modals.isOpen) return modals;
      if (modals.shows === 'thank-you') return thank(event.thanks);
      // One thank-you follows the form: that for its own request, if two have arrived.
      if (!event.isDraft && modals.thanks) return modals;
      return { shows: 'form', isOpen: false, thanks: event.thanks };
  }
}

const thank = (thanks: Thanks): Modals => ({ shows: 'thank-you', isOpen: true, thanks });
