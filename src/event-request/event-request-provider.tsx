import {
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useReducer,
  useState,
} from 'react';
import { openedByCommand } from '../browser/dialog-command.ts';
import { DIALOG_TEXTS, SITE } from '../content/site.ts';
import { lazyChunk } from '../loading/lazy-chunk.tsx';
import { onIdle } from '../loading/load-chunk.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Loading } from '../ui/loading.tsx';
import { DIALOG_ID, OpenEventRequestContext } from './contact-button.tsx';
import { ContactLine } from './contact-line.tsx';
import { draft, type FieldTexts } from './draft.ts';
import { reduceModals } from './modals.ts';
import { outbox } from './outbox.ts';
import { ThankYou } from './thank-you.tsx';
import { useBackCloses } from './use-back-closes.ts';

const EventRequestForm = lazyChunk('event-request', () => import('./event-request-form.tsx'));

interface EventRequestProviderProps {
  /** Replaces the form if it failed. */
  renderFailure: (error: unknown) => ReactNode;
  children: ReactNode;
}

/**
 * Renders the site's two modals, the event request and the thank-you, and provides the function that opens the form.
 */
export function EventRequestProvider({ renderFailure, children }: EventRequestProviderProps) {
  const [modals, dispatch] = useReducer(reduceModals, { shows: 'nothing' });
  /** How often the form has been opened. */
  const [openings, setOpenings] = useState(0);
  /** The last request of the form that has arrived. The next one gets a new form, scrolled to its top. */
  const [arrivedId, setArrivedId] = useState<string>();
  const isOpen = modals.shows !== 'nothing' && modals.isOpen;
  const isFormOpen = isOpen && modals.shows === 'form';

  const open = useCallback((prefill: FieldTexts = {}) => {
    // Also loads the form again if that has failed before.
    void EventRequestForm.preload();
    draft.prefill(prefill);
    dispatch({ type: 'open' });
    // The dialog opens at once, and the form is rendered after it. If
    // the code of the form is there already, no loading text flashes.
    startTransition(() => setOpenings((count) => count + 1));
  }, []);
  const close = useCallback(() => dispatch({ type: 'close' }), []);
  const modalProps = { open: isOpen, onClose: close, onClosed: () => dispatch({ type: 'closed' }) };
  useBackCloses(isOpen, close);
  useEffect(() => onIdle(() => void EventRequestForm.preload()), []);
  useEffect(
    () =>
      outbox.start((arrived) => {
        const { id, isSubmittedHere = false } = draft.current();
        const isDraft = id === arrived.id;
        if (isDraft) {
          draft.empty();
          setArrivedId(arrived.id);
        }
        const isPersonal = isDraft && isSubmittedHere;
        dispatch({ type: 'arrived', thanks: { ...arrived, isPersonal }, isDraft });
      }),
    [],
  );
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
        {...modalProps}
        open={isFormOpen}
        title={DIALOG_TEXTS.title}
        intro={DIALOG_TEXTS.intro}
        closeLabel={SITE.dismiss}
      >
        {/* The form is mounted when it is first opened, and stays, so that it keeps what was typed. */}
        {openings > 0 ? (
          <ErrorBoundary resetKey={openings} fallback={renderFailure}>
            <Suspense
              fallback={
                <>
                  <ContactLine />
                  <Loading label={SITE.loading} />
                </>
              }
            >
              <EventRequestForm key={arrivedId} isOpen={isFormOpen} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <ContactLine>
            <noscript>{SITE.noScript} </noscript>
          </ContactLine>
        )}
      </Dialog>
      {/* Only while it is shown, so that its alert is announced. */}
      {modals.shows === 'thank-you' && <ThankYou {...modalProps} thanks={modals.thanks} />}
    </OpenEventRequestContext>
  );
}
