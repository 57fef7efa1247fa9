import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useBackdropPress } from './backdrop-press.ts';
import { CloseButton } from './close-button.tsx';
import styles from './dialog.module.css';
import { useVisibleViewport } from './use-visible-viewport.ts';

interface DialogProps {
  open: boolean;
  /** The visitor has clicked the backdrop or the close button, or pressed Escape. */
  onClose: () => void;
  /** The closing animation has ended (S-MOD-10). */
  onClosed: () => void;
  title: string;
  /** Stands beside the title, or under it on a phone, unless the content begins with something marked `data-lead`. */
  intro: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A modal based on the native `<dialog>`, which traps the focus, makes the page inert and returns the focus. Its children stay
 * mounted while it is closed, so typed text stays.
 */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  intro,
  closeLabel,
  children,
}: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // The dialog has no padding, so it is the event's target only for a click on the backdrop.
  const backdropPress = useBackdropPress(onClose);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    if (open) {
      if (!dialog.open) dialog.showModal();
      // Not the first field: on a phone, the keyboard would cover the form at once.
      titleRef.current?.focus({ preventScroll: true });
      return;
    }
    if (!dialog.open) return;
    let reopened = false;
    const closing = dialog.getAnimations().map((animation) => animation.finished);
    Promise.allSettled(closing).then(() => {
      if (!reopened) dialog.close();
    });
    return () => {
      reopened = true;
    };
  }, [open]);

  // After the effect that opens the dialog: this one reads a size, which forces a layout.
  useVisibleViewport(dialogRef, open);

  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      data-state={open ? 'open' : 'closed'}
      aria-labelledby={titleId}
      {...backdropPress}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Browsers may close the dialog on a second Escape without a `cancel` event.
        if (open) onClose();
        onClosed();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <p className={styles.intro}>{intro}</p>
        </header>
        <CloseButton label={closeLabel} onClick={onClose} />
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
}
