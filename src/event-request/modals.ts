import type { Opening } from './opening.ts';
import type { FilledIn } from './request.ts';

/** Which of the page's two modals is shown, the form or the thank-you. Pure: `event-request-provider.tsx` renders it. */
export interface Modals {
  /** The modal that covers the page. A closing one is still shown. */
  modal?: { shows: 'form' | 'thank-you'; isOpen: boolean } | undefined;
  /** The last opening of the form. */
  opening?: Opening;
  /** The request that the visitor is thanked for, as soon as no form is shown. */
  sent?: SentRequest | undefined;
}

export interface SentRequest extends FilledIn {
  /** A submit or a flush has sent it. After a flush somebody else may use the device. */
  by: 'submit' | 'flush';
}

export type ModalsEvent =
  | { type: 'open'; opening: Opening }
  | { type: 'close' }
  /** The closing animation has ended. */
  | { type: 'closed' }
  | { type: 'sent'; sent: SentRequest };

export function reduceModals(state: Modals, event: ModalsEvent): Modals {
  const { modal, sent } = state;
  switch (event.type) {
    case 'open': {
      // Opening the form ends a thank-you that is shown. One that waits for the form to close waits on.
      const waiting = modal?.shows === 'form' ? sent : undefined;
      return { modal: { shows: 'form', isOpen: true }, opening: event.opening, sent: waiting };
    }
    case 'close':
      return { ...state, modal: modal && { ...modal, isOpen: false } };
    case 'closed':
      // The other modal has opened meanwhile.
      if (modal?.isOpen) return state;
      return modal?.shows === 'form' && sent
        ? { ...state, modal: { shows: 'thank-you', isOpen: true } }
        : { ...state, modal: undefined, sent: undefined };
    case 'sent':
      // A flush replaces no thank-you that is shown or waits: it may be the one with the address for the reply.
      if (sent && event.sent.by === 'flush') return state;
      return {
        ...state,
        sent: event.sent,
        modal: modal?.shows === 'form' ? modal : { shows: 'thank-you', isOpen: true },
      };
  }
}
