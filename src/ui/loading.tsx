import styles from './loading.module.css';

/** Shown while a chunk is loading, with the caller's English text. */
export function Loading({ label }: { label: string }) {
  return (
    <p role="status" lang="en" className={styles.loading}>
      {label}
    </p>
  );
}
