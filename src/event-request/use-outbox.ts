import { useEffect, useEffectEvent } from 'react';
import { createOutbox, type OutboxEvents } from './outbox.ts';

const outbox = createOutbox();

/** The page's outbox. It flushes when the connection or the visitor is back, when the dialog closes, and when it is mounted closed. */
export function useOutbox(isOpen: boolean, events: OutboxEvents) {
  const onSent = useEffectEvent(events.onSent);
  const onReturned = useEffectEvent(events.onReturned);
  const isHeld = useEffectEvent(events.isHeld);
  useEffect(() => {
    const stop = outbox.start({ onSent, onReturned, isHeld });
    const onVisible = () => {
      if (document.visibilityState === 'visible') void outbox.flush();
    };
    const end = new AbortController();
    addEventListener('online', outbox.flush, { signal: end.signal });
    addEventListener('pageshow', onVisible, { signal: end.signal });
    document.addEventListener('visibilitychange', onVisible, { signal: end.signal });
    return () => {
      end.abort();
      stop();
    };
  }, []);
  useEffect(() => {
    if (!isOpen) void outbox.flush();
  }, [isOpen]);
  return outbox;
}
