import type { ComponentProps, ReactNode } from 'react';
import { useIsHydrated } from '../loading/use-is-hydrated.ts';
import textStyles from '../ui/text.module.css';
import styles from './option.module.css';

/** Options of which one is chosen. */
export const Options = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.options}>
    <legend className={textStyles.label}>{legend}</legend>
    {children}
  </fieldset>
);

/**
 * A control in the frame of its label. Before the app runs there is
 * only an empty space, and no control that a browser could restore.
 */
export function Option({ children, ...input }: ComponentProps<'input'>) {
  const isHydrated = useIsHydrated();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it gets its control when the app runs.
    <label className={styles.option}>
      {children}
      {isHydrated && <input {...input} />}
    </label>
  );
}
