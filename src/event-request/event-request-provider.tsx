import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { EVENT_REQUEST } from '../content/event-request.ts';
import { SITE } from '../content/site.ts';
import type { Ceremony } from '../shared/event-request.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyChunk } from '../ui/lazy-chunk.ts';
import { Loading } from '../ui/loading.tsx';
import { ChunkFailure } from './chunk-failure.tsx';
import { onIdle } from './on-idle.ts';
import { ThankYou } from './thank-you.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { EventRequestContext } from './use-event-request.ts';

const EventRequestForm = lazyChunk('event-request', () => import('./event-request-form.tsx'));

/** Holds the one event-request dialog of the site, its open handle and the thank-you after it. */
export function EventRequestProvider({ children }: { children: ReactNode }) {
  const [phase, setPhase] = useState<'closed' | 'open' | 'closing'>('closed');
  const [opening, setOpening] = useState(0);
  const [ceremony, setCeremony] = useState<Ceremony>();
  const [sent, setSent] = useState(false);

  const open = useCallback((options: { ceremony?: Ceremony } = {}) => {
    setCeremony(options.ceremony);
    setSent(false);
    setOpening((count) => count + 1);
    setPhase('open');
  }, []);
  const close = useCallback(
    () => setPhase((current) => (current === 'open' ? 'closing' : current)),
    [],
  );
  const handle = useMemo(() => ({ open, preload: EventRequestForm.preload }), [open]);
  useBackCloses(phase === 'open', close);
  useEffect(() => onIdle(EventRequestForm.preload), []);

  return (
    <EventRequestContext value={handle}>
      {children}
      <Dialog
        open={phase === 'open'}
        onClose={close}
        onClosed={() => setPhase('closed')}
        title={EVENT_REQUEST.title}
        closeLabel={SITE.dismiss}
      >
        {/* Not before it is wanted; from then on it stays, with what was typed. */}
        {opening > 0 && (
          <ErrorBoundary fallback={<ChunkFailure />}>
            <Suspense fallback={<Loading label={SITE.loading} />}>
              <EventRequestForm
                opening={opening}
                ceremony={ceremony}
                onSent={() => {
                  setSent(true);
                  close();
                }}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </Dialog>
      {/* Outside the dialog, hence after it: its top layer would hide the alert. */}
      {sent && phase === 'closed' && <ThankYou onDismiss={() => setSent(false)} />}
    </EventRequestContext>
  );
}
