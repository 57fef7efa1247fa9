import type { SentRequest } from './outbox.ts';

/** A request that has arrived, for the thank-you. */
export interface Thanks extends SentRequest {
  /** The form held exactly this request. */
  isDraft: boolean;
}

/** Which of the page's two modals is shown, the form or the thank-you. Pure: `event-request-provider.tsx` renders it. */
export interface Modals {
  /** The modal that covers the page. A closing one is still shown. */
  modal?: { shows: 'form' | 'thank-you'; isOpen: boolean } | undefined;
  /** The request that the visitor is thanked for, as soon as no form is shown. */
  thanks?: Thanks | undefined;
}

export type ModalsEvent =
  | { type: 'open' }
  | { type: 'close' }
  /** The closing animation has ended. */
  | { type: 'closed' }
  /** A request has arrived. */
  | { type: 'sent'; thanks: Thanks };

export function reduceModals({ modal, thanks }: Modals, event: ModalsEvent): Modals {
  switch (event.type) {
    case 'open':
      return { modal: { shows: 'form', isOpen: true } };
    case 'close':
      return { modal: modal && { ...modal, isOpen: false }, thanks };
    case 'closed':
      // The other modal has opened meanwhile.
      if (modal?.isOpen) return { modal, thanks };
      return modal?.shows === 'form' && thanks ? thank(thanks) : {};
    case 'sent':
      // The visitor waits for the answer to the request in the form. Any other one interrupts no modal, also not one that is closing.
      if (modal && !event.thanks.isDraft) return { modal, thanks };
      return modal?.shows === 'form'
        ? { modal: { ...modal, isOpen: false }, thanks: event.thanks }
        : thank(event.thanks);
  }
}

const thank = (thanks: Thanks): Modals => ({
  modal: { shows: 'thank-you', isOpen: true },
  thanks,
});
