import { useSyncExternalStore } from 'react';

function subscribe(onScroll: () => void) {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

/** Whether the window is scrolled by `threshold` pixels or more. False in the prerendered page. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY >= threshold,
    () => false,
  );
}
