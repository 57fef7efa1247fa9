import { type RefObject, useEffect } from 'react';

/**
 * While `open`, tells an element's style sheet what a phone's keyboard covers, above and below: `--covered-top` and
 * `--covered-bottom`. Safari moves the window's visible part and leaves its size alone (U-10).
 */
export function useVisibleViewport(ref: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const { visualViewport: visible } = window;
    const element = ref.current;
    if (!open || !visible || !element) return;
    // Zoomed in by two fingers, the visitor looks at a part of it on purpose: nothing moves under them.
    const isZoomed = () => visible.scale > 1;
    let height = visible.height;
    const follow = () => {
      if (isZoomed()) return;
      const bottom = Math.max(0, innerHeight - visible.offsetTop - visible.height);
      element.style.setProperty('--covered-top', `${visible.offsetTop}px`);
      element.style.setProperty('--covered-bottom', `${bottom}px`);
    };
    const resize = () => {
      if (isZoomed()) return;
      const hasShrunk = visible.height < height;
      height = visible.height;
      follow();
      // The keyboard has just come, for the field that is being filled in.
      const focused = document.activeElement;
      if (hasShrunk && element.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
    };
    visible.addEventListener('resize', resize);
    visible.addEventListener('scroll', follow);
    return () => {
      visible.removeEventListener('resize', resize);
      visible.removeEventListener('scroll', follow);
      element.style.removeProperty('--covered-top');
      element.style.removeProperty('--covered-bottom');
    };
  }, [ref, open]);
}
