import type { ReactNode, Ref } from 'react';
import styles from './alert.module.css';
import { CloseButton } from './close-button.tsx';

interface AlertProps {
  dismissLabel: string;
  /** The button that dismisses the alert. */
  dismissRef: Ref<HTMLButtonElement>;
  onDismiss: () => void;
  children: ReactNode;
}

/** An error alert. It is announced when it appears, and stays until it is dismissed. */
export function Alert({ dismissLabel, dismissRef, onDismiss, children }: AlertProps) {
  return (
    <div role="alert" className={styles.alert}>
      <p className={styles.text}>{children}</p>
      <CloseButton ref={dismissRef} label={dismissLabel} onClick={onDismiss} />
    </div>
  );
}
