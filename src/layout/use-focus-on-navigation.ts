import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * After a change of page the focus starts at its content and the window at its top, as after a full page load.
 * Back and Forward keep the scroll position that the browser restores.
 */
export function useFocusOnNavigation(pathname: string, mainRef: RefObject<HTMLElement | null>) {
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    mainRef.current?.focus({ preventScroll: true });
    if (navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, navigationType, mainRef]);
}
