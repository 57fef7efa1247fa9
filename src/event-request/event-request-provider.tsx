import {
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { BUSINESS } from '../content/business.ts';
import { EVENT_REQUEST_DIALOG } from '../content/event-request-dialog.ts';
import { SITE } from '../content/site.ts';
import { localDay } from '../shared/dates.ts';
import type { EventRequest } from '../shared/event-request.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyChunk } from '../ui/lazy-chunk.ts';
import { takeReopen } from '../ui/old-tab.ts';
import { onIdle } from '../ui/on-idle.ts';
import { ChunkFailure, SlowLoading } from './chunk-failure.tsx';
import { hasStoredRequests } from './outbox-marker.ts';
import { useBackCloses } from './use-back-closes.ts';
import { EventRequestContext, type Opening } from './use-event-request.ts';

const EventRequestForm = lazyChunk('event-request', () => import('./event-request-form.tsx'));
/** From the chunk of the form, which is there when a request has been sent. */
const ThankYou = lazyChunk('event-request', () =>
  import('./event-request-form.tsx').then((form) => ({ default: form.ThankYou })),
);

interface State {
  dialog: 'closed' | 'open' | 'closing';
  /** The last opening. */
  opening?: Opening;
  /** The request that the visitor is thanked for. */
  sent?: EventRequest | undefined;
}

const openingNow = (options?: { ceremony?: string }): Opening => ({
  day: localDay(new Date()),
  ...options,
});

const toClosing = (state: State): State =>
  state.dialog === 'open' ? { ...state, dialog: 'closing' } : state;

/** Renders the site's event-request dialog and the thank-you, and provides the handle that opens the dialog. */
export function EventRequestProvider({ children }: { children: ReactNode }) {
  const [{ dialog, opening, sent }, setState] = useState<State>({ dialog: 'closed' });
  /** Whether the outbox holds requests: the form sends or shows them, also while the dialog is closed (U-4). */
  const [hasStored, setHasStored] = useState(false);
  // Show the dialog at once and the form after it: if its code is there already, no loading text flashes.
  const shownOpening = useDeferredValue(opening);

  const open = useCallback((options?: { ceremony?: string }) => {
    // Google's translated copy of the page cannot send the form (U-32).
    if (location.hostname.endsWith('.translate.goog')) window.open(BUSINESS.url, '_top');
    else setState({ dialog: 'open', opening: openingNow(options) });
  }, []);
  const close = useCallback(() => setState(toClosing), []);
  const handle = useMemo(() => ({ open, preload: EventRequestForm.preload }), [open]);
  useBackCloses(dialog === 'open', close);
  useEffect(
    () =>
      onIdle(async () => {
        if ((await EventRequestForm.preload()) && hasStoredRequests()) setHasStored(true);
      }),
    [],
  );
  useEffect(() => {
    const ceremony = takeReopen();
    if (ceremony !== undefined) open({ ceremony });
  }, [open]);

  return (
    <EventRequestContext value={handle}>
      {children}
      <Dialog
        open={dialog === 'open'}
        onClose={close}
        onClosed={() => setState((state) => ({ ...state, dialog: 'closed' }))}
        title={EVENT_REQUEST_DIALOG.title}
        intro={EVENT_REQUEST_DIALOG.intro}
        closeLabel={SITE.dismiss}
      >
        {/* Mounted when it is first needed, and never unmounted, so that it keeps what was typed. */}
        {(shownOpening || hasStored) && (
          <ErrorBoundary fallback={<ChunkFailure reopen={opening?.ceremony ?? ''} />}>
            <Suspense fallback={<SlowLoading />}>
              <EventRequestForm
                isOpen={dialog === 'open'}
                opening={shownOpening}
                onSent={(request, isDone) =>
                  setState((state) => ({ ...(isDone ? toClosing(state) : state), sent: request }))
                }
                // A thank-you that the dialog now hides comes back when the dialog closes.
                onOpen={() =>
                  setState((state) =>
                    state.dialog === 'open'
                      ? state
                      : { ...state, dialog: 'open', opening: openingNow() },
                  )
                }
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </Dialog>
      {/* Only when the dialog is closed: its top layer would hide the alert. */}
      {sent && dialog === 'closed' && (
        <Suspense>
          <ThankYou
            request={sent}
            onDismiss={() => setState((state) => ({ ...state, sent: undefined }))}
          />
        </Suspense>
      )}
    </EventRequestContext>
  );
}
