import { type RefObject, useEffect } from 'react';

/**
 * While `open`, sets `--covered-top` and `--covered-bottom` on an element: the parts of the window outside the visual
 * viewport. In Safari a phone's keyboard moves the visual viewport without resizing the window.
 */
export function useVisibleViewport(ref: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const { visualViewport: visible } = window;
    const element = ref.current;
    if (!open || !visible || !element) return;
    // If the visitor has zoomed in, leave the layout alone.
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
      // The keyboard has just opened for the focused field.
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
