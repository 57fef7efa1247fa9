import {
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
} from 'react';
import { BUSINESS } from '../content/business.ts';
import { EVENT_REQUEST_DIALOG, SITE } from '../content/site.ts';
import { lazyChunk } from '../loading/lazy-chunk.tsx';
import { onIdle } from '../loading/on-idle.ts';
import { openedByCommand } from '../loading/opener.ts';
import { localDay } from '../shared/dates.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Loading } from '../ui/loading.tsx';
import type { ModalProps } from '../ui/modal.tsx';
import { ChunkFailure, ContactLine } from './chunk-failure.tsx';
import { DIALOG_ID, EventRequestContext, type OpeningValues } from './contact-button.tsx';
import { draft } from './draft.ts';
import { reduceModals } from './modals.ts';
import { outbox } from './outbox.ts';
import { useBackCloses } from './use-back-closes.ts';

const importForm = () => import('./event-request-form.tsx');
const EventRequestForm = lazyChunk('event-request', importForm);
/** In the chunk of the form, so that thanking after a submit needs no connection. */
const ThankYou = lazyChunk('event-request', () =>
  importForm().then((form) => ({ default: form.ThankYou })),
);

/** Renders the site's two modals, the event request and the thank-you, and provides the handle that opens the form. */
export function EventRequestProvider({ children }: { children: ReactNode }) {
  const [{ modal, opening, sentForms, sent }, dispatch] = useReducer(reduceModals, {
    sentForms: 0,
  });
  const isOpen = modal?.isOpen === true;
  const isFormOpen = isOpen && modal.shows === 'form';
  // The dialog opens at once, and the form is rendered after it. If the code of the form is there already, no loading text flashes.
  const deferredOpening = useDeferredValue(opening);
  // A new form never gets the opening of the last one.
  const shownOpening = deferredOpening?.form === opening?.form ? deferredOpening : opening;

  const open = useCallback((values?: OpeningValues) => {
    // Google's translated copy of the page cannot send the form.
    if (location.hostname.endsWith('.translate.goog'))
      return void window.open(BUSINESS.url, '_top');
    // Also loads the form again if that has failed before.
    void EventRequestForm.preload();
    dispatch({ type: 'open', opening: { day: localDay(new Date()), ...values } });
  }, []);
  const close = useCallback(() => dispatch({ type: 'close' }), []);
  const shown = { open: isOpen, onClose: close, onClosed: () => dispatch({ type: 'closed' }) };
  const handle = useMemo(() => ({ open, preload: EventRequestForm.preload }), [open]);
  useBackCloses(isOpen, close);
  useEffect(() => onIdle(() => void EventRequestForm.preload()), []);
  useEffect(() => {
    outbox.start((sent) => {
      // Also loads the thank-you again if that has failed before.
      void ThankYou.preload();
      dispatch({ type: 'sent', sent, wasInForm: draft.emptyIfSame(sent.draft) });
    });
  }, []);
  useEffect(() => {
    // A button has opened the dialog before the app runs. Now it gets its form.
    const opened = openedByCommand();
    if (opened) open(opened);
  }, [open]);

  return (
    <EventRequestContext value={handle}>
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
        {shownOpening ? (
          <ErrorBoundary
            resetKey={shownOpening}
            fallback={(error) => <ChunkFailure error={error} />}
          >
            <Suspense
              fallback={
                <>
                  <ContactLine />
                  <Loading label={SITE.loading} />
                </>
              }
            >
              <EventRequestForm key={sentForms} opening={shownOpening} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <ContactLine>
            <noscript>{SITE.noScript} </noscript>
          </ContactLine>
        )}
      </Dialog>
      {/* Only while it is shown, so that its alert is announced. */}
      {sent && modal?.shows === 'thank-you' && (
        <ErrorBoundary resetKey={sent} fallback={() => <PlainThanks {...shown} />}>
          <Suspense>
            <ThankYou {...shown} sent={sent} />
          </Suspense>
        </ErrorBoundary>
      )}
    </EventRequestContext>
  );
}

/** Thanks without the form's chunk. */
const PlainThanks = (modal: ModalProps) => (
  <Dialog {...modal} id="thanks" title={EVENT_REQUEST_DIALOG.sent.thanks} closeLabel={SITE.dismiss}>
    <p role="alert">{EVENT_REQUEST_DIALOG.sent.next}</p>
    <ContactLine />
  </Dialog>
);
