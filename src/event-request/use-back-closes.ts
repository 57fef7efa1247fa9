import { useEffect, useRef } from 'react';

/** Marks the history entry that stands for the open dialog. The rest of an entry's state is the router's. */
const MARK = 'dialog';

const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * While `open`, the browser's Back closes the dialog instead of leaving the page: what a thumb does on a phone
 * . The entry goes again when the dialog is closed in another way.
 */
export function useBackCloses(open: boolean, close: () => void) {
  // `history.back()` takes a while: until its `popstate` has come, the dialog may be open again.
  const leaving = useRef(false);

  useEffect(() => {
    const enter = () => history.pushState({ ...history.state, [MARK]: true }, '');
    // A reload or Forward finds an entry of a dialog that is closed: going back from it would move the page.
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
