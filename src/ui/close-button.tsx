import styles from './close-button.module.css';

interface CloseButtonProps {
  /** The accessible name. */
  label: string;
  onClick: () => void;
}

/** A button with a cross, which closes a dialog or dismisses an alert. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M5 5 19 19M19 5 5 19" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}
