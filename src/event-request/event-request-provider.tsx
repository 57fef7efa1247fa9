import {
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { EVENT_REQUEST_DIALOG } from '../content/event-request-dialog.ts';
import { SITE } from '../content/site.ts';
import type { Ceremony } from '../shared/event-request.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyChunk } from '../ui/lazy-chunk.ts';
import { Loading } from '../ui/loading.tsx';
import { takeResumed } from '../ui/old-tab.ts';
import { onIdle } from '../ui/on-idle.ts';
import { ChunkFailure } from './chunk-failure.tsx';
import { hasQueuedRequests } from './outbox-marker.ts';
import { ThankYou } from './thank-you.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { EventRequestContext } from './use-event-request.ts';

const EventRequestForm = lazyChunk('event-request', () => import('./event-request-form.tsx'));

/** Renders the site's event-request dialog and the thank-you, and provides the handle that opens the dialog. */
export function EventRequestProvider({ children }: { children: ReactNode }) {
  const [phase, setPhase] = useState<'closed' | 'open' | 'closing'>('closed');
  const [openCount, setOpenCount] = useState(0);
  const [ceremony, setCeremony] = useState<Ceremony>();
  /** The content of the thank-you for the request that has been sent. */
  const [sent, setSent] = useState<ReactNode>();
  const [mounted, setMounted] = useState(false);

  const open = useCallback((options: { ceremony?: Ceremony } = {}) => {
    setSent(undefined);
    setPhase('open');
    // Show the dialog at once and the form in a transition: if its code is there already, no loading text flashes.
    startTransition(() => {
      setCeremony(options.ceremony);
      setOpenCount((count) => count + 1);
    });
  }, []);
  const close = useCallback(
    () => setPhase((current) => (current === 'open' ? 'closing' : current)),
    [],
  );
  const handle = useMemo(() => ({ open, preload: EventRequestForm.preload }), [open]);
  useBackCloses(phase === 'open', close);
  useEffect(
    () =>
      onIdle(async () => {
        // The form sends queued requests, also while it is closed (U-4).
        if ((await EventRequestForm.preload()) && hasQueuedRequests()) setMounted(true);
      }),
    [],
  );
  useEffect(() => {
    const resumed = takeResumed();
    if (resumed !== undefined) open(resumed ? { ceremony: resumed as Ceremony } : {});
  }, [open]);

  return (
    <EventRequestContext value={handle}>
      {children}
      <Dialog
        open={phase === 'open'}
        onClose={close}
        onClosed={() => setPhase('closed')}
        title={EVENT_REQUEST_DIALOG.title}
        closeLabel={SITE.dismiss}
      >
        {/* Mounted when it is first needed, and never unmounted, so that it keeps what was typed. */}
        {(openCount > 0 || mounted) && (
          <ErrorBoundary fallback={<ChunkFailure resume={ceremony ?? ''} />}>
            <Suspense fallback={<Loading label={SITE.loading} />}>
              <EventRequestForm
                open={phase === 'open'}
                openCount={openCount}
                ceremony={ceremony}
                onSent={(isShown, said) => {
                  setSent(said);
                  if (isShown) close();
                }}
                onHeld={open}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </Dialog>
      {/* Only when the dialog is closed: its top layer would hide the alert. */}
      {sent && phase === 'closed' && (
        <ThankYou onDismiss={() => setSent(undefined)}>{sent}</ThankYou>
      )}
    </EventRequestContext>
  );
}
