import {
  type FunctionComponent,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useReducer,
  useState,
} from 'react';
import { BUSINESS } from '../content/business.ts';
import { EVENT_REQUEST_DIALOG, SITE } from '../content/site.ts';
import { lazyChunk } from '../loading/lazy-chunk.tsx';
import { onIdle } from '../loading/on-idle.ts';
import { openedByCommand } from '../loading/opener.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Loading } from '../ui/loading.tsx';
import { ChunkFailure, ContactLine } from './chunk-failure.tsx';
import { DIALOG_ID, OpenEventRequestContext } from './contact-button.tsx';
import { draft } from './draft.ts';
import { reduceModals } from './modals.ts';
import { outbox } from './outbox.ts';
import type { OpeningValues } from './prefill.ts';
import type { ThankYouProps } from './thank-you.tsx';
import { useBackCloses } from './use-back-closes.ts';

const EventRequestForm = lazyChunk('event-request', () => import('./event-request-form.tsx'));

/** Renders the site's two modals, the event request and the thank-you, and provides the function that opens the form. */
export function EventRequestProvider({ children }: { children: ReactNode }) {
  const [{ modal, thanks }, dispatch] = useReducer(reduceModals, {});
  /** The last opening, and the key of its form. Another key makes a new form, with the defaults of now. */
  const [opening, setOpening] = useState<OpeningValues & { formKey: number }>();
  const [ThankYou, setThankYou] = useState<FunctionComponent<ThankYouProps>>(() => PlainThanks);
  const isOpen = modal?.isOpen === true;
  const isFormOpen = isOpen && modal.shows === 'form';

  const open = useCallback((values?: OpeningValues) => {
    // Google's translated copy of the page cannot send the form.
    if (location.hostname.endsWith('.translate.goog'))
      return void window.open(BUSINESS.url, '_top');
    // Also loads the form again if that has failed before.
    void EventRequestForm.preload();
    dispatch({ type: 'open' });
    // A submitted version that waits in the outbox stays as it is: a button's suggestion would make another one of it.
    const given = outbox.holds(draft.current()) ? { chosen: values?.chosen } : values;
    const isNew = draft.isEmpty();
    // The dialog opens at once, and the form is rendered after it. If the code of the form is there already, no loading text flashes.
    startTransition(() =>
      setOpening((last) => ({ ...given, formKey: (last?.formKey ?? 0) + Number(isNew) })),
    );
  }, []);
  const close = useCallback(() => dispatch({ type: 'close' }), []);
  const shown = { open: isOpen, onClose: close, onClosed: () => dispatch({ type: 'closed' }) };
  useBackCloses(isOpen, close);
  useEffect(() => onIdle(() => void EventRequestForm.preload()), []);
  useEffect(() => {
    outbox.start(async (sent) => {
      const wasInForm = draft.emptyIfSame(sent.draft);
      if (wasInForm) setOpening((last) => last && { formKey: last.formKey + 1 });
      const chunk = await EventRequestForm.preload();
      setThankYou(() => chunk?.default.ThankYou ?? PlainThanks);
      dispatch({ type: 'sent', thanks: { ...sent, wasInForm } });
    });
  }, []);
  useEffect(() => {
    // A button has opened the dialog before the app runs. Now it gets its form.
    const opened = openedByCommand();
    if (opened) open(opened);
  }, [open]);

  return (
    <OpenEventRequestContext value={open}>
      {children}
      <Dialog
        id={DIALOG_ID}
        {...shown}
        open={isFormOpen}
        title={EVENT_REQUEST_DIALOG.title}
        intro={EVENT_REQUEST_DIALOG.intro}
        closeLabel={SITE.dismiss}
      >
        {/* The form is mounted when it is first opened, and never unmounted, so that it keeps what was typed. */}
        {opening ? (
          <ErrorBoundary resetKey={opening} fallback={(error) => <ChunkFailure error={error} />}>
            <Suspense
              fallback={
                <>
                  <ContactLine />
                  <Loading label={SITE.loading} />
                </>
              }
            >
              <EventRequestForm key={opening.formKey} opening={opening} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <ContactLine>
            <noscript>{SITE.noScript} </noscript>
          </ContactLine>
        )}
      </Dialog>
      {/* Only while it is shown, so that its alert is announced. */}
      {thanks && modal?.shows === 'thank-you' && <ThankYou {...shown} thanks={thanks} />}
    </OpenEventRequestContext>
  );
}

/** Thanks without the form's chunk. */
const PlainThanks = ({ thanks: _, ...modal }: ThankYouProps) => (
  <Dialog {...modal} id="thanks" title={EVENT_REQUEST_DIALOG.sent.thanks} closeLabel={SITE.dismiss}>
    <p role="alert">{EVENT_REQUEST_DIALOG.sent.next}</p>
    <ContactLine />
  </Dialog>
);
