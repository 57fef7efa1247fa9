import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A link leads to the top of the window, as a full page load would, and from another page the focus to the content.
 * A section that was asked for has its own place, and Back and Forward the one that the browser restores.
 */
export function useFocusOnNavigation(mainRef: RefObject<HTMLElement | null>) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(location);
  useEffect(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    // The home page sees to both.
    if (navigationType !== 'POP' && location.state?.section) return;
    if (before.pathname !== location.pathname) mainRef.current?.focus({ preventScroll: true });
    if (navigationType === 'POP') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, navigationType, mainRef]);
}
