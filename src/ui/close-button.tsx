import styles from './close-button.module.css';

interface CloseButtonProps {
  /** The accessible name. */
  label: string;
  /** The dialog that the button closes, also before the app runs. */
  dialogId: string;
  onClick: () => void;
}

/** A button with a cross, which closes a dialog. */
export function CloseButton({ label, dialogId, onClick }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      {...{ command: 'close', commandfor: dialogId }}
      onClick={(event) => {
        // The command would close it without the animation.
        event.preventDefault();
        onClick();
      }}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M5 5 19 19M19 5 5 19" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}
