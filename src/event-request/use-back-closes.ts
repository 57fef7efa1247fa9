import { useEffect } from 'react';

/** Marks the history entry that stands for the open dialog. */
const MARK = 'dialog';

const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * While `open`, the browser's Back closes the dialog instead of leaving the page: what a thumb does on a phone
 * . The entry goes again when the dialog is closed in another way.
 */
export function useBackCloses(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    // The rest of the state is the router's.
    if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '');
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      if (isMarked()) history.back();
    };
  }, [open, close]);
}
