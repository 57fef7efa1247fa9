import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `false` in the prerendered page and while React hydrates it; `true` from then on. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
