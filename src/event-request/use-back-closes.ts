import { useEffect, useRef } from 'react';

/** The property of `history.state` that marks the entry of the open dialog. The router owns the rest of the state. */
const MARK = 'dialog';

const isMarked = () => Boolean(history.state?.[MARK]);

/**
 * While `open`, Back closes the dialog instead of leaving the page, as phone users expect. If the dialog is closed in
 * another way, its history entry is removed.
 */
export function useBackCloses(open: boolean, close: () => void) {
  // `history.back()` is asynchronous: the dialog may be open again before its `popstate` fires.
  const leaving = useRef(false);

  useEffect(() => {
    const enter = () => {
      // Chromium would jump to a fragment when `history.back()` returns to its entry.
      const { pathname, search } = location;
      history.replaceState(history.state, '', pathname + search);
      history.pushState({ ...history.state, [MARK]: true }, '');
    };
    // After a reload or Forward, the entry may be marked while the dialog is closed: `history.back()` would leave the page.
    const unmark = () => history.replaceState({ ...history.state, [MARK]: false }, '');
    const settle = () => {
      if (open && !isMarked()) enter();
      if (!open && isMarked()) unmark();
    };
    const onPopState = () => {
      const isOurs = leaving.current;
      leaving.current = false;
      if (open && !isOurs) close();
      else settle();
    };
    if (!leaving.current) settle();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [open, close]);

  useEffect(() => {
    if (!open) return;
    return () => {
      if (leaving.current || !isMarked()) return;
      leaving.current = true;
      history.back();
    };
  }, [open]);
}
