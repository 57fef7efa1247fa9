import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { CloseIcon } from './close-icon.tsx';

interface AlertProps {
  tone: 'error' | 'success';
  dismissLabel: string;
  onDismiss: () => void;
  children: ReactNode;
}

/** The site's alert: announced when it appears, there until it is dismissed. */
export function Alert({ tone, dismissLabel, onDismiss, children }: AlertProps) {
  return (
    <div role="alert" className={styles.alert} data-tone={tone}>
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
