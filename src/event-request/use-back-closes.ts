import { useEffect, useRef } from 'react';

/** The property of `history.state` that marks the entry of an open dialog. The router owns the rest of the state. */
const MARK = 'dialog';

/**
 * While `open`, Back closes the dialog instead of leaving the page, as phone users expect: each opening has a history
 * entry, which goes when the dialog closes. After a reload, or by Forward, such an entry is one like any other.
 */
export function useBackCloses(open: boolean, close: () => void) {
  const mark = useRef(0);
  // `history.back()` is asynchronous: the dialog may be open again before its `popstate` fires.
  const leaving = useRef(false);

  useEffect(() => {
    const enter = () => {
      mark.current = Date.now();
      addEntry(mark.current);
    };
    if (open && !leaving.current) enter();
    const onPopState = () => {
      const hasLeft = leaving.current;
      leaving.current = false;
      if (open && hasLeft) enter();
      else if (open) close();
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      if (!open || leaving.current || history.state?.[MARK] !== mark.current) return;
      leaving.current = true;
      history.back();
    };
  }, [open, close]);
}

function addEntry(mark: number): void {
  try {
    // Chromium would jump to a fragment when it returns to this entry.
    history.replaceState(history.state, '', location.pathname + location.search);
    history.pushState({ ...history.state, [MARK]: mark }, '');
  } catch {
    // Safari refuses more than 100 changes in 30 seconds. Then Back leaves the page.
  }
}
