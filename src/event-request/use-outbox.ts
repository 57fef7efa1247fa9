import { useEffect, useEffectEvent } from 'react';
import { createOutbox, type OutboxEvents } from './outbox.ts';

const outbox = createOutbox();

/** The page's outbox. It flushes when the connection or the visitor is back, and when the dialog is closed. */
export function useOutbox(isOpen: boolean, events: OutboxEvents) {
  const onSent = useEffectEvent(events.onSent);
  const onRefused = useEffectEvent(events.onRefused);
  const isHeld = useEffectEvent(events.isHeld);
  useEffect(() => {
    const stop = outbox.start({ onSent, onRefused, isHeld: () => isOpen && isHeld() });
    const onReturn = () => {
      if (document.visibilityState === 'visible') void outbox.flush();
    };
    const end = new AbortController();
    for (const event of ['online', 'pageshow'])
      addEventListener(event, onReturn, { signal: end.signal });
    document.addEventListener('visibilitychange', onReturn, { signal: end.signal });
    return () => {
      end.abort();
      stop();
    };
  }, [isOpen]);
  return outbox;
}
