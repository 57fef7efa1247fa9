import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { INITIAL_FOCUS, Modal, type ModalProps } from './modal.tsx';

interface DialogProps extends ModalProps {
  id: string;
  title: string;
  /** Stands under the title, or beside it in a low window. */
  intro?: string;
  closeLabel: string;
  /** A `DialogBody`, and what stays in view below it. */
  children: ReactNode;
}

/**
 * A modal with a title and a close button. Its backdrop closes it. Its children stay mounted while it is closed, so
 * typed text stays.
 */
export function Dialog({ id, title, intro, closeLabel, children, ...modal }: DialogProps) {
  const titleId = useId();
  const backdropPress = useBackdropPress(modal.onClose);
  return (
    <Modal {...modal} {...backdropPress} id={id} labelledBy={titleId} className={styles.dialog}>
      <div className={styles.header}>
        {/* Not the first field: on a phone, the keyboard would cover the form at once. */}
        <h2 id={titleId} tabIndex={-1} className={styles.title} {...INITIAL_FOCUS}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        <CloseButton label={closeLabel} dialogId={id} onClick={modal.onClose} />
      </div>
      <div className={styles.content}>{children}</div>
    </Modal>
  );
}

/** Handlers for the dialog: they call `onPress` after a press and release on its backdrop. */
function useBackdropPress(onPress: () => void) {
  const isPressed = useRef(false);
  // The dialog has no padding, so it is the event's target only for its backdrop.
  const isBackdrop = (event: MouseEvent) => event.target === event.currentTarget;
  return {
    onPointerDown(event: MouseEvent) {
      isPressed.current = isBackdrop(event);
    },
    onPointerUp(event: MouseEvent) {
      isPressed.current &&= isBackdrop(event);
    },
    // Also require a press on the backdrop: the click after a drag across the edge has the backdrop as its target.
    onClick(event: MouseEvent) {
      // Ignore the second click of a double click whose first click opened the dialog.
      const isSecond = event.detail > 1;
      if (isPressed.current && isBackdrop(event) && !isSecond) onPress();
      isPressed.current = false;
    },
  };
}

/** The part of a dialog that scrolls. */
export const DialogBody = ({ children }: { children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
);

interface CloseButtonProps {
  /** The accessible name. */
  label: string;
  /** The dialog that the button closes, also before the app runs. */
  dialogId: string;
  onClick: () => void;
}

/** A button with a cross, which closes a dialog. */
function CloseButton({ label, dialogId, onClick }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={styles.close}
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
