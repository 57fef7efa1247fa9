import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { CloseIcon } from './close-icon.tsx';

interface AlertProps {
  dismissLabel: string;
  onDismiss: () => void;
  children: ReactNode;
}

/** An alert about what is wrong: announced when it appears, there until it is dismissed. */
export function Alert({ dismissLabel, onDismiss, children }: AlertProps) {
  return (
    <div role="alert" className={styles.alert}>
      <p className={styles.text}>{children}</p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={dismissLabel}
        onClick={onDismiss}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
