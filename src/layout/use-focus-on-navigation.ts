import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a click on a link, scrolls to the top, as a full page load would. If the page has changed, focuses its content.
 * A link to a section is left to the home page, and after Back and Forward the browser restores the scroll position.
 */
export function useFocusOnNavigation(mainRef: RefObject<HTMLElement | null>) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(location);
  useEffect(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    // The home page jumps to the section.
    if (location.hash) return;
    if (before.pathname !== location.pathname) mainRef.current?.focus({ preventScroll: true });
    if (navigationType === 'POP') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, navigationType, mainRef]);
}
