import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createOutbox, type OutboxEvents } from './outbox.ts';

const outbox = createOutbox();

interface OutboxOptions extends OutboxEvents {
  formRef: RefObject<HTMLFormElement | null>;
  /** Whether the dialog is open. */
  open: boolean;
}

/** Connects the outbox to the form and the page. */
export function useOutbox({ formRef, open, ...events }: OutboxOptions) {
  const [showsHeld, setShowsHeld] = useState(false);
  const onSent = useEffectEvent<OutboxEvents['onSent']>((isShown, request) => {
    if (isShown) formRef.current?.reset();
    events.onSent(isShown, request);
  });
  const onHeld = useEffectEvent(events.onHeld);

  // This effect runs before the one with `start`, which sends queued requests unless the dialog is open.
  useEffect(() => outbox.setOpen(open), [open]);

  useEffect(() => {
    const stop = outbox.start({ onSent, onHeld });
    const onReturn = () => {
      if (document.visibilityState === 'visible') void outbox.flush();
    };
    const onReset = () => {
      outbox.edit();
      setShowsHeld(false);
    };
    const end = new AbortController();
    const { signal } = end;
    addEventListener('online', outbox.flush, { signal });
    addEventListener('pageshow', onReturn, { signal });
    document.addEventListener('visibilitychange', onReturn, { signal });
    formRef.current?.addEventListener('input', outbox.edit, { signal });
    formRef.current?.addEventListener('reset', onReset, { signal });
    return () => {
      end.abort();
      stop();
    };
  }, [formRef]);

  return {
    ...outbox,
    /** Whether the form shows a held request. */
    showsHeld,
    takeHeld(isFormFree: boolean) {
      const held = outbox.takeHeld(isFormFree);
      setShowsHeld(held !== undefined);
      return held;
    },
  };
}
