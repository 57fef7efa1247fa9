import type { ReactNode, Ref } from 'react';
import styles from './alert.module.css';

interface AlertProps {
  dismissLabel: string;
  dismissRef: Ref<HTMLButtonElement>;
  onDismiss: () => void;
  children: ReactNode;
}

/** An error alert. It is announced when it appears, and stays until it is dismissed. */
export function Alert({ dismissLabel, dismissRef, onDismiss, children }: AlertProps) {
  return (
    <div className={styles.alert}>
      <p role="alert" className={styles.text}>
        {children}
      </p>
      <button ref={dismissRef} type="button" onClick={onDismiss}>
        {dismissLabel}
      </button>
    </div>
  );
}
