import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The year on the visitor's clock; the prerendered page says the year of the build until React is there (S-FTR-9). */
export function CurrentYear() {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  );
  return <>{year}</>;
}
