import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { CloseButton } from './close-button.tsx';

interface AlertProps {
  dismissLabel: string;
  onDismiss: () => void;
  children: ReactNode;
}

/** An error alert. It is announced when it appears, and stays until it is dismissed. */
export function Alert({ dismissLabel, onDismiss, children }: AlertProps) {
  return (
    <div role="alert" className={styles.alert}>
      <p className={styles.text}>{children}</p>
      <CloseButton label={dismissLabel} onClick={onDismiss} />
    </div>
  );
}
