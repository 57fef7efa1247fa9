import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The visitor's current year. The prerendered page shows the year of the build until React hydrates (S-FTR-9). */
export function CurrentYear() {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  );
  return <>{year}</>;
}
