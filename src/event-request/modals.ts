import type { OpeningValues } from './contact-button.tsx';
import type { SentRequest } from './outbox.ts';

/** One opening of the dialog. */
export interface Opening extends OpeningValues {
  /** The local day of the opening, as `YYYY-MM-DD`. A form that stays open over midnight keeps it. */
  day: string;
}

/** Which of the page's two modals is shown, the form or the thank-you. Pure: `event-request-provider.tsx` renders it. */
export interface Modals {
  /** The modal that covers the page. A closing one is still shown. */
  modal?: { shows: 'form' | 'thank-you'; isOpen: boolean } | undefined;
  /** The last opening, and its form, as the number of forms that have been sent before. */
  opening?: Opening & { form: number };
  /** How many forms have been sent. Each number has a form of its own, which begins empty. */
  sentForms: number;
  /** The request that the visitor is thanked for, as soon as no form is shown. */
  sent?: SentRequest | undefined;
}

export type ModalsEvent =
  | { type: 'open'; opening: Opening }
  | { type: 'close' }
  /** The closing animation has ended. */
  | { type: 'closed' }
  /** A request has arrived. `wasInForm`: the form held exactly that request. */
  | { type: 'sent'; sent: SentRequest; wasInForm: boolean };

export function reduceModals(state: Modals, event: ModalsEvent): Modals {
  const { modal } = state;
  switch (event.type) {
    case 'open':
      return {
        ...state,
        modal: { shows: 'form', isOpen: true },
        opening: { ...event.opening, form: state.sentForms },
        sent: undefined,
      };
    case 'close':
      return { ...state, modal: modal && { ...modal, isOpen: false } };
    case 'closed':
      // The other modal has opened meanwhile.
      if (modal?.isOpen) return state;
      return modal?.shows === 'form' && state.sent
        ? { ...state, modal: { shows: 'thank-you', isOpen: true } }
        : { ...state, modal: undefined, sent: undefined };
    case 'sent':
      return afterSent(event.wasInForm ? withNewForm(state) : state, event);
  }
}

/** The next form is empty: it gets nothing of what has opened the last one. */
const withNewForm = ({ opening, sentForms, ...state }: Modals): Modals => ({
  ...state,
  ...(opening && { opening: { day: opening.day, form: sentForms + 1 } }),
  sentForms: sentForms + 1,
});

/** Thanks now, or when the form that held the request has closed. Any other dialog is not interrupted. */
function afterSent(
  state: Modals,
  { sent, wasInForm }: Extract<ModalsEvent, { type: 'sent' }>,
): Modals {
  const { modal } = state;
  if (wasInForm && modal?.shows === 'form')
    return { ...state, sent, modal: { ...modal, isOpen: false } };
  return modal ? state : { ...state, sent, modal: { shows: 'thank-you', isOpen: true } };
}
