import { useEffect, useRef } from 'react';

/** The property of `history.state` that marks the entry of the open dialog. The router owns the rest of the state. */
const MARK = 'dialog';

const isMarked = () => Boolean(history.state?.[MARK]);

/**
 * While `open`, Back closes the dialog instead of leaving the page, as phone users expect: an open dialog has a history
 * entry, and a closed one has none, also after a reload or Forward.
 */
export function useBackCloses(open: boolean, close: () => void) {
  // `history.back()` is asynchronous: the dialog may be open again before its `popstate` fires.
  const leaving = useRef(false);

  useEffect(() => {
    const settle = () => {
      if (leaving.current || open === isMarked()) return;
      if (open) return enter();
      leaving.current = true;
      history.back();
    };
    const onPopState = () => {
      if (open && !leaving.current) return close();
      // Chromium scrolls after this event, to where the page stood when the dialog was opened, even if that was before a reload.
      const top = scrollY;
      if (leaving.current) requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
      leaving.current = false;
      settle();
    };
    settle();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [open, close]);
}

/** Adds the entry of the dialog. Chromium would jump to a fragment when it returns to the present one. */
function enter(): void {
  try {
    history.replaceState(history.state, '', location.pathname + location.search);
    history.pushState({ ...history.state, [MARK]: true }, '');
  } catch {
    // Safari refuses more than 100 changes in 30 seconds. Then Back leaves the page.
  }
}
