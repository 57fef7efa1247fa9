import styles from './loading.module.css';

/** What stands where a chunk is on its way; the words are the caller's. */
export function Loading({ label }: { label: string }) {
  return (
    <p role="status" className={styles.loading}>
      {label}
    </p>
  );
}
