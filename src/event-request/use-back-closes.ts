import { useEffect, useRef } from 'react';

/** Marks the history entry that stands for the open dialog. */
const MARK = 'dialog';

const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * While `open`, the browser's Back closes the dialog instead of leaving the page: what a thumb does on a phone
 * . The entry goes again when the dialog is closed in another way.
 */
export function useBackCloses(open: boolean, close: () => void) {
  // `history.back()` takes a while: opened again before it is done, its `popstate` is ours, not the visitor's.
  const leaving = useRef(false);

  useEffect(() => {
    if (!open) return;
    const enter = () => {
      leaving.current = false;
      // The rest of the state is the router's.
      history.pushState({ ...history.state, [MARK]: true }, '');
    };
    const onPopState = () => (leaving.current ? enter() : close());
    if (!isMarked()) enter();
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      if (!isMarked()) return;
      leaving.current = true;
      history.back();
    };
  }, [open, close]);
}
