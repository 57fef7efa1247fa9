import styles from './text.module.css';

/** Shown while a chunk is loading. The specification asks for an English label. */
export function Loading({ label }: { label: string }) {
  return (
    <p role="status" lang="en" className={styles.loading}>
      {label}
    </p>
  );
}
